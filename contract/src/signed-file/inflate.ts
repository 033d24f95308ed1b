/** Decompresses a stream of a PDF; undefined if it is damaged or longer than `maxBytes`: 1 MB can be the compressed form of 1 GB. */
export async function inflate(compressed: Uint8Array<ArrayBuffer>, maxBytes: number): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = []
  let length = 0
  try {
    const reader = new Blob([compressed]).stream().pipeThrough(new DecompressionStream("deflate")).getReader()
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      parts.push(read.value)
      length += read.value.length
      if (length <= maxBytes) continue
      await reader.cancel()
      return undefined
    }
  } catch {
    return undefined
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
