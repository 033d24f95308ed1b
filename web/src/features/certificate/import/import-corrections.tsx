import { type ImportResult, lengths } from "contract"
import { useEffect, useId, useRef } from "react"
import { frameClass } from "#dashboard/record/record-section.tsx"
import { ChangedFields } from "#features/certificate/correction/changed-fields.tsx"
import { correctionTexts } from "#features/certificate/correction/correction-texts.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { importTexts } from "#i18n/screens/import.ts"
import { CheckBox } from "#ui/form/check-box.tsx"
import { Suggestions, TextField } from "#ui/form/fields.tsx"
import type { Check } from "./import-check.ts"
import type { Wizard } from "./use-import.ts"

/** Some rows have the number of an existing certificate, and other details. */
const hasDiffering = (check: Check) =>
  check.phase === "faulty" &&
  check.faults.some(({ reason }) => typeof reason === "object" && reason.code === "csvDiffers")

/** How to treat certificates that exist already and differ: as mistakes, or as corrections. */
export function CorrectsChoice({ wizard, check }: { wizard: Wizard; check: Check }) {
  const texts = useTexts(importTexts).correct
  const corrects = wizard.selectedFile?.corrects ?? false
  if (!corrects && !hasDiffering(check)) return null
  return (
    <div className="rounded-card border border-line bg-surface px-4 py-2">
      <CheckBox checked={corrects} onChange={({ target }) => wizard.setCorrects(target.checked)}>
        {texts.choose}
      </CheckBox>
      <p className="measure pb-2 text-muted text-sm">{texts.hint}</p>
    </div>
  )
}

type CorrectionsProps = { wizard: Wizard; result: ImportResult }

/** Why certificates are corrected, and what changes in each. */
export function Corrections({ wizard, result }: CorrectionsProps) {
  const { texts, format } = useTextsAndFormat(importTexts)
  const { reason, reasonHint, reasons } = useTexts(correctionTexts)
  const { isReasonMissing, selectedFile, sent } = wizard
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isReasonMissing) field.current?.focus()
  }, [isReasonMissing])
  const { changes, corrected } = result
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TextField
        ref={field}
        required
        label={reason}
        hint={reasonHint}
        error={isReasonMissing ? texts.faulty.missing : undefined}
        list={id}
        maxLength={lengths.reason}
        autoComplete="off"
        value={selectedFile?.reason ?? ""}
        onChange={({ target }) => wizard.setReason(target.value)}
      />
      <Suggestions id={id} values={reasons} />
      <h3 className="text-lg">
        {changes.length < corrected ? texts.correct.first(format.number(changes.length)) : texts.correct.all}
      </h3>
      <ol className={frameClass}>
        {changes.map(({ line, certificationNo, fields }) => (
          <li key={line} className="wrap-anywhere grid gap-2 px-4 py-3">
            <p>
              <span className="font-semibold">{certificationNo}</span>{" "}
              <span className="text-muted text-sm">
                {texts.faulty.line} {format.digits(String(sent?.rowByLine.get(line)?.line ?? line))}
              </span>
            </p>
            <ChangedFields changes={fields} />
          </li>
        ))}
      </ol>
    </section>
  )
}
