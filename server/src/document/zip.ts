import { Readable } from "node:stream"
import { crc32, createDeflateRaw } from "node:zlib"

/**
 * A file of a ZIP archive. `bytes` are not compressed: a PDF is already. `chunks` are, and are never in memory together, so
 * that a file can be of any length.
 */
export type ZipFile = { name: string; modified: Date } & ({ bytes: Buffer } | { chunks: AsyncIterable<string> })

// ZIP (PKWARE's APPNOTE) without ZIP64: up to 65,535 files of together 4 GB.
const version = 20
/** The names are UTF-8. */
const utf8 = 0x0800
/** Checksum and lengths follow the file, because they are not known before it. */
const sizesFollow = 0x0008
const [stored, deflated] = [0, 8]
const localHeader = 0x04034b50
const dataDescriptor = 0x08074b50
const centralHeader = 0x02014b50
const endOfDirectory = 0x06054b50

type Sizes = { checksum: number; compressed: number; size: number }
const unknown: Sizes = { checksum: 0, compressed: 0, size: 0 }

/** Yields a ZIP archive as its files come, so that none but the current one is in memory. */
export async function* zip(files: AsyncIterable<ZipFile>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const file of files) {
    const name = Buffer.from(file.name)
    const start = offset
    let facts: Buffer
    if ("bytes" in file) {
      const size = file.bytes.length
      const sizes = { checksum: crc32(file.bytes), compressed: size, size }
      facts = factsOf(name, file.modified, utf8, stored, sizes)
      const local = Buffer.concat([numbers([localHeader, 4]), facts, name])
      offset += local.length + size
      yield local
      yield file.bytes
    } else {
      const flags = utf8 | sizesFollow
      const local = Buffer.concat([
        numbers([localHeader, 4]),
        factsOf(name, file.modified, flags, deflated, unknown),
        name,
      ])
      yield local
      const sizes = yield* deflate(file.chunks)
      const descriptor = numbers([dataDescriptor, 4], ...sizeNumbers(sizes))
      yield descriptor
      facts = factsOf(name, file.modified, flags, deflated, sizes)
      offset += local.length + sizes.compressed + descriptor.length
    }
    directory.push(
      // Attributes: made by a system without any, no comment, first volume.
      Buffer.concat([numbers([centralHeader, 4], [version, 2]), facts, numbers([0, 6], [0, 4], [start, 4]), name]),
    )
  }
  const entries = Buffer.concat(directory)
  const count = directory.length
  yield Buffer.concat([
    entries,
    numbers([endOfDirectory, 4], [0, 4], [count, 2], [count, 2], [entries.length, 4], [offset, 4], [0, 2]),
  ])
}

/** Yields the compressed bytes, and returns their sizes. */
async function* deflate(chunks: AsyncIterable<string>): AsyncGenerator<Buffer, Sizes> {
  const sizes = { ...unknown }
  const measured = async function* () {
    for await (const chunk of chunks) {
      const bytes = Buffer.from(chunk)
      sizes.checksum = crc32(bytes, sizes.checksum)
      sizes.size += bytes.length
      yield bytes
    }
  }
  for await (const part of Readable.from(measured()).compose(createDeflateRaw())) {
    sizes.compressed += part.length
    yield part
  }
  return sizes
}

const sizeNumbers = ({ checksum, compressed, size }: Sizes): [number, number][] => [
  [checksum, 4],
  [compressed, 4],
  [size, 4],
]

/** The part that a file's local header and its entry in the directory share. */
function factsOf(name: Buffer, modified: Date, flags: number, method: number, sizes: Sizes) {
  return numbers(
    [version, 2],
    [flags, 2],
    [method, 2],
    [dosTime(modified), 4],
    ...sizeNumbers(sizes),
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
