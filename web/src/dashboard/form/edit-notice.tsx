import type { MouseEvent } from "react"
import type { EditForm } from "#api/form/edit-form.ts"
import { ChangedValues } from "#dashboard/form/changed-values.tsx"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"
import { Button } from "#ui/button/button.tsx"
import { classes } from "#ui/class-names.ts"
import { fieldsOf } from "#ui/focus.ts"
import { useCopied } from "#ui/use-copied.ts"

type EditNoticeProps = {
  form: Pick<EditForm<never, never>, "conflict" | "draftChanges" | "isSubmitting">
  labels: Readonly<Record<string, string>>
  /** A value as people read it, where that is not the value itself. */
  shown?: (value: string, field: string) => string
  /** Who saved meanwhile, if known. */
  changedBy?: string | undefined
}

const focus = (notice: HTMLElement | null) => notice?.focus()

/** For a button that disappears when it is pressed. */
const thenFirstField =
  (run: () => void) =>
  ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    run()
    if (form) fieldsOf(form)[0]?.focus()
  }

/** What somebody else saved during an edit, or what a restored draft changes: nothing is overwritten, or saved, unseen. */
export function EditNotice({ form, labels, shown = (value) => value, changedBy }: EditNoticeProps) {
  const { texts, format } = useTextsAndFormat(recordTexts)
  const { conflict, draftChanges } = form
  const changes = conflict?.theirs ?? draftChanges
  if (changes.length === 0) return null
  function labelOf(field: string) {
    const name = field.replace("en.", "")
    const label = labels[name] ?? name
    return name === field ? label : texts.inEnglish(label)
  }
  const mine = conflict?.mine.map(({ field, now }) => `${labelOf(field)}\n${shown(now, field)}`).join("\n\n")
  const text = conflict?.isLoaded ? texts.theirsLoaded : texts.changedText
  return (
    <div
      key={conflict?.step}
      ref={conflict && focus}
      tabIndex={-1}
      role={conflict ? "alert" : "status"}
      className={classes(
        "wrap-anywhere grid gap-3 rounded-card border p-4",
        conflict ? "border-warning bg-warning-soft" : "border-brand bg-brand-soft",
      )}
    >
      <p className="font-semibold">
        {conflict ? texts.changedTitle(format.dateTime(conflict.savedAt), changedBy) : texts.draftTitle}
      </p>
      <p className="text-sm">{conflict ? text : texts.draftText}</p>
      <dl className="grid gap-3">
        {changes.map(({ field, before, now }) => (
          <div key={field} className="grid gap-1 border-line border-t pt-3 text-sm">
            <dt className="font-semibold">{labelOf(field)}</dt>
            <dd className="grid gap-1">
              <ChangedValues
                before={shown(before, field)}
                now={shown(now, field)}
                beforeText={conflict ? texts.changedBefore : texts.draftSaved}
                nowText={conflict ? texts.changedNow : texts.draftUnsaved}
              />
            </dd>
          </div>
        ))}
      </dl>
      {conflict && <Choice {...conflict} text={mine ?? ""} disabled={form.isSubmitting} />}
    </div>
  )
}

type ChoiceProps = Pick<
  NonNullable<EditForm<never, never>["conflict"]>,
  "isLoaded" | "load" | "takeBack" | "overwrite"
> & {
  text: string
  disabled: boolean
}

function Choice({ isLoaded, load, takeBack, overwrite, text, disabled }: ChoiceProps) {
  const texts = useTexts(recordTexts)
  const { outcome, copy } = useCopied(text)
  /** Presses the form's own button, which is disabled during an upload, and keeps the focus when the notice disappears. */
  function saveMine({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    overwrite()
    const submit = Array.from(form?.elements ?? []).find((element) => element.matches("[type=submit]")) as HTMLElement
    submit.focus()
    submit.click()
  }
  return (
    <div className="flex flex-wrap items-center gap-3 max-sm:*:grow">
      {isLoaded ? (
        <Button onClick={thenFirstField(takeBack)}>{texts.takeMine}</Button>
      ) : (
        <>
          <Button disabled={disabled} onClick={load}>
            {texts.loadTheirs}
          </Button>
          <Button disabled={disabled} onClick={saveMine}>
            {texts.saveMine}
          </Button>
        </>
      )}
      <Button onClick={() => void copy()}>{texts.copyMine}</Button>
      <span role="status" className="text-sm empty:hidden">
        {outcome && texts[outcome]}
      </span>
    </div>
  )
}

type DiscardButtonProps = {
  discard: (() => void) | undefined
  disabled: boolean
  /** The form's id, for a button outside the form. */
  form?: string
}

/** Discards a draft, and disappears with it. */
export function DiscardButton({ discard, disabled, form }: DiscardButtonProps) {
  const texts = useTexts(recordTexts)
  if (!discard) return null
  return (
    <Button form={form} disabled={disabled} onClick={thenFirstField(discard)}>
      {texts.discard}
    </Button>
  )
}
