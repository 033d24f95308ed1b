import { openGlyphTexts } from "#document/glyph-texts.ts"
import {
  contentOf,
  dictionary,
  type Pdf,
  type PdfObjects,
  pageOf,
  reference,
  replaceContent,
  replaceText,
} from "#document/pdf-objects.ts"

/**
 * Typst's text layer doubles letters of Bengali words, because one glyph belongs to several clusters. This gives each word its
 * known text as /ActualText. In the template each word is a `strong`, so a structure element tells which content belongs to it.
 * The operators of `behind` come first. They are added here because reading and compressing the content takes a millisecond.
 */
export function setWordTexts(pdf: Pdf, words: readonly string[], behind = "") {
  const { objects } = pdf
  const catalog = dictionary(objects, reference(pdf.trailer, "Root"))
  const tree = dictionary(objects, reference(catalog, "StructTreeRoot"))
  const elements = wordElements(objects, tree)
  if (elements.length !== words.length) throw new Error(`${words.length} words, but ${elements.length} elements`)
  const texts = new Map(elements.map((id, n) => [id, words[n] ?? ""]))

  const { page } = pageOf(pdf)
  const table = parentTableOf(tree, page)
  const parents = parentsOf(objects, table)
  const glyphTexts = openGlyphTexts(pdf, page)
  const { lines, dropped } = rewrite(contentOf(objects, page), parents, texts, glyphTexts.retext)
  glyphTexts.finish()
  replaceContent(objects, page, [behind, ...lines].join("\n"))
  for (const id of elements) replaceText(objects, id, wordElement(dictionary(objects, id), dropped))
  const entries = parents.map((id, mcid) => (dropped.has(mcid) || id < 0 ? "null" : `${id} 0 R`))
  replaceText(objects, table, `${table} 0 obj\n[${entries.join(" ")}]\nendobj\n\n`)
}

/** The structure elements of the words, in reading order. */
function wordElements(objects: PdfObjects, tree: string): number[] {
  const found: number[] = []
  const visit = (id: number) => {
    const element = withoutStrings(dictionary(objects, id))
    if (element.includes("/S /Strong")) found.push(id)
    else for (const child of children(element)) visit(child)
  }
  for (const child of children(tree)) visit(child)
  return found
}

/** Without literal strings, which can contain text of the certificate. Parentheses in them may be nested. */
function withoutStrings(text: string): string {
  const shorter = text.replace(/\((?:\\[\s\S]|[^\\()])*\)/g, "")
  return shorter === text ? text : withoutStrings(shorter)
}

const kids = /\/K (\[[^\]]*\]|\d+(?: 0 R)?)/

const children = (element: string) =>
  [...(kids.exec(element)?.[1] ?? "").matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id))

/** As a plain /Span, without the sequences that were merged into the word's first one. */
function wordElement(element: string, dropped: ReadonlySet<number>): string {
  const kept = (list: string) => {
    const left = (list.match(/\d+/g) ?? []).filter((mcid) => !dropped.has(Number(mcid)))
    return left.length === 1 ? `${left[0]}` : `[${left.join(" ")}]`
  }
  return element.replace("/S /Strong", "/S /Span").replace(kids, (_, list: string) => `/K ${kept(list)}`)
}

/** The number of the object that lists the structure element of each marked-content sequence of the page. */
function parentTableOf(tree: string, page: string): number {
  const key = /\/StructParents (\d+)/.exec(page)?.[1]
  const list = /\/Nums \[([^\]]*)\]/.exec(tree)?.[1] ?? ""
  const entry = [...list.matchAll(/(\d+) (\d+) 0 R/g)].find(([, number]) => number === key)
  if (!entry) throw new Error("The PDF has no parent tree for its page")
  return Number(entry[2])
}

const parentsOf = (objects: PdfObjects, table: number) =>
  [
    ...dictionary(objects, table)
      .replace(/^\d+ 0 obj/, "")
      .matchAll(/(\d+) 0 R|null/g),
  ].map(([, id]) => (id ? Number(id) : -1))

