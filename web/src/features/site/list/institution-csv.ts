import {
  byteOrderMark,
  decodeProblem,
  escapeFormula,
  type Institution,
  institutionLevels,
  itemKey,
  type Problem,
  problem,
  quotedCell,
  readCsv,
  UpdateInstitutions,
  unescapeFormula,
} from "contract"
import { csvStart, readText } from "#api/file/csv-text.ts"
import { listTexts } from "./list-texts.ts"

export const institutionColumns = ["level", "name", "district", "nameEn", "districtEn"] as const
type Column = (typeof institutionColumns)[number]

const row = (cells: readonly string[]) => `${cells.map((cell) => quotedCell(escapeFormula(cell))).join(",")}\r\n`

/** The list as a file that can be edited in a spreadsheet and read again. */
export const institutionsCsv = (items: readonly Institution[]) =>
  byteOrderMark +
  row(institutionColumns) +
  items.map(({ level, name, district, en }) => row([level, name, district, en.name, en.district])).join("")

export type LineFault = { line: number; column: Column | ""; value: string; reason: Problem }

export type ReadFile =
  | { items: Institution[]; faults: LineFault[] }
  | { problem: "workbook" | "encoding" | "unlike" | "empty" | "tooLarge" | "gone" }

export async function readInstitutions(file: Blob): Promise<ReadFile> {
  const read = await readText(file)
  if ("problem" in read) return read
  const lines = [...readCsv(read.text, csvStart(read.text))].filter(
    ({ cells }) => !cells?.every((cell) => !cell.trim()),
  )
  const [head, ...rest] = lines
  const columns = columnsOf(head?.cells ?? [])
  if (!(["level", "name", "district"] as const).every((column) => columns.includes(column)))
    return { problem: "unlike" }
  if (rest.length === 0) return { problem: "empty" }
  const faults = rest.flatMap(({ line, cells }) => (cells ? [] : [fault(line, problem("csvQuotes"))]))
  const rows = rest.flatMap(({ line, cells }) => (cells ? [{ line, item: institutionOf(columns, cells) }] : []))
  const { data, error } = UpdateInstitutions.safeParse({ items: rows.map(({ item }) => item) })
  for (const { path, message } of error?.issues ?? []) {
    const { line, item } = rows[Number(path[1])] ?? { line: head?.line ?? 1 }
    const reason = decodeProblem(message) ?? problem("badInput")
    const column = columnAt(path.slice(2).join("."))
    faults.push({ ...fault(line, withLine(reason, rows)), column, value: item && column ? cellOf(item, column) : "" })
  }
  return { items: (data?.items ?? []) as Institution[], faults: faults.sort((one, other) => one.line - other.line) }
}

const fault = (line: number, reason: Problem): LineFault => ({ line, column: "", value: "", reason })

/** Names the line of the file instead of the number in the list. */
function withLine(reason: Problem, rows: readonly { line: number }[]): Problem {
  const line = rows[(reason.params?.number ?? 0) - 1]?.line
  return reason.code === "inListTwice" && line ? problem("csvInstitutionTwice", { line }) : reason
}

type Texts = { level: string; name: string; district: string; en: { name: string; district: string } }

function institutionOf(columns: readonly (Column | undefined)[], cells: readonly string[]): Texts {
  const cell = (column: Column) => unescapeFormula(cells[columns.indexOf(column)]?.trim() ?? "")
  return {
    ...{ level: levelOf(cell("level")), name: cell("name"), district: cell("district") },
    en: { name: cell("nameEn"), district: cell("districtEn") },
  }
}

const cellOf = ({ en, ...item }: Texts, column: Column) =>
  ({ ...item, nameEn: en.name, districtEn: en.district })[column]

const columnAt = (path: string): Column | "" =>
  (({ "en.name": "nameEn", "en.district": "districtEn" }) as const)[path] ??
  institutionColumns.find((column) => column === path) ??
  ""

const folded = (text: string) =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\s_-]/g, "")

/** What offices write above such columns. The first match wins, so the English texts come first. */
const patterns: readonly [Column, RegExp][] = [
  [
    "districtEn",
    /(district|city|location).*english|english.*(district|city|location)|(জেলা|শহর).*ইংরেজ|ইংরেজ.*(জেলা|শহর)/,
  ],
  [
    "nameEn",
    /(name|institut|universit|college).*english|english.*(name|institut)|(নাম|প্রতিষ্ঠান).*ইংরেজ|ইংরেজ.*(নাম|প্রতিষ্ঠান)/,
  ],
  ["district", /district|city|town|location|zila|জেলা|শহর/],
  ["level", /level|type|category|পর্যায়|ধরন|স্তর/],
  ["name", /name|institut|universit|varsity|college|নাম|প্রতিষ্ঠান|বিশ্ববিদ্যালয়|কলেজ/],
]

/** The columns of the headings: first by name, the others by pattern. */
function columnsOf(headings: readonly string[]) {
  const found = headings.map(columnOf)
  return headings.map((heading, index) => {
    const guessed = patterns.find(([column, pattern]) => !found.includes(column) && pattern.test(folded(heading)))?.[0]
    found[index] ??= guessed
    return found[index]
  })
}

/** By our name, or as the form names the field, in either language. */
function columnOf(heading: string): Column | undefined {
  const { en, bn } = { en: listTexts.en.fields.institutions, bn: listTexts.bn.fields.institutions }
  const names: Record<Column, string[]> = {
    ...{ level: [en.level, bn.level], name: [en.name, bn.name], district: [en.district, bn.district] },
    ...{ nameEn: [`${en.name} (English)`], districtEn: [`${en.district} (English)`] },
  }
  return institutionColumns.find((column) => [column, ...names[column]].map(folded).includes(folded(heading)))
}

const levelPatterns = {
  university: /^(public|private|সরকারি|বেসরকারি)?(universit|varsity|বিশ্ববিদ্যালয়)/,
  college: /^(সরকারি|govt|government)?(college|কলেজ)/,
}

/** As it is written, or as the lists name it. */
const levelOf = (cell: string) => institutionLevels.find((level) => levelPatterns[level].test(folded(cell))) ?? cell

export function comparedWith(items: readonly Institution[], file: readonly Institution[]) {
  const keyOf = (item: Institution) => itemKey("institutions", item)
  const before = new Map(items.map((item) => [keyOf(item), item]))
  const keys = new Set(file.map(keyOf))
  const added = file.filter((item) => !before.has(keyOf(item)))
  const changed = file.filter((item) => {
    const old = before.get(keyOf(item))
    return old && JSON.stringify(old) !== JSON.stringify(item)
  })
  const removed = items.filter((item) => !keys.has(keyOf(item)))
  const byKey = new Map(file.map((item) => [keyOf(item), item]))
  return {
    ...{ added, changed, removed },
    /** The list with what is new and changed, without removing anything. */
    merged: [...items.map((item) => byKey.get(keyOf(item)) ?? item), ...added],
  }
}
