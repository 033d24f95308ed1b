import { crc32 } from "node:zlib"

/** The bytes are not compressed: a PDF is already. */
export type ZipFile = { name: string; bytes: Buffer; modified: Date }

// ZIP (PKWARE's APPNOTE) without ZIP64: up to 65,535 files of together 4 GB.
const version = 20
/** The names are UTF-8. */
const flags = 0x0800
const localHeader = 0x04034b50
const centralHeader = 0x02014b50
const endOfDirectory = 0x06054b50

/** Yields a ZIP archive as its files come, so that none but the current one is in memory. */
export async function* zip(files: AsyncIterable<ZipFile>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const { name, bytes, modified } of files) {
    const encoded = Buffer.from(name)
    const facts = factsOf(encoded, bytes, modified)
    const local = Buffer.concat([numbers([localHeader, 4]), facts, encoded])
    directory.push(
      // Attributes: made by a system without any, no comment, first volume.
      Buffer.concat([numbers([centralHeader, 4], [version, 2]), facts, numbers([0, 6], [0, 4], [offset, 4]), encoded]),
    )
    offset += local.length + bytes.length
    yield local
    yield bytes
  }
  const entries = Buffer.concat(directory)
  const count = directory.length
  yield Buffer.concat([
    entries,
    numbers([endOfDirectory, 4], [0, 4], [count, 2], [count, 2], [entries.length, 4], [offset, 4], [0, 2]),
  ])
}

/** The part that a file's local header and its entry in the directory share. */
function factsOf(name: Buffer, bytes: Buffer, modified: Date) {
  const size = bytes.length
  return numbers(
    [version, 2],
    [flags, 2],
    [0, 2],
    [dosTime(modified), 4],
    [crc32(bytes), 4],
    [size, 4],
    [size, 4],
    [name.length, 2],
    [0, 2],
  )
}

/** MS-DOS date and time, which begin in 1980 and count in steps of two seconds. */
function dosTime(time: Date): number {
  const date =
    ((Math.max(0, time.getUTCFullYear() - 1980) << 9) | ((time.getUTCMonth() + 1) << 5) | time.getUTCDate()) >>> 0
  const clock = (time.getUTCHours() << 11) | (time.getUTCMinutes() << 5) | (time.getUTCSeconds() >> 1)
  return date * 0x10000 + clock
}

/** Little-endian numbers with their lengths in bytes. */
function numbers(...parts: [value: number, length: number][]): Buffer {
  return Buffer.concat(
    parts.map(([value, length]) => {
      const buffer = Buffer.alloc(length)
      buffer.writeUIntLE(value, 0, length)
      return buffer
    }),
  )
}
