/** Decompresses bytes; undefined if they are damaged or become more than `maxBytes`: 1 MB can be the compressed form of 1 GB. */
export async function decompress(
  compressed: Uint8Array<ArrayBuffer>,
  format: CompressionFormat,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  const bytes = new Uint8Array(maxBytes)
  let length = 0
  try {
    const reader = new Blob([compressed]).stream().pipeThrough(new DecompressionStream(format)).getReader()
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      // Throws beyond the end.
      bytes.set(read.value, length)
      length += read.value.length
    }
  } catch {
    return undefined
  }
  return bytes.subarray(0, length)
}
