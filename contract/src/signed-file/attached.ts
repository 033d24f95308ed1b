import { maxCredentialBytes } from "../credential/signed.ts"
import type { PdfFile } from "./pdf-objects.ts"

/** A credential in a PDF, and its place there if it is uncompressed, as we write it. */
export type Attached = { text: string; place?: { start: number; end: number } }

const maxAttached = 8
const signed = /^eyJ[\w-]+\.[\w-]+\.[\w-]+$/

/** The credentials of a PDF whose bytes are as text. */
export function attachedPlaces(text: string): Attached[] {
  const found: Attached[] = []
  const place = /stream\r?\n(?=eyJ)/g
  for (let match = place.exec(text); match && found.length < maxAttached; match = place.exec(text)) {
    const start = place.lastIndex
    const end = text.indexOf("\n", start)
    const content = text.slice(start, Math.min(end < 0 ? text.length : end, start + maxCredentialBytes + 1))
    if (signed.test(content)) found.push({ text: content, place: { start, end } })
  }
  return found
}

/** Those that another program has compressed. */
export async function compressedAttachments({ objects, streamOf }: PdfFile): Promise<Attached[]> {
  const found: Attached[] = []
  for (const object of objects.values()) {
    if (found.length === maxAttached) break
    if (!/\/Type\s*\/EmbeddedFile/.test(object.dictionary)) continue
    const text = (await streamOf(object)).trim()
    if (text.length <= maxCredentialBytes && signed.test(text)) found.push({ text })
  }
  return found
}

/** The digest of the file with a space in the place of each byte of the credential. */
export async function digestAround(file: Uint8Array<ArrayBuffer>, { start, end }: { start: number; end: number }) {
  const around = file.slice().fill(0x20, start, end)
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-384", around))
  return `sha384-${btoa(String.fromCharCode(...digest))}`
}
