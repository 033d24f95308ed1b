import { maxCredentialBytes } from "../credential/signed.ts"
import { decompress } from "../text/decompress.ts"

/** A credential in a PDF, and its place there if it is uncompressed, as we write it. */
export type Attached = { text: string; place?: { start: number; end: number } }

/** More would be an attack: our documents have one. */
const maxAttached = 8
const signed = /^eyJ[\w-]+\.[\w-]+\.[\w-]+$/

/** One character per byte. */
export const byteText = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes)

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

/** Those that another program has compressed or moved. A stream is never inside of another one, so the text of its dictionary is in the file. */
export async function rewrittenAttachments(file: Uint8Array<ArrayBuffer>, text: string): Promise<Attached[]> {
  const found: Attached[] = []
  const type = /\/EmbeddedFile\b/g
  const [begin, end] = [/\bstream\r?\n/g, /\r?\n?endstream\b/g]
  for (let tried = 0; tried < maxAttached && type.test(text); tried++) {
    begin.lastIndex = type.lastIndex
    if (!begin.test(text)) break
    const start = begin.lastIndex
    end.lastIndex = start
    const dictionary = text.slice(text.lastIndexOf("obj", type.lastIndex), start)
    const length = /\/Length (\d{1,9})\b(?! \d+ R)/.exec(dictionary)?.[1]
    const last = length === undefined ? (end.exec(text)?.index ?? text.length) : start + Number(length)
    const stream = file.slice(start, last)
    const isCompressed = dictionary.includes("/Filter")
    const content = isCompressed ? await decompress(stream, "deflate", maxCredentialBytes) : stream
    const credential = content && content.length <= maxCredentialBytes ? byteText(content).trim() : ""
    if (signed.test(credential)) found.push({ text: credential })
  }
  return found
}

/** The digest of the file with a space in the place of each byte of the credential. */
export async function digestAround(file: Uint8Array<ArrayBuffer>, { start, end }: { start: number; end: number }) {
  const around = file.slice().fill(0x20, start, end)
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-384", around))
  return `sha384-${btoa(String.fromCharCode(...digest))}`
}
