import { readCsv } from "contract"
import { csvStart, type Problem, readText } from "#api/file/csv-text.ts"
import { guessMapping } from "#features/certificate/import/csv-columns.ts"

/** Enough for the names and numbers of 200 people, and little enough for a text field. */
const maxCharacters = 200_000
/** Headings may be below a title. */
const maxRowsAbove = 10

/** A text file's content; of a table whose headings name the numbers, that column alone, one number per line. */
export async function numbersInFile(file: Blob): Promise<{ text: string } | { problem: Problem }> {
  const read = await readText(file)
  if ("problem" in read) return read
  if (read.text.length > maxCharacters) return { problem: "tooLarge" }
  if (read.text.trim() === "") return { problem: "empty" }
  const rows = [...readCsv(read.text, csvStart(read.text))].flatMap(({ cells }) => (cells ? [cells] : []))
  const columns = rows
    .slice(0, maxRowsAbove)
    .map((cells) => (cells.length > 1 ? guessMapping(cells).certificationNo : -1))
  const heading = columns.findIndex((column) => column >= 0)
  if (heading < 0) return read
  const numbers = rows.slice(heading + 1).map((cells) => cells[columns[heading] ?? 0]?.trim() ?? "")
  return { text: numbers.filter(Boolean).join("\n") }
}
