/** The text of a file in UTF-8; null when it is in another encoding. NUL tells UTF-16 that happens to be readable. */
export function textOf(file: Uint8Array): string | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(file)
    return text.includes("\0") ? null : text
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}
