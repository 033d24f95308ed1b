import { inflate } from "./inflate.ts"

/** A PDF whose objects are found by scanning, not by its cross-reference table: other programs write that in many ways. */
export type PdfFile = { objects: ReadonlyMap<number, PdfObject>; root: number | undefined; streamOf: StreamReader }

export type PdfObject = { dictionary: string; stream?: Uint8Array<ArrayBuffer> }
type StreamReader = (object: PdfObject) => Promise<string>

const maxObjects = 2000
const maxDictionary = 64 * 1024
const maxStreamBytes = 4 * 1024 * 1024
/** Of all streams of a file together. */
const maxReadBytes = 24 * 1024 * 1024

/** One character per byte. */
export const byteText = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes)

/** Reads any file without failing: damaged or too large objects are missing. */
export async function readPdfFile(file: Uint8Array<ArrayBuffer>, text: string): Promise<PdfFile> {
  const objects = scan(file, text)
  let left = maxReadBytes

  /** As text with one character per byte; empty if it cannot be read. */
  async function streamOf({ dictionary, stream }: PdfObject): Promise<string> {
    if (!stream || left <= 0) return ""
    if (!dictionary.includes("/Filter")) {
      const read = stream.subarray(0, maxStreamBytes)
      left -= read.length
      return byteText(read)
    }
    if (!/\/Filter\s*(\[\s*)?\/FlateDecode\s*(\]|\/|>>|$)/.test(dictionary)) return ""
    const inflated = await inflate(stream, Math.min(maxStreamBytes, left))
    left -= inflated?.length ?? maxStreamBytes
    return inflated ? byteText(inflated) : ""
  }

  for (const object of [...objects.values()])
    if (/\/Type\s*\/ObjStm/.test(object.dictionary)) addPacked(objects, object.dictionary, await streamOf(object))
  const roots = [...text.matchAll(/\/Root\s{1,4}(\d{1,9})\s{1,4}\d{1,5}\s{1,4}R/g)]
  const root = roots.at(-1)?.[1]
  return { objects, root: root === undefined ? undefined : Number(root), streamOf }
}

/** An object that an update of the file appends replaces the earlier one. */
function scan(file: Uint8Array<ArrayBuffer>, text: string) {
  const objects = new Map<number, PdfObject>()
  const start = /(\d{1,9})\s{1,4}\d{1,5}\s{1,4}obj\b/g
  const [nextEnd, nextStream] = [finder(text, /\bendobj\b/g), finder(text, /\bstream\r?\n/g)]
  const nextStreamEnd = finder(text, /\bendstream\b/g)
  for (let found = start.exec(text); found && objects.size < maxObjects; found = start.exec(text)) {
    const from = start.lastIndex
    const [end, stream] = [nextEnd(from), nextStream(from)]
    const dictionary = text.slice(from, Math.min(end.start, stream.start, from + maxDictionary))
    if (stream.start >= end.start) objects.set(Number(found[1]), { dictionary })
    else {
      const last = streamEnd(text, dictionary, stream.end) ?? nextStreamEnd(stream.end).start
      objects.set(Number(found[1]), { dictionary, stream: file.subarray(stream.end, last) })
      // Compressed bytes can look like the start of an object.
      start.lastIndex = last
    }
  }
  return objects
}

/** Finds the next match, for positions in ascending order: the whole text is searched only once. */
function finder(text: string, pattern: RegExp) {
  let next = { start: -1, end: -1 }
  return (from: number) => {
    if (next.start >= from) return next
    pattern.lastIndex = from
    const found = pattern.exec(text)
    next = found ? { start: found.index, end: pattern.lastIndex } : { start: text.length, end: text.length }
    return next
  }
}

function streamEnd(text: string, dictionary: string, first: number): number | undefined {
  const length = /\/Length\s{1,4}(\d{1,9})(?!\s{1,4}\d{1,5}\s{1,4}R)/.exec(dictionary)?.[1]
  const last = first + Number(length)
  return length !== undefined && /^\s{0,2}endstream/.test(text.slice(last, last + 12)) ? last : undefined
}

/** Adds the objects of an object stream, which begins with their numbers and offsets. */
function addPacked(objects: Map<number, PdfObject>, dictionary: string, content: string) {
  const first = Number(/\/First\s+(\d{1,9})/.exec(dictionary)?.[1])
  const numbers = (content.slice(0, first).match(/\d{1,9}/g) ?? []).map(Number)
  for (let at = 0; at + 1 < numbers.length && objects.size < maxObjects; at += 2) {
    const [id = 0, offset = 0, end = content.length - first] = [numbers[at], numbers[at + 1], numbers[at + 3]]
    const last = Math.min(first + end, first + offset + maxDictionary)
    if (!objects.has(id)) objects.set(id, { dictionary: content.slice(first + offset, last) })
  }
}

/** The numbers of the objects that a key refers to: one, or an array of them. Without `[` in it: each array is searched only once. */
export function references(dictionary: string, key: string): number[] {
  const [, list = ""] =
    new RegExp(`/${key}\\s*(\\[[^[\\]]{0,20000}\\]|\\d{1,9}\\s+\\d{1,5}\\s+R)`).exec(dictionary) ?? []
  return Array.from(list.matchAll(/(\d{1,9})\s+\d{1,5}\s+R/g), ([, id]) => Number(id))
}
