import { type PdfFile, references } from "./pdf-objects.ts"

const maxPages = 50
const maxWords = 1500
/** More than the longest field without a space. Composing a word (NFC) takes time that grows with the square of its length. */
const maxWordLength = 1000
/** Of all words together. Our documents have a few hundred. */
const maxLetters = 20_000
/** Stands for words that are not read: none of our documents has it, so it is reported as a difference. */
const unread = "…"

const actualText = /\/ActualText\s{0,4}(?:<([\da-fA-F\s]{0,20000})>|\(((?:[^()\\]|\\[\s\S]){0,20000})\))/g

/** The words of all pages, in the order of their content. Our documents give each word as /ActualText. */
export async function wordsOf(pdf: PdfFile): Promise<string[]> {
  const words: string[] = []
  let letters = 0
  for (const page of pagesOf(pdf)) {
    for (const id of references(page, "Contents").slice(0, maxPages)) {
      const object = pdf.objects.get(id)
      const content = object ? await pdf.streamOf(object) : ""
      for (const [, hex, literal = ""] of content.matchAll(actualText)) {
        const text = textOf(hex === undefined ? bytesOfLiteral(literal) : bytesOfHex(hex))
        for (const word of text.split(/\s+/)) {
          if (word === "") continue
          letters += word.length
          if (words.length === maxWords || word.length > maxWordLength || letters > maxLetters)
            return [...words, unread]
          words.push(word)
        }
      }
    }
  }
  return words
}

/** From the root, so that pages that an update has replaced do not count. */
function pagesOf({ objects, root }: PdfFile): string[] {
  const pages: string[] = []
  const seen = new Set<number>()
  const visit = (id: number) => {
    const dictionary = objects.get(id)?.dictionary
    if (dictionary === undefined || seen.has(id) || seen.size > maxPages) return
    seen.add(id)
    if (dictionary.includes("/Kids")) for (const kid of references(dictionary, "Kids")) visit(kid)
    else pages.push(dictionary)
  }
  const catalog = root === undefined ? undefined : objects.get(root)?.dictionary
  for (const id of references(catalog ?? "", "Pages")) visit(id)
  return pages
}

const bytesOfHex = (hex: string) =>
  Uint8Array.from(hex.replace(/\s/g, "").match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

const escaped: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" }

const bytesOfLiteral = (literal: string) =>
  Uint8Array.from(
    literal.replace(/\\(?:([0-7]{1,3})|([\s\S]))/g, (_, octal, character) =>
      octal ? String.fromCharCode(Number.parseInt(octal, 8) & 255) : (escaped[character] ?? character),
    ),
    (character) => character.charCodeAt(0),
  )

/** Texts of a PDF are UTF-16 with a mark at the beginning, or an encoding like Latin 1. */
const textOf = (bytes: Uint8Array) =>
  bytes[0] === 0xfe && bytes[1] === 0xff
    ? new TextDecoder("utf-16be").decode(bytes.subarray(2))
    : new TextDecoder("latin1").decode(bytes)
