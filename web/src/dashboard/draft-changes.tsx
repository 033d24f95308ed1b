import type { MouseEvent } from "react"
import type { DraftChange } from "#api/edit-form.ts"
import { ChangedValues } from "#dashboard/changed-values.tsx"
import { useTexts } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"
import { Button } from "#ui/button.tsx"
import { fieldsOf } from "#ui/focus.ts"

type DraftChangesProps = {
  changes: readonly DraftChange[]
  /** The form's field labels. */
  labels: Readonly<Record<string, string>>
}

/** Lists what a restored draft changes in the record, so that nothing forgotten is saved unseen. */
export function DraftChanges({ changes, labels }: DraftChangesProps) {
  const texts = useTexts(recordTexts)
  if (changes.length === 0) return null
  return (
    <div role="status" className="wrap-anywhere grid gap-3 rounded-card border border-brand bg-brand-soft p-4">
      <p className="font-semibold">{texts.draftTitle}</p>
      <p className="text-sm">{texts.draftText}</p>
      <dl className="grid gap-3">
        {changes.map(({ field, before, now }) => (
          <div key={field} className="grid gap-1 border-line border-t pt-3 text-sm">
            <dt className="font-semibold">{labels[field] ?? field}</dt>
            <dd className="grid gap-1">
              <ChangedValues {...{ before, now }} beforeText={texts.draftSaved} nowText={texts.draftUnsaved} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

type DiscardButtonProps = {
  discard: () => void
  disabled: boolean
  /** The form's id, for a button outside the form. */
  form?: string
}

/** It disappears with the draft, so the focus moves to the form's first field. */
export function DiscardButton({ discard, disabled, form }: DiscardButtonProps) {
  const texts = useTexts(recordTexts)
  function press({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    discard()
    if (currentTarget.form) fieldsOf(currentTarget.form)[0]?.focus()
  }
  return (
    <Button form={form} disabled={disabled} onClick={press}>
      {texts.discard}
    </Button>
  )
}
