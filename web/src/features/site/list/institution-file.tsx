import { type Institution, maxItems } from "contract"
import { useState } from "react"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { translate } from "#i18n/messages.ts"
import { importTexts } from "#i18n/screens/import.ts"
import { Button } from "#ui/button/button.tsx"
import { csvTypes, fileDrop, useFilePicker } from "#ui/form/file-picker.tsx"
import { saveCsv } from "#ui/save-text.ts"
import { comparedWith, institutionsCsv, type ReadFile, readInstitutions } from "./institution-csv.ts"
import { institutionFileTexts } from "./institution-file-texts.ts"

type InstitutionFileProps = { items: readonly Institution[]; replace: (items: readonly Institution[]) => void }

/** Exports the list as a file, and imports one: its changes are shown first, and are in the form before it is saved. */
export function InstitutionFile({ items, replace }: InstitutionFileProps) {
  const texts = useTexts(institutionFileTexts)
  const { problems } = useTexts(importTexts)
  const [read, setRead] = useState<ReadFile>()
  const open = async (file: File) => setRead(await readInstitutions(file))
  const picker = useFilePicker({ accept: csvTypes, label: texts.read, onFile: open })
  function apply(next: readonly Institution[]) {
    replace(next)
    setRead(undefined)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3" {...fileDrop(open)}>
      <div className="flex flex-wrap gap-3">
        {picker.input}
        <Button onClick={picker.open}>{texts.read}</Button>
        <Button onClick={() => saveCsv(institutionsCsv(items), "institutions.csv")}>{texts.download}</Button>
      </div>
      <p className="text-muted text-sm">{texts.columns}</p>
      <div role="status">
        {read && "problem" in read && (
          <p className="text-danger text-sm">
            {read.problem === "empty" || read.problem === "unlike" ? texts[read.problem] : problems[read.problem]}
          </p>
        )}
        {read && "faults" in read && read.faults.length > 0 && <Faults faults={read.faults} />}
      </div>
      {read && "faults" in read && read.faults.length === 0 && (
        <Changes items={items} file={read.items} onApply={apply} onClose={() => setRead(undefined)} />
      )}
    </div>
  )
}

const maxShownFaults = 50

function Faults({ faults }: { faults: Extract<ReadFile, { faults: unknown }>["faults"] }) {
  const { texts, language, format } = useTextsAndFormat(institutionFileTexts)
  const { faulty } = useTexts(importTexts)
  const [shown, all] = [faults.slice(0, maxShownFaults), format.number(faults.length)]
  return (
    <div className="grid gap-2 rounded-card bg-danger-soft p-4 text-sm">
      <p className="font-semibold text-danger">
        {faults.length > shown.length ? faulty.titleAtLeast(format.number(shown.length), all) : faulty.title(all)}
      </p>
      <p>{texts.faulty}</p>
      <ul className="wrap-anywhere grid gap-1">
        {shown.map(({ line, column, value, reason }) => (
          <li key={`${line} ${column}`}>
            {[`${faulty.line} ${format.digits(String(line))}`, column, value.slice(0, 60)].filter(Boolean).join(" · ")}:{" "}
            <span className="text-danger">{translate(reason, language)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

type ChangesProps = {
  items: readonly Institution[]
  file: readonly Institution[]
  onApply: (items: readonly Institution[]) => void
  onClose: () => void
}

function Changes({ items, file, onApply, onClose }: ChangesProps) {
  const { texts, format } = useTextsAndFormat(institutionFileTexts)
  const { added, changed, removed, merged } = comparedWith(items, file)
  const groups = [
    { name: "added", title: texts.added, found: added },
    { name: "changed", title: texts.changed, found: changed },
    { name: "removed", title: texts.removed, found: removed },
  ]
  const isSame = JSON.stringify(items) === JSON.stringify(file)
  return (
    <section aria-label={texts.title} className="grid gap-3 rounded-card border border-brand bg-brand-soft p-4 text-sm">
      <h2 className="font-semibold text-base">{texts.title}</h2>
      {isSame && <p>{texts.same}</p>}
      {groups.map(
        ({ name, title, found }) =>
          found.length > 0 && (
            <details key={name}>
              <summary className="min-h-8 cursor-pointer font-semibold">{title(format.number(found.length))}</summary>
              <ul className="wrap-anywhere max-h-60 list-disc overflow-y-auto pl-5">
                {found.map(({ level, name, district }) => (
                  <li key={`${level} ${name} ${district}`}>{[name, district].join(", ")}</li>
                ))}
              </ul>
            </details>
          ),
      )}
      <div className="flex flex-wrap gap-3">
        {removed.length > 0 && merged.length <= maxItems.institutions && (
          <Button onClick={() => onApply(merged)}>{texts.merge}</Button>
        )}
        {!isSame && <Button onClick={() => onApply(file)}>{texts.replace}</Button>}
        <Button onClick={onClose}>{texts.close}</Button>
      </div>
      {!isSame && <p className="text-muted">{texts.unsaved}</p>}
    </section>
  )
}
