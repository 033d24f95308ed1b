import type { EditConflict } from "#api/edit-form.ts"
import { useTexts } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"

type EditConflictNoticeProps = {
  conflicts: readonly EditConflict[]
  /** The form's field labels. */
  labels: Readonly<Record<string, string>>
  resolve: (field: string, choice: "theirs" | "mine") => void
}

/** Lists the fields that another user changed during this edit, and the value that each has in this form now. */
export function EditConflictNotice({ conflicts, labels, resolve }: EditConflictNoticeProps) {
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
      <p className="font-semibold">{texts.changedTitle}</p>
      <p className="text-sm">{texts.changedText}</p>
      <dl className="grid gap-3">
        {conflicts.map(({ field, before, now, choice }) => {
          const from = firstDifference(before, now)
          return (
            <div key={field} className="grid gap-1 border-line border-t pt-3 text-sm">
              <dt className="font-semibold">{labels[field] ?? field}</dt>
              <dd className="grid gap-1">
                <span>
                  {texts.changedBefore}: <del className="line-clamp-3">{excerpt(before, from) || texts.empty}</del>
                </span>
                <span>
                  {texts.changedNow}:{" "}
                  <ins className="line-clamp-3 font-semibold no-underline">{excerpt(now, from) || texts.empty}</ins>
                </span>
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
          )
        })}
      </dl>
    </div>
  )
}

const focus = (notice: HTMLElement | null) => notice?.focus()

function firstDifference(one: string, other: string): number {
  let index = 0
  while (index < one.length && one[index] === other[index]) index++
  return index
}

const contextLength = 40

/** Long texts often differ far from their beginning. Starts after a space, so that no Bengali letter loses its vowel sign. */
function excerpt(text: string, from: number): string {
  const start = from > 2 * contextLength ? text.lastIndexOf(" ", from - contextLength) + 1 : 0
  return start > 0 ? `… ${text.slice(start)}` : text
}
