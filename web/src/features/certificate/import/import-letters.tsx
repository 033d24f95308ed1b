import { type DocumentField, lettersMissingIn } from "contract"
import { useMemo } from "react"
import { letterTexts } from "#features/certificate/issue/letters-texts.ts"
import { namedLetters } from "#features/certificate/issue/missing-letters.ts"
import { certificateTexts } from "#features/certificate/texts.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { importTexts } from "#i18n/screens/import.ts"
import { Table } from "#ui/display/table.tsx"
import { WarningIcon } from "#ui/image/icon.tsx"
import { TruncatedText } from "#ui/text/truncated-text.tsx"
import { type Column, columns } from "./csv-columns.ts"
import type { PreparedFile } from "./csv-upload.ts"
import { normalized } from "./import-rows.tsx"

const maxListed = 20

type MissingInFile = { key: string; line: number; field: DocumentField; value: string; letters: string[] }

function missingIn({ rowByLine, mapping }: PreparedFile): { lines: number; listed: MissingInFile[] } {
  const listed: MissingInFile[] = []
  let lines = 0
  for (const { line, cells } of rowByLine.values()) {
    const entries = columns.map((column): [Column, string] => [
      column,
      normalized(column, cells[mapping[column]] ?? ""),
    ])
    const texts: { [Name in Column]?: string } = Object.fromEntries(entries)
    const missing = lettersMissingIn(texts)
    if (missing.length === 0) continue
    lines++
    for (const { field, letters } of missing)
      if (listed.length < maxListed)
        listed.push({ key: `${line} ${field}`, line, field, value: texts[field] ?? "", letters })
  }
  return { lines, listed }
}

/** The certificates of a file that have no document, because it cannot show some of their letters. */
export function ImportLetters({ sent }: { sent: PreparedFile }) {
  const { texts: labels, format } = useTextsAndFormat(certificateTexts)
  const { faulty } = useTexts(importTexts)
  const { list: texts } = useTexts(letterTexts)
  const { lines, listed } = useMemo(() => missingIn(sent), [sent])
  if (lines === 0) return null
  const title = texts.title(format.number(lines))
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex items-start gap-3 rounded-card bg-warning-soft px-4 py-3">
        <WarningIcon className="mt-0.5 text-warning" />
        <div className="grid gap-1">
          <h3 className="font-semibold text-warning">{title}</h3>
          <p className="measure">{texts.text}</p>
          {listed.length === maxListed && <p>{texts.first(format.number(maxListed))}</p>}
        </div>
      </div>
      <Table
        caption={title}
        rows={listed}
        rowKey={({ key }) => key}
        columns={[
          { key: "line", heading: faulty.line, cell: ({ line }) => format.digits(String(line)) },
          { key: "column", heading: faulty.column, cell: ({ field }) => labels[field] },
          {
            key: "value",
            heading: faulty.value,
            cell: ({ value }) => (
              <span className="wrap-anywhere">
                <TruncatedText text={value} maxCharacters={40} />
              </span>
            ),
          },
          {
            key: "letters",
            heading: texts.letters,
            cell: ({ letters }) => <span className="wrap-anywhere">{namedLetters(letters)}</span>,
          },
        ]}
      />
    </section>
  )
}
