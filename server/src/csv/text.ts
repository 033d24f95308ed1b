import { setImmediate as nextTurn } from "node:timers/promises"

const pieceSize = 128 * 1024

/** The text of a file in UTF-8; null when it is in another encoding. NUL tells UTF-16 that happens to be readable. */
export async function textOf(file: Uint8Array): Promise<string | null> {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })
  const pieces: string[] = []
  try {
    for (let at = 0; at < file.length; at += pieceSize) {
      const piece = decoder.decode(file.subarray(at, at + pieceSize), { stream: true })
      if (piece.includes("\0")) return null
      pieces.push(piece)
      await nextTurn()
    }
    pieces.push(decoder.decode())
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
  return pieces.join("")
}
