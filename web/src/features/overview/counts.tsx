import type { Language, Overview } from "contract"
import { Link } from "react-router"
import { recordOf } from "#features/registry.ts"
import { useWords, useWordsAndFormat } from "#i18n/language.tsx"
import { Summary } from "#ui/section.tsx"
import { Part } from "./part.tsx"
import { overviewWords } from "./words.ts"

export function Counts({ overview }: { overview: Overview }) {
  const words = useWords(overviewWords)
  const { weeks, counts } = overview
  return (
    <Part title={words.numbers}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-4">
        {counts.map((count) => (
          <Count key={count.kind} weeks={weeks} {...count} />
        ))}
      </ul>
      <WeeksTable weeks={weeks} counts={counts} />
    </Part>
  )
}

type CountProps = Overview["counts"][number] & { weeks: readonly string[] }

function Count({ kind, total, weekly, weeks }: CountProps) {
  const { words, language, format } = useWordsAndFormat(overviewWords)
  const { path, name } = recordOf(kind)
  const newOnes = weekly.reduce((sum, each) => sum + each, 0)
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-4 hover:bg-brand-soft sm:grid-cols-[minmax(0,1fr)]">
      <div className="grid content-start gap-1">
        <h3 className="text-base">
          {/* The whole card can be pressed. */}
          <Link to={path} className="rounded-field text-brand after:absolute after:inset-0">
            {name[language]}
          </Link>
        </h3>
        <p className="font-semibold text-2xl sm:text-3xl">{format.number(total)}</p>
        <p className="text-muted text-sm">{words.newOnes(format.number(newOnes))}</p>
      </div>
      <div aria-hidden="true" className="grid content-end gap-1">
        <WeeksChart weekly={weekly} />
        <p className="flex justify-between gap-2 text-muted text-xs">
          <span>{weekLabel(weeks[0], language)}</span>
          <span>{weekLabel(weeks.at(-1), language)}</span>
        </p>
      </div>
    </li>
  )
}

const height = 40
const step = 10
const width = 7
/** A week without anything is seen to be one. */
const least = 1

/** A bar for each week. The figures are in the table below; this is only how they move. */
function WeeksChart({ weekly }: { weekly: readonly number[] }) {
  const most = Math.max(1, ...weekly)
  return (
    // The colour is not the drawing's own, so that high contrast can choose it.
    <div className="text-brand">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${weekly.length * step - (step - width)} ${height}`}
        preserveAspectRatio="none"
        className="h-12 w-full"
        fill="currentColor"
      >
        {weekly.map((count, week) => {
          const tall = count === 0 ? least : Math.max(2 * least, (count / most) * height)
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its week, and weeks never change places
          return <rect key={week} x={week * step} y={height - tall} width={width} height={tall} />
        })}
      </svg>
    </div>
  )
}

const cell = "px-2 py-2 sm:px-4"

/** What the bars show, in figures, for those who do not see them and for those who want to know. */
function WeeksTable({ weeks, counts }: Pick<Overview, "weeks" | "counts">) {
  const { words, language, format } = useWordsAndFormat(overviewWords)
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
                  {weekLabel(week, language)}
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

const weekOptions = { day: "numeric", month: "short", timeZone: "Asia/Dhaka" } as const
const weekLabels = {
  en: new Intl.DateTimeFormat("en-GB", weekOptions),
  bn: new Intl.DateTimeFormat("bn-BD", weekOptions),
}

/** A week is called by the day on which it begins, in Dhaka. */
const weekLabel = (start: string | undefined, language: Language) =>
  start ? weekLabels[language].format(new Date(start)) : ""
