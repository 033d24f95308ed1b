import { useEffect, useRef } from "react"
import type { Clash } from "#api/edit-form.ts"
import { recordWords } from "#i18n/screens/records.ts"
import { useWords } from "#i18n/words.ts"

type ChangedMeanwhileProps = {
  clashes: readonly Clash[]
  /** What the form calls its fields. */
  labels: Readonly<Record<string, string>>
  takeTheirs: (field: string) => void
}

/** What somebody else has changed in the record that is edited here, and what became of it in this form. */
export function ChangedMeanwhile({ clashes, labels, takeTheirs }: ChangedMeanwhileProps) {
  const words = useWords(recordWords)
  const notice = useRef<HTMLDivElement>(null)
  const isThere = clashes.length > 0
  useEffect(() => {
    if (isThere) notice.current?.focus()
  }, [isThere])
  if (!isThere) return null
  return (
    <div
      ref={notice}
      tabIndex={-1}
      role="alert"
      className="wrap-anywhere grid gap-3 rounded-card border border-warning bg-warning-soft p-4"
    >
      <p className="font-semibold">{words.changedTitle}</p>
      <p className="text-sm">{words.changedText}</p>
      <dl className="grid gap-3">
        {clashes.map(({ field, before, now, isMineToo }) => (
          <div key={field} className="grid gap-1 border-line border-t pt-3 text-sm">
            <dt className="font-semibold">{labels[field] ?? field}</dt>
            <dd className="grid gap-1">
              <span>
                {words.changedBefore}: <del className="line-clamp-3">{before || words.empty}</del>
              </span>
              <span>
                {words.changedNow}: <ins className="line-clamp-3 font-semibold no-underline">{now || words.empty}</ins>
              </span>
              <span className="flex flex-wrap items-center gap-3 text-muted">
                {isMineToo ? words.changedMine : words.changedTaken}
                {isMineToo && (
                  <button
                    type="button"
                    onClick={() => takeTheirs(field)}
                    className="min-h-11 px-2 font-semibold text-brand"
                  >
                    {words.takeTheirs}
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
