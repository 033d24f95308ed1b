import { type FormEvent, useState } from "react"
import { certificateTexts } from "#features/certificate/texts.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { importTexts } from "#i18n/screens/import.ts"
import { Button } from "#ui/button/button.tsx"
import { SelectField } from "#ui/form/fields.tsx"
import { type Column, columns, isOptional, type Mapping } from "./csv-columns.ts"
import type { Table } from "./csv-table.ts"
import { ChooseFile } from "./import-choose.tsx"
import type { SelectedFile, Wizard } from "./use-import.ts"

/** Maps the columns of the file to ours: guessed from the headings, checked by the user. */
export function ImportMap({ wizard, selectedFile }: { wizard: Wizard; selectedFile: SelectedFile }) {
  const texts = useTexts(importTexts).map
  const { texts: labels, format } = useTextsAndFormat(certificateTexts)
  const [areErrorsShown, setErrorsShown] = useState(false)
  const { name, table, mapping } = selectedFile
  // Those that were found at first stay in view, whatever is chosen then.
  const [found] = useState(mapping)
  const [areAllShown, setAllShown] = useState(false)
  const isShown = (column: Column) => !isOptional(column) || found[column] >= 0
  const absent = columns.filter((column) => !isShown(column))

  function next(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const wrong = columns.find((column) => problemOf(column, mapping))
    if (!wrong) return wizard.checkFile()
    setErrorsShown(true)
    event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
  }
  return (
    <form onSubmit={next} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="wrap-anywhere">
        <span className="block font-semibold">{name}</span>
        <span className="text-muted">{texts.count(format.number(table.rows.length + table.faults.length))}</span>
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 rounded-card border border-line bg-surface p-4 md:grid-cols-2 md:p-6">
        {[...columns.filter(isShown), ...(areAllShown ? columns.filter((column) => !isShown(column)) : [])].map(
          (column) => {
            const mapped = mapping[column]
            const problem = areErrorsShown && problemOf(column, mapping)
            const isRequired = !isOptional(column)
            return (
              <div key={column} className="grid content-start gap-1.5">
                <SelectField
                  name={column}
                  label={labels[column]}
                  required={isRequired}
                  error={problem ? texts[problem] : undefined}
                  value={mapped}
                  onChange={(event) => wizard.setColumn(column, Number(event.target.value))}
                >
                  <option value={-1}>{isRequired ? texts.choose : texts.none}</option>
                  {table.headings.map((heading, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one heading, and none ever moves
                    <option key={index} value={index}>
                      {texts.column(columnLetter(index))}
                      {heading && `: ${heading}`}
                    </option>
                  ))}
                </SelectField>
                <p className="wrap-anywhere line-clamp-2 text-muted text-sm">
                  {mapped < 0 ? column === "status" && texts.statusHint : examplesIn(table, mapped, texts)}
                </p>
              </div>
            )
          },
        )}
      </div>
      {!areAllShown && absent.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button onClick={() => setAllShown(true)}>{texts.more(format.number(absent.length))}</Button>
          <span className="text-muted text-sm">{absent.map((column) => labels[column]).join(" · ")}</span>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button kind="accent" type="submit">
          {texts.next}
        </Button>
        <ChooseFile label={texts.other} onFile={wizard.choose} />
      </div>
    </form>
  )
}

function examplesIn({ rows }: Table, index: number, texts: { examples: string; nothing: string }): string {
  const found = new Set<string>()
  for (const { cells } of rows) {
    const value = cells[index]?.trim()
    if (value) found.add(value)
    if (found.size === 3) break
  }
  return found.size > 0 ? `${texts.examples}: ${[...found].join(" · ")}` : texts.nothing
}

function problemOf(column: Column, mapping: Mapping): "missing" | "twice" | undefined {
  const mapped = mapping[column]
  if (mapped < 0) return isOptional(column) ? undefined : "missing"
  return Object.values(mapping).filter((index) => index === mapped).length > 1 ? "twice" : undefined
}

/** The name of a column in spreadsheets: A to Z, then AA. */
function columnLetter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : columnLetter(Math.floor(index / 26) - 1) + last
}
