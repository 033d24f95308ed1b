const localHeader = 0x04034b50
const headerLength = 30

/** Counts the files of a ZIP archive while its parts arrive: each begins with a header that says how long it is. */
export function zipCounter() {
  let count = 0
  /** Bytes of the current file that are still to come. */
  let rest = 0
  let header = new Uint8Array(0)

  return (part: Uint8Array): number => {
    for (let from = 0; from < part.length; ) {
      if (rest > 0) {
        const skipped = Math.min(rest, part.length - from)
        rest -= skipped
        from += skipped
        continue
      }
      const more = part.subarray(from, from + headerLength - header.length)
      from += more.length
      header = Uint8Array.of(...header, ...more)
      if (header.length < headerLength) break
      const fields = new DataView(header.buffer)
      // After the files comes their directory.
      if (fields.getUint32(0, true) !== localHeader) rest = Number.POSITIVE_INFINITY
      else {
        count++
        rest = fields.getUint32(18, true) + fields.getUint16(26, true) + fields.getUint16(28, true)
      }
      header = new Uint8Array(0)
    }
    return count
  }
}

const endLength = 22
/** In the archive's directory, the last name is before the record that ends it. */
const listName = "not-included.csv"

/** How many of `count` certificates the archive has no document of: it lists them in its last file. */
export async function notIncludedIn(archive: Blob, count: number): Promise<number> {
  const last = await archive.slice(-endLength - listName.length, -endLength).text()
  if (last !== listName) return 0
  const end = new DataView(await archive.slice(-endLength).arrayBuffer())
  return count + 1 - end.getUint16(10, true)
}
