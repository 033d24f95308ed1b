import type { Language, Overview } from "contract"
import { Link } from "react-router"
import { recordOf } from "#features/registry.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { Summary } from "#ui/display/section.tsx"
import { Part } from "./part.tsx"
import { overviewTexts } from "./texts.ts"

export function Counts({ overview }: { overview: Overview }) {
  const texts = useTexts(overviewTexts)
  const { weeks, counts } = overview
  const hasHistory = counts.some(({ weekly }) => isHistory(weekly))
  return (
    <Part title={texts.numbers}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-4">
        {counts.map((count) => (
          <Count key={count.kind} weeks={weeks} {...count} />
        ))}
      </ul>
      {hasHistory && <WeeksTable weeks={weeks} counts={counts} />}
    </Part>
  )
}

/** One bar beside eleven empty weeks shows nothing that the number does not say. */
const isHistory = (weekly: readonly number[]) => weekly.filter((count) => count > 0).length > 1

type CountProps = Overview["counts"][number] & { weeks: readonly string[] }

function Count({ kind, total, weekly, weeks }: CountProps) {
  const { texts, language, format } = useTextsAndFormat(overviewTexts)
  const { path, name } = recordOf(kind)
  const newOnes = weekly.reduce((sum, count) => sum + count, 0)
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-4 hover:bg-brand-soft sm:grid-cols-[minmax(0,1fr)]">
      <div className="grid content-start gap-1">
        <h3 className="text-base">
          {/* The link covers the whole card. */}
          <Link to={path} className="rounded-field text-brand after:absolute after:inset-0">
            {name[language]}
          </Link>
        </h3>
        <p className="font-semibold text-2xl sm:text-3xl">{format.number(total)}</p>
        <p className="text-muted text-sm">{texts.newOnes(format.number(newOnes))}</p>
      </div>
      {isHistory(weekly) && (
        <div aria-hidden="true" className="grid content-end gap-1">
          <WeeksChart weekly={weekly} />
          <p className="flex justify-between gap-2 text-muted text-xs">
            <span>{weekLabel(weeks[0], language)}</span>
            <span>{weekLabel(weeks.at(-1), language)}</span>
          </p>
        </div>
      )}
    </li>
  )
}

const chartHeight = 40
const step = 10
const barWidth = 7
/** Keeps the bar of an empty week visible. */
const minBarHeight = 1

/** A bar for each week. It shows only the trend; the figures are in the table below. */
function WeeksChart({ weekly }: { weekly: readonly number[] }) {
  const maxCount = Math.max(1, ...weekly)
  return (
    // The colour is inherited, so that the high contrast mode can change it.
    <div className="text-brand">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${weekly.length * step - (step - barWidth)} ${chartHeight}`}
        preserveAspectRatio="none"
        className="h-12 w-full"
        fill="currentColor"
      >
        {weekly.map((count, week) => {
          const height = count === 0 ? minBarHeight : Math.max(2 * minBarHeight, (count / maxCount) * chartHeight)
          // biome-ignore lint/suspicious/noArrayIndexKey: each bar is a week, and weeks are never reordered
          return <rect key={week} x={week * step} y={chartHeight - height} width={barWidth} height={height} />
        })}
      </svg>
    </div>
  )
}

const cell = "px-2 py-2 sm:px-4"

/** The figures of the bars, for screen readers and for exact values. */
function WeeksTable({ weeks, counts }: Pick<Overview, "weeks" | "counts">) {
  const { texts, language, format } = useTextsAndFormat(overviewTexts)
  return (
    <details className="group rounded-card border border-line bg-surface">
      <Summary className="px-4 font-semibold text-brand text-sm">{texts.asTable}</Summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen it is scrolled by keyboard */}
      <section aria-label={texts.caption} tabIndex={0} className="overflow-x-auto border-line border-t">
        <table className="w-full text-sm">
          <caption className="sr-only">{texts.caption}</caption>
          <thead>
            <tr className="bg-sunken text-muted text-xs">
              <th scope="col" className={`${cell} text-start align-bottom font-semibold`}>
                {texts.weekFrom}
              </th>
              {counts.map(({ kind }) => (
                <th key={kind} scope="col" className={`${cell} text-end align-bottom font-semibold`}>
                  {recordOf(kind).name[language]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week, index) => (
              <tr key={week} className="border-line border-t">
                <th scope="row" className={`${cell} whitespace-nowrap text-start font-normal`}>
                  {weekLabel(week, language)}
                </th>
                {counts.map(({ kind, weekly }) => (
                  <td key={kind} className={`${cell} text-end`}>
                    {format.number(weekly[index] ?? 0)}
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

/** The first day of a week, in Dhaka. */
const weekLabel = (start: string | undefined, language: Language) =>
  start ? weekLabels[language].format(new Date(start)) : ""
