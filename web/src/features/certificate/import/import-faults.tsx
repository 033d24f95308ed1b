import { getNewNumbers, maxNewNumbers } from "contract"
import { useState } from "react"
import { useCall } from "#api/calls.ts"
import { certificateTexts } from "#features/certificate/texts.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { translate } from "#i18n/messages.ts"
import { importTexts } from "#i18n/screens/import.ts"
import { Button, IconButton } from "#ui/button/button.tsx"
import { Table } from "#ui/display/table.tsx"
import { inputClass } from "#ui/form/fields.tsx"
import { CloseIcon } from "#ui/image/icon.tsx"
import { TruncatedText } from "#ui/text/truncated-text.tsx"
import type { Column } from "./csv-columns.ts"
import type { Fault } from "./csv-table.ts"
import { cellAt, isMendable, numberlessLines, numbersIn } from "./mend.ts"
import type { SelectedFile, Wizard } from "./use-import.ts"

const maxShownFaults = 100

type Faults = { wizard: Wizard; faults: readonly Fault[]; count: number }

/** The faults, by line of the user's own file. Those of a short file are mended here. */
export function ImportFaults({ wizard, faults, count }: Faults) {
  const texts = useTexts(importTexts).faulty
  const { texts: labels, language, format } = useTextsAndFormat(certificateTexts)
  const file = wizard.selectedFile
  const mended = file && isMendable(file.table) ? file : undefined
  const rows = faults.slice(0, maxShownFaults).map((fault, index) => ({ ...fault, key: String(index) }))
  const [shown, all] = [format.number(rows.length), format.number(count)]
  const lineName = (line: number) => texts.lineNo(format.digits(String(line)))
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div role="alert" className="grid gap-1 rounded-card bg-danger-soft px-4 py-3">
        <p className="font-semibold text-danger">
          {count > rows.length ? texts.titleAtLeast(shown, all) : texts.title(all)}
        </p>
        <p className="measure">{mended ? texts.mend : texts.text}</p>
      </div>
      {mended && <ProposeNumbers wizard={wizard} file={mended} faults={faults} />}
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
            cell: ({ line, column, value }) => {
              const index = column && mended ? mended.mapping[column as Column] : undefined
              if (mended && index !== undefined && index >= 0)
                return (
                  <input
                    aria-label={`${lineName(line)}: ${labels[column as Column]}`}
                    autoComplete="off"
                    value={cellAt(mended.table, line, index)}
                    onChange={({ target }) => wizard.mend(line, index, target.value)}
                    className={inputClass(undefined, "min-w-40 text-sm")}
                  />
                )
              return value?.trim() ? (
                <span className="wrap-anywhere">
                  <TruncatedText text={value.trim()} maxCharacters={40} />
                </span>
              ) : (
                column && <span className="italic">{texts.blank}</span>
              )
            },
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
          ...(mended
            ? [
                {
                  key: "drop",
                  heading: texts.drop,
                  cell: ({ line }: Fault) => (
                    <IconButton label={`${texts.drop}: ${lineName(line)}`} onClick={() => wizard.drop(line)}>
                      <CloseIcon />
                    </IconButton>
                  ),
                },
              ]
            : []),
        ]}
      />
    </section>
  )
}

/** Fills in the numbers that are missing, as in a pasted list. */
function ProposeNumbers({ wizard, file, faults }: { wizard: Wizard; file: SelectedFile; faults: readonly Fault[] }) {
  const { propose, noneProposed } = useTexts(importTexts).faulty
  const read = useCall(getNewNumbers)
  const [isNone, setNone] = useState(false)
  const { table, mapping } = file
  const missing = numberlessLines(table, mapping, faults)
  if (missing.size === 0) return null

  async function handlePropose() {
    const taken = numbersIn(table, mapping)
    let found = 0
    for (const [batchNo, lines] of missing) {
      const count = String(Math.min(maxNewNumbers, lines.length + taken.size))
      const proposed = await read({ query: { batchNo, count } }).catch(() => undefined)
      const free = proposed?.data.filter((number) => !taken.has(number.toLowerCase())) ?? []
      for (const [index, line] of lines.entries()) {
        const number = free[index]
        if (number === undefined) break
        found++
        wizard.mend(line, mapping.certificationNo, number)
      }
    }
    setNone(found === 0)
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button onClick={handlePropose}>{propose}</Button>
      <span role="status" className="text-muted text-sm">
        {isNone && noneProposed}
      </span>
    </div>
  )
}
