import type { Overview } from "contract"
import { recordOf } from "#features/registry.ts"
import { useSpeech, useWords } from "#i18n/language.tsx"
import { Summary } from "#ui/summary.tsx"
import { useWeekLabel } from "./week-label.ts"
import { overviewWords } from "./words.ts"

const cell = "px-2 py-2 sm:px-4"

/** What the bars show, in figures, for those who do not see them and for those who want to know. */
export function WeeksTable({ weeks, counts }: Pick<Overview, "weeks" | "counts">) {
  const words = useWords(overviewWords)
  const { language, format } = useSpeech()
  const label = useWeekLabel()
  return (
    <details className="group rounded-card border border-line bg-surface">
      <Summary className="px-4 font-semibold text-brand text-sm">{words.asTable}</Summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where it is too narrow, the keyboard scrolls it */}
      <section aria-label={words.caption} tabIndex={0} className="overflow-x-auto border-line border-t">
        <table className="w-full text-sm">
          <caption className="sr-only">{words.caption}</caption>
          <thead>
            <tr className="bg-sunken text-muted text-xs">
              <th scope="col" className={`${cell} text-start align-bottom font-semibold`}>
                {words.weekFrom}
              </th>
              {counts.map(({ kind }) => (
                <th key={kind} scope="col" className={`${cell} text-end align-bottom font-semibold`}>
                  {recordOf(kind).name[language]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week, at) => (
              <tr key={week} className="border-line border-t">
                <th scope="row" className={`${cell} whitespace-nowrap text-start font-normal`}>
                  {label(week)}
                </th>
                {counts.map(({ kind, weekly }) => (
                  <td key={kind} className={`${cell} text-end`}>
                    {format.number(weekly[at] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
