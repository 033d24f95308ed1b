import type { EditConflict } from "#api/edit-form.ts"
import { ChangedValues } from "#dashboard/changed-values.tsx"
import { useTexts } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"

type EditConflictNoticeProps = {
  conflicts: readonly EditConflict[]
  /** The other user's name, if known. */
  changedBy?: string | undefined
  /** The form's field labels. */
  labels: Readonly<Record<string, string>>
  resolve: (field: string, choice: "theirs" | "mine") => void
}

/** Lists the fields that another user changed during this edit, and the value that each has in this form now. */
export function EditConflictNotice({ conflicts, changedBy, labels, resolve }: EditConflictNoticeProps) {
  const texts = useTexts(recordTexts)
  const choiceText = { none: texts.changedTaken, mine: texts.changedMine, theirs: texts.changedTheirs }
  if (conflicts.length === 0) return null
  return (
    <div
      ref={focus}
      tabIndex={-1}
      role="alert"
      className="wrap-anywhere grid gap-3 rounded-card border border-warning bg-warning-soft p-4"
    >
      <p className="font-semibold">{texts.changedTitle(changedBy)}</p>
      <p className="text-sm">{texts.changedText}</p>
      <dl className="grid gap-3">
        {conflicts.map(({ field, before, now, choice }) => (
          <div key={field} className="grid gap-1 border-line border-t pt-3 text-sm">
            <dt className="font-semibold">{labels[field] ?? field}</dt>
            <dd className="grid gap-1">
              <ChangedValues {...{ before, now }} beforeText={texts.changedBefore} nowText={texts.changedNow} />
              <span className="flex flex-wrap items-center gap-x-3 text-muted">
                {choiceText[choice]}
                {choice !== "none" && (
                  <button
                    type="button"
                    onClick={() => resolve(field, choice === "mine" ? "theirs" : "mine")}
                    className="min-h-11 px-2 font-semibold text-brand"
                  >
                    {choice === "mine" ? texts.takeTheirs : texts.takeMine}
                    <span className="sr-only"> ({labels[field] ?? field})</span>
                  </button>
                )}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const focus = (notice: HTMLElement | null) => notice?.focus()
