import { useSpeech } from "#i18n/language.tsx"
import { classes } from "#ui/class-names.ts"
import type { TitledText } from "#ui/titled-texts.tsx"

type StepsProps = {
  steps: readonly TitledText[]
  /** The grid's classes where the steps stand in several columns; in one alone, a line leads from each to the next. */
  columns?: string
}

/** What comes one after the other; the numbers are the list's own for a screen reader. */
export function Steps({ steps, columns }: StepsProps) {
  const { format } = useSpeech()
  return (
    <ol className={classes("grid", columns)}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className="group grid min-w-0 grid-cols-[auto_minmax(0,1fr)] gap-x-4">
          <div aria-hidden="true" className="grid grid-rows-[auto_1fr] justify-items-center">
            <span className="flex size-10 items-center justify-center rounded-full bg-brand-soft font-semibold text-brand">
              {format.number(index + 1)}
            </span>
            {!columns && <span className="w-px bg-line group-last:hidden" />}
          </div>
          <div className={classes("grid content-start gap-1 pt-1.5", !columns && "pb-8 group-last:pb-0")}>
            <h3 className="text-lg">{title}</h3>
            <p className="text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
