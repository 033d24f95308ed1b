import { deflateSync, inflateSync } from "node:zlib"

// A fixed level: equal input must give equal bytes.
const deflation = { level: 6 }

/** Reads and rewrites a PDF as Typst writes it: one section, a classic cross-reference table, no object streams. */
export type PdfObjects = Map<number, Buffer>

export type Pdf = { header: Buffer; objects: PdfObjects; trailer: string }

const latin1 = (bytes: Buffer) => bytes.toString("latin1")

export function readPdf(file: Buffer): Pdf {
  const end = latin1(file.subarray(-64))
  const xref = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(end)?.[1])
  const table = latin1(file.subarray(xref))
  const head = /^xref\s+0 (\d+)\s/.exec(table)
  const trailer = /trailer\s+([\s\S]*?)\s*startxref/.exec(table)?.[1]
  if (!head || !trailer) throw new Error("The PDF has no cross-reference table")
  const offsets = [...table.matchAll(/^(\d{10}) \d{5} ([nf])/gm)].map(([, offset, kind], id) => ({
    id,
    offset: Number(offset),
    kind,
  }))
  const used = offsets.filter(({ kind }) => kind === "n").sort((a, b) => a.offset - b.offset)
  const objects: PdfObjects = new Map()
  for (const [i, { id, offset }] of used.entries()) objects.set(id, file.subarray(offset, used[i + 1]?.offset ?? xref))
  return { header: file.subarray(0, used[0]?.offset ?? 0), objects, trailer }
}

/** Writes the objects in the order of the map, which is the order of the original. */
export function writePdf({ header, objects, trailer }: Pdf): Buffer {
  const parts = [header]
  let length = header.length
  const offsets: number[] = []
  for (const [id, bytes] of objects) {
    offsets[id] = length
    parts.push(bytes)
    length += bytes.length
  }
  const size = Math.max(...objects.keys()) + 1
  if (objects.size !== size - 1) throw new Error("The PDF has unused object numbers")
  const rows = Array.from({ length: size - 1 }, (_, i) => `${String(offsets[i + 1]).padStart(10, "0")} 00000 n\r\n`)
  const last = trailer.replace(/\/Size \d+/, `/Size ${size}`)
  const table = `xref\n0 ${size}\n0000000000 65535 f\r\n${rows.join("")}trailer\n${last}\nstartxref\n${length}\n%%EOF`
  return Buffer.concat([...parts, Buffer.from(table, "latin1")])
}

/** The object's text without its stream. */
export function dictionary(objects: PdfObjects, id: number): string {
  const bytes = objects.get(id)
  if (!bytes) throw new Error(`The PDF has no object ${id}`)
  const stream = bytes.indexOf("stream\n")
  return latin1(stream < 0 ? bytes : bytes.subarray(0, stream))
}

export function streamOf(objects: PdfObjects, id: number): Buffer {
  const bytes = objects.get(id) ?? Buffer.alloc(0)
  const start = bytes.indexOf("stream\n") + "stream\n".length
  const length = Number(/\/Length (\d+)/.exec(dictionary(objects, id))?.[1])
  return bytes.subarray(start, start + length)
}

export function replaceText(objects: PdfObjects, id: number, text: string) {
  objects.set(id, Buffer.from(text, "latin1"))
}

export function replaceStream(objects: PdfObjects, id: number, stream: Buffer) {
  const head = dictionary(objects, id).replace(/\/Length \d+/, `/Length ${stream.length}`)
  objects.set(
    id,
    Buffer.concat([Buffer.from(`${head}stream\n`, "latin1"), stream, Buffer.from("\nendstream\nendobj\n\n")]),
  )
}

export function addStream(objects: PdfObjects, entries: string, stream: Buffer): number {
  const id = objects.size + 1
  const head = Buffer.from(`${id} 0 obj\n<<\n${entries}\n/Length ${stream.length}\n>>\nstream\n`, "latin1")
  objects.set(id, Buffer.concat([head, stream, Buffer.from("\nendstream\nendobj\n\n")]))
  return id
}

/** The page's number and dictionary. Our documents have one page. */
export function pageOf({ objects, trailer }: Pdf): { id: number; page: string } {
  const pages = reference(dictionary(objects, reference(trailer, "Root")), "Pages")
  const ids = /\/Kids \[(\d+) 0 R\]/.exec(dictionary(objects, pages))
  if (!ids) throw new Error("The document does not have exactly one page")
  return { id: Number(ids[1]), page: dictionary(objects, Number(ids[1])) }
}

export function contentOf(objects: PdfObjects, page: string): string {
  const id = reference(page, "Contents")
  const stream = streamOf(objects, id)
  return (dictionary(objects, id).includes("/FlateDecode") ? inflateSync(stream) : stream).toString("latin1")
}

/** Short content is not compressed by Typst. */
export function replaceContent(objects: PdfObjects, page: string, content: string) {
  const id = reference(page, "Contents")
  const bytes = Buffer.from(content, "latin1")
  replaceStream(objects, id, dictionary(objects, id).includes("/FlateDecode") ? deflateSync(bytes, deflation) : bytes)
}

/** The number of the object that a key refers to. */
export function reference(text: string, key: string): number {
  const id = new RegExp(`/${key} (\\d+) 0 R`).exec(text)?.[1]
  if (!id) throw new Error(`The PDF has no /${key}`)
  return Number(id)
}
