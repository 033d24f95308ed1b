import { deflateSync } from "node:zlib"
import {
  addStream,
  dictionary,
  type Pdf,
  reference,
  replaceStream,
  replaceText,
  streamOf,
} from "#document/pdf-objects.ts"

type Font = { descendant: number; toUnicode: number; codes: Map<string, number>; first: number }

/** At most this many entries in a section of a CMap. */
const maxEntries = 100

/**
 * For readers that ignore /ActualText (Firefox, MuPDF): gives the glyphs of a word codes of their own, whose texts, one after
 * the other, are the word. A glyph drawn before its consonant then has the consonant's text, but the word is right.
 */
export function openGlyphTexts({ objects }: Pdf, page: string) {
  const fonts = new Map<string, Font>()
  const list = /\/Font\s*<<([^>]*)>>/.exec(page)?.[1] ?? ""
  for (const [, name = "", id] of list.matchAll(/\/(\w+) (\d+) 0 R/g)) {
    const font = dictionary(objects, Number(id))
    const descendant = Number(/\/DescendantFonts \[(\d+) 0 R\]/.exec(font)?.[1])
    const widths = [...widthsOf(dictionary(objects, descendant)).keys()]
    const toUnicode = reference(font, "ToUnicode")
    const used = [
      ...streamOf(objects, toUnicode)
        .toString("latin1")
        .matchAll(/^<([0-9A-F]{4})> </gm),
    ]
    const codes = used.map(([, hex = ""]) => Number.parseInt(hex, 16))
    fonts.set(name, { descendant, toUnicode, codes: new Map(), first: Math.max(0, ...widths, ...codes) + 1 })
  }

  /** Replaces the glyph codes in the lines of a text object. */
  function retext(body: string, text: string): string {
    const glyphs = (hex: string) => hex.match(/.{4}/g) ?? []
    let count = 0
    for (const line of body.split("\n").filter(isText))
      replaceStrings(line, (hex) => {
        count += glyphs(hex).length
        return hex
      })
    const parts = partsOf(text, count)
    let font: Font | undefined
    const lines = body.split("\n").map((line) => {
      const name = /^\/(\w+) \S+ Tf$/.exec(line)?.[1]
      if (name) font = fonts.get(name)
      if (!isText(line)) return line
      return replaceStrings(line, (hex) =>
        glyphs(hex)
          .map((glyph) => codeOf(font, glyph, parts.next().value ?? ""))
          .join(""),
      )
    })
    return lines.join("\n")
  }

  function codeOf(font: Font | undefined, glyph: string, text: string): string {
    if (!font) throw new Error("A text of the PDF has no font")
    const key = `${glyph} ${text}`
    const code = font.codes.get(key) ?? font.first + font.codes.size
    font.codes.set(key, code)
    return hex4(code)
  }

  function finish() {
    for (const { descendant, toUnicode, codes, first } of fonts.values()) {
      if (codes.size === 0) continue
      const font = dictionary(objects, descendant)
      const widths = widthsOf(font)
      const glyphs = Array.from({ length: first }, (_, code) => code)
      const added: string[] = []
      for (const [key, code] of codes) {
        const glyph = Number.parseInt(key.slice(0, 4), 16)
        glyphs.push(glyph)
        added.push(`${code} ${code} ${widths.get(glyph) ?? 0}`)
      }
      const map = addStream(objects, "/Filter /FlateDecode", deflateSync(uint16(glyphs), { level: 6 }))
      const changed = font
        .replace("/CIDToGIDMap /Identity", `/CIDToGIDMap ${map} 0 R`)
        .replace(/\/W \[([^\]]*)\]/, (_, old: string) => `/W [${old} ${added.join(" ")}]`)
      replaceText(objects, descendant, changed)
      // A set of the font's codes is optional, and would now be wrong.
      const descriptor = reference(font, "FontDescriptor")
      replaceText(objects, descriptor, dictionary(objects, descriptor).replace(/\s*\/CIDSet \d+ 0 R/, ""))
      const cmap = streamOf(objects, toUnicode).toString("latin1")
      replaceStream(objects, toUnicode, Buffer.from(cmap.replace("endcmap", `${sections(codes)}endcmap`), "latin1"))
    }
  }

  return { retext, finish }
}

const isText = (line: string) => / T[jJ]$/.test(line)
const escapes: Record<string, number> = { n: 10, r: 13, t: 9, b: 8, f: 12 }

/** Replaces the strings of a text operator, which Typst writes as <hexadecimal> or (with escapes), by hexadecimal ones. */
function replaceStrings(line: string, replace: (hex: string) => string): string {
  let result = ""
  for (let at = 0; at < line.length; at++) {
    if (line[at] === "<") {
      const end = line.indexOf(">", at)
      result += `<${replace(line.slice(at + 1, end))}>`
      at = end
    } else if (line[at] === "(") {
      const { bytes, end } = literal(line, at + 1)
      result += `<${replace(Buffer.from(bytes).toString("hex"))}>`
      at = end
    } else result += line[at]
  }
  return result
}

/** The bytes of a literal string, whose parentheses may be nested, and where it ends. */
function literal(line: string, start: number): { bytes: number[]; end: number } {
  const bytes: number[] = []
  let depth = 0
  for (let at = start; at < line.length; at++) {
    const character = line[at] ?? ""
    if (character === "\\") {
      const octal = /^[0-7]{1,3}/.exec(line.slice(at + 1, at + 4))?.[0]
      const next = line[at + 1] ?? ""
      bytes.push(octal ? Number.parseInt(octal, 8) : (escapes[next] ?? next.charCodeAt(0)))
      at += octal ? octal.length : 1
      continue
    }
    if (character === "(") depth++
    if (character === ")" && depth-- === 0) return { bytes, end: at }
    bytes.push(character.charCodeAt(0))
  }
  throw new Error("A string of the PDF has no end")
}

function sections(codes: ReadonlyMap<string, number>): string {
  const entries = [...codes].map(([key, code]) => `<${hex4(code)}> <${utf16(key.slice(5))}>\n`)
  const starts = Array.from({ length: Math.ceil(entries.length / maxEntries) }, (_, n) => n * maxEntries)
  return starts
    .map((start) => entries.slice(start, start + maxEntries))
    .map((section) => `${section.length} beginbfchar\n${section.join("")}endbfchar\n`)
    .join("")
}

/** The text in this many parts, each at least one character. */
function* partsOf(text: string, count: number): Generator<string, undefined> {
  let characters = [...text]
  // A vowel sign on both sides of its consonant is two glyphs.
  if (characters.length < count) characters = [...text.replace(/[োৌ]/g, (vowel) => vowel.normalize("NFD"))]
  for (let n = 0; n < count; n++) {
    const from = Math.floor((n * characters.length) / count)
    const part = characters.slice(from, Math.floor(((n + 1) * characters.length) / count)).join("")
    yield part || "\u200b"
  }
}

function widthsOf(font: string): Map<number, number> {
  const widths = new Map<number, number>()
  const numbers = (/\/W \[([^\]]*)\]/.exec(font)?.[1] ?? "").trim().split(/\s+/).map(Number)
  for (let at = 0; at + 2 < numbers.length; at += 3)
    for (let code = numbers[at] ?? 0; code <= (numbers[at + 1] ?? -1); code++) widths.set(code, numbers[at + 2] ?? 0)
  return widths
}

const hex4 = (code: number) => code.toString(16).padStart(4, "0")
const utf16 = (text: string) => Buffer.from(text, "utf16le").swap16().toString("hex")
const uint16 = (numbers: readonly number[]) => Buffer.from(new Uint16Array(numbers).buffer).swap16()
