import { unescapeFormula } from "contract"
import { certificateTexts } from "#features/certificate/texts.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { translate } from "#i18n/messages.ts"
import { importTexts } from "#i18n/screens/import.ts"
import { Table } from "#ui/display/table.tsx"
import { TruncatedText } from "#ui/text/truncated-text.tsx"
import { type Column, columns, isOptional } from "./csv-columns.ts"
import type { Fault } from "./csv-table.ts"
import { type PreparedFile, statusOf } from "./csv-upload.ts"

const maxShownFaults = 100

/** The faults, by line of the user's own file. */
export function ImportFaults({ faults, count }: { faults: readonly Fault[]; count: number }) {
  const texts = useTexts(importTexts).faulty
  const { texts: labels, language, format } = useTextsAndFormat(certificateTexts)
  const rows = faults.slice(0, maxShownFaults).map((fault, index) => ({ ...fault, key: String(index) }))
  const [shown, all] = [format.number(rows.length), format.number(count)]
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div role="alert" className="grid gap-1 rounded-card bg-danger-soft px-4 py-3">
        <p className="font-semibold text-danger">
          {count > rows.length ? texts.titleAtLeast(shown, all) : texts.title(all)}
        </p>
        <p className="measure">{texts.text}</p>
      </div>
      <Table
        caption={texts.title(all)}
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          { key: "line", heading: texts.line, cell: ({ line }) => format.digits(String(line)) },
          {
            key: "column",
            heading: texts.column,
            cell: ({ column }) => (column ? labels[column as Column] : texts.wholeLine),
          },
          {
            key: "value",
            heading: texts.value,
            cell: ({ column, value }) =>
              value?.trim() ? (
                <span className="wrap-anywhere">
                  <TruncatedText text={value.trim()} maxCharacters={40} />
                </span>
              ) : (
                column && <span className="italic">{texts.blank}</span>
              ),
          },
          {
            key: "message",
            heading: texts.message,
            inCard: "wide",
            cell: ({ column, value, reason }) => (
              <span className="text-danger">
                {column && !value?.trim()
                  ? texts.missing
                  : typeof reason === "string"
                    ? texts.spoilt[reason]
                    : translate(reason, language)}
              </span>
            ),
          },
        ]}
      />
    </section>
  )
}

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