const utf16Hex = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le").swap16().toString("hex")

type Segment = { mcid: number; begin: string; lines: string[] }

/** Typst writes one operator per line, and line ends in strings as escapes, so lines can be compared as a whole. */
function rewrite(
  content: string,
  parents: readonly number[],
  texts: ReadonlyMap<number, string>,
  retext: (body: string, text: string) => string,
) {
  const lines: string[] = []
  const dropped = new Set<number>()
  const written = new Set<number>()
  const word: { element: number; segments: Segment[] } = { element: -1, segments: [] }
  let segment: Segment | undefined
  let depth = 0
  const finishWord = () => {
    const { element, segments } = word
    const text = written.has(element) ? "" : (texts.get(element) ?? "")
    if (segments.length > 0) lines.push(...wordLines(segments, text, retext))
    for (const { mcid } of segments.slice(1)) dropped.add(mcid)
    written.add(element)
    word.segments = []
  }
  for (const { text, mcid } of operators(content)) {
    const element = mcid === undefined ? -1 : (parents[mcid] ?? -1)
    if (segment) {
      if (mcid !== undefined) depth++
      else if (text !== "EMC") segment.lines.push(text)
      else if (depth-- === 0) {
        word.segments.push(segment)
        segment = undefined
      }
    } else if (mcid !== undefined && texts.has(element)) {
      if (element !== word.element) finishWord()
      word.element = element
      segment = { mcid, begin: text, lines: [] }
      depth = 0
    } else {
      finishWord()
      lines.push(text)
    }
  }
  finishWord()
  return { lines, dropped }
}

const textObject = /^q\n1 0 0 -1 (\S+) (\S+) cm\n([\s\S]*?)BT\n([\s\S]*?)\nET\nQ$/

/**
 * A word in one sequence and one text object. Typst starts another one where the font or the height of a glyph changes.
 * The /ActualText is inside the text object, because poppler takes the word's position from the matrix at the end of it.
 */
function wordLines(
  segments: readonly Segment[],
  text: string,
  retext: (body: string, text: string) => string,
): string[] {
  let origin: { x: number; y: number; style: string } | undefined
  const shown: string[] = []
  for (const { lines } of segments) {
    const [, left, baseline, style = "", body = ""] = textObject.exec(lines.join("\n")) ?? []
    const [x, y] = [Number(left), Number(baseline)]
    if (Number.isNaN(x + y)) throw new Error("A word of the PDF has another form")
    origin ??= { x, y, style }
    const [right, down] = [x - origin.x, origin.y - y]
    shown.push(
      body.replace(/^1 0 0 -1 (\S+) (\S+) Tm$/gm, (_, tx, ty) => `1 0 0 -1 ${add(tx, right)} ${add(ty, down)} Tm`),
    )
  }
  if (!origin) return []
  const begin = `q\n1 0 0 -1 ${origin.x} ${origin.y} cm\n${origin.style}BT\n/Span <</ActualText <${utf16Hex(text)}>>> BDC`
  return [segments[0]?.begin ?? "", begin, retext(shown.join("\n"), text), "EMC\nET\nQ\nEMC"]
}

// No exponents, which PDF does not know.
const add = (number: string, change: number) => String(Number((Number(number) + change).toFixed(4)))

/** The lines of a content stream. The beginning of a marked-content sequence is one item, with its number or -1. */
function* operators(content: string): Generator<{ text: string; mcid?: number }> {
  let begin = ""
  for (const line of content.split("\n")) {
    if (!begin && !/^\/\w+( <<|.*B[DM]C$)/.test(line)) {
      yield { text: line }
      continue
    }
    begin = begin ? `${begin}\n${line}` : line
    if (!/B[DM]C$/.test(line)) continue
    yield { text: begin, mcid: Number(/\/MCID (\d+)/.exec(begin)?.[1] ?? -1) }
    begin = ""
  }
}
