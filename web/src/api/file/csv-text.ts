import { readCsv } from "contract"

export type Problem = "workbook" | "encoding" | "unlike" | "empty" | "tooLarge" | "gone"

// More than can be uploaded, because columns that are not needed are left out of the upload.
const maxFileBytes = 32 * 1024 * 1024

/** The text of a file as spreadsheets save it. */
export async function readText(file: Blob): Promise<{ text: string } | { problem: Problem }> {
  if (file.size > maxFileBytes) return { problem: "tooLarge" }
  const bytes = await file.arrayBuffer().catch(() => null)
  // The file was moved or changed since it was selected, or its disk was removed.
  if (!bytes) return { problem: "gone" }
  return decodedText(new Uint8Array(bytes))
}

const signatures = [
  { bytes: [0x50, 0x4b, 0x03, 0x04], format: "workbook" },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], format: "workbook" },
  { bytes: [0xff, 0xfe], format: "utf-16le" },
  { bytes: [0xfe, 0xff], format: "utf-16be" },
] as const

/** UTF-8, or the UTF-16 that Excel calls "Unicode Text". */
function decodedText(file: Uint8Array): { text: string } | { problem: Problem } {
  const format = signatures.find(({ bytes }) => bytes.every((byte, index) => file[index] === byte))?.format ?? "utf-8"
  if (format === "workbook") return { problem: format }
  try {
    const text = new TextDecoder(format, { fatal: true }).decode(file)
    // UTF-16 without a byte order mark, or an image, can be valid UTF-8, but neither is a table.
    return text.includes("\0") ? { problem: "unlike" } : { text }
  } catch {
    return { problem: "encoding" }
  }
}

/** The delimiter of Excel depends on how the system writes decimals: in many countries it is a semicolon. */
const delimiters = [",", ";", "\t", "|"]

/** The delimiter, and the start of the table: after the `sep=` line by which Excel may name its delimiter. */
export function csvStart(text: string) {
  const named = /^sep=([^\r\n])(?:\r\n|\r|\n)/i.exec(text)
  if (named) return { delimiter: named[1] ?? ",", offset: named[0].length, line: 2 }
  const [best] = delimiters
    .map((delimiter) => ({ delimiter, ...mostFrequentWidth(text.slice(0, 100_000), delimiter) }))
    .sort((one, other) => other.rows - one.rows || other.width - one.width)
  return { delimiter: best?.delimiter ?? "," }
}

/** The most frequent number of cells (above one) in the first 20 rows, and how many rows have it. */
function mostFrequentWidth(text: string, delimiter: string) {
  const counts = new Map<number, number>()
  let read = 0
  for (const { cells } of readCsv(text, { delimiter })) {
    if (cells && cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
    if (++read === 20) break
  }
  const [width, rows] = [...counts].sort((one, other) => other[1] - one[1])[0] ?? [0, 0]
  return { width, rows }
}
