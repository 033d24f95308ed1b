import { unescapeFormula } from "contract"
import { useSpeech, useWords } from "#i18n/language.tsx"
import { importWords } from "#i18n/screens/import.ts"
import { Table } from "#ui/table.tsx"
import { type Column, requiredColumns } from "./csv-columns.ts"
import type { Sent } from "./csv-sent.ts"
import { certificateWords } from "./words.ts"

const most = 5

/** The first certificates as they will be. */
export function ImportPreview({ sent: { rowAt, mapping, count } }: { sent: Sent }) {
  const words = useWords(importWords).check
  const labels = useWords(certificateWords)
  const { format } = useSpeech()
  const rows = [...rowAt.values()].slice(0, most)
  const shown = (column: Column, cells: readonly string[]) => tidied(column, cells[mapping[column]] ?? "")
  const isInactive = (cells: readonly string[]) => /^(inactive|নিষ্ক্রিয়)$/i.test(shown("status", cells))
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="text-lg">{count > most ? words.first(format.number(most)) : words.all}</h3>
      <Table
        caption={words.all}
        rows={rows}
        rowKey={({ line }) => String(line)}
        columns={[
          ...requiredColumns.map((column) => ({
            key: column,
            heading: labels[column],
            cell: ({ cells }: { cells: string[] }) => <span className="wrap-anywhere">{shown(column, cells)}</span>,
          })),
          {
            key: "status",
            heading: labels.status,
            cell: ({ cells }) => (isInactive(cells) ? labels.statuses.inactive : labels.statuses.active),
          },
        ]}
      />
    </section>
  )
}

/** As the server tidies what it is sent; an apostrophe before a formula is a spreadsheet's. */
function tidied(column: Column, cell: string): string {
  const text = cell.replace(/\s+/g, " ").trim().normalize("NFC")
  return column === "candidateEmail" ? text.toLowerCase() : unescapeFormula(text)
}
