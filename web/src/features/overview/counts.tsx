import type { Overview } from "contract"
import { Link } from "react-router"
import { recordOf } from "#features/registry.ts"
import { useSpeech, useWords } from "#i18n/language.tsx"
import { Part } from "./part.tsx"
import { useWeekLabel } from "./week-label.ts"
import { WeeksChart } from "./weeks-chart.tsx"
import { WeeksTable } from "./weeks-table.tsx"
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
  const words = useWords(overviewWords)
  const { language, format } = useSpeech()
  const { path, name } = recordOf(kind)
  const label = useWeekLabel()
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
          <span>{label(weeks[0])}</span>
          <span>{label(weeks.at(-1))}</span>
        </p>
      </div>
    </li>
  )
}
