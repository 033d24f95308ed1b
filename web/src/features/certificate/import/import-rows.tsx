import { unescapeFormula } from "contract"
import { certificateTexts } from "#features/certificate/texts.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { importTexts } from "#i18n/screens/import.ts"
import { Table } from "#ui/display/table.tsx"
import { type Column, columns, isOptional } from "./csv-columns.ts"
import { type PreparedFile, statusOf } from "./csv-upload.ts"

const maxPreviewRows = 5

/** The first certificates as they will be imported. */
export function ImportPreview({ sent: { rowByLine, mapping, count } }: { sent: PreparedFile }) {
  const texts = useTexts(importTexts).check
  const { texts: labels, format } = useTextsAndFormat(certificateTexts)
  const rows = [...rowByLine.values()].slice(0, maxPreviewRows)
  const shown = (column: Column, cells: readonly string[]) => normalized(column, cells[mapping[column]] ?? "")
  const isInactive = (cells: readonly string[]) => /^inactive$/i.test(statusOf(shown("status", cells)))
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="text-lg">{count > maxPreviewRows ? texts.first(format.number(maxPreviewRows)) : texts.all}</h3>
      <Table
        caption={texts.all}
        rows={rows}
        rowKey={({ line }) => String(line)}
        columns={[
          ...columns
            .filter((column) => column !== "status" && (!isOptional(column) || mapping[column] >= 0))
            .map((column) => ({
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

/** Normalizes a cell like the server. An apostrophe before a formula comes from a spreadsheet. */
export function normalized(column: Column, cell: string): string {
  const text = cell.replace(/\s+/g, " ").trim().normalize("NFC")
  return column === "candidateEmail" ? text.toLowerCase() : unescapeFormula(text)
}
