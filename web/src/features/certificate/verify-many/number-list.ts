import { unwrappedNumber } from "contract"

/** A pasted list: its different numbers in their order, how often each is in it, and what cannot be a number. */
export type NumberList = { numbers: string[]; times: ReadonlyMap<string, number>; ignored: string[] }

/** Longer than any number with spaces between its characters; 200 of them fit into one request. */
const maxLength = 80
const lineBreaks = /[\r\n\u2028\u2029]+/
const betweenNumbers = /[,;|]+/
/** A quote around a cell, or the mark of a list: "1." or "•". */
const decoration = /^["'“”‘’\s]+|["'“”‘’\s]+$|^(?:\d{1,3}[.)]|[•*\p{Pd}])\s+/gu
const hasDigit = /\p{N}/u
const isDashed = /[\p{L}\p{M}\p{N}]\p{Pd}+[\p{L}\p{N}]/u
const isGrouped = /[\p{L}\p{M}\p{N}][\p{Pd}_/\uff3f\uff0f]+[\p{L}\p{N}]/u
const isDate = /^\s*\p{N}{1,4}[\p{Pd}/]\p{N}{1,2}[\p{Pd}/]\p{N}{1,4}\s*$/u
const isWhole = (part: string) => isGrouped.test(part) && hasDigit.test(part) && !isDate.test(part)
const withoutDecoration = (entry: string) => entry.replace(decoration, "").replace(decoration, "")
const isWord = /^\p{L}[\p{L}\p{M}]*$/u

/** The numbers in a text as people paste it: one per line, separated by commas, semicolons or spaces, or rows of a spreadsheet. */
export function numberListOf(text: string): NumberList {
  const times = new Map<string, number>()
  const ignored: string[] = []
  for (const line of text.split(lineBreaks)) {
    const cells = line.split("\t").filter((cell) => cell.trim() !== "")
    // A row of several columns, of which one has the number.
    const isRow = cells.length > 1 && cells.some(isWhole)
    for (const cell of cells) {
      if (isRow && !isWhole(unwrappedNumber(cell))) ignored.push(cell.trim())
      else entriesOf(cell).forEach(addEntry)
    }
  }
  function entriesOf(cell: string) {
    const entries = cell.split(betweenNumbers).map(withoutDecoration).map(unwrappedNumber)
    const whole = entries.filter(isWhole)
    if (entries.length === 1 || whole.length === 0) return entries
    // A row whose other parts are a name, a year or a batch.
    const isOther = (entry: string) => !isWhole(entry) && (whole.length === 1 || /^\p{N}+$/u.test(entry))
    ignored.push(...entries.filter((entry) => entry !== "" && isOther(entry)))
    return entries.filter((entry) => !isOther(entry))
  }
  function addEntry(entry: string) {
    numbersIn(entry).forEach(add)
  }
  function add(number: string) {
    if (number.length > maxLength || !(hasDigit.test(number) || isDashed.test(number))) ignored.push(number)
    else times.set(number, (times.get(number) ?? 0) + 1)
  }
  return { numbers: [...times.keys()], times, ignored }
}

/** Spaces separate numbers, but are also written inside one: "PRH 0001 0001". */
function numbersIn(entry: string): string[] {
  if (entry === "") return []
  const parts = entry.split(/\s+/)
  const [first = ""] = parts
  if (parts.some(isWhole) && parts.every((part) => isWhole(part) || !hasDigit.test(part))) return parts.filter(isWhole)
  if (!isWord.test(first) || parts.lastIndexOf(first) === 0) return [entry]
  // The same word begins each number.
  const numbers: string[][] = []
  for (const part of parts) part === first ? numbers.push([part]) : numbers.at(-1)?.push(part)
  return numbers.map((number) => number.join(" "))
}
