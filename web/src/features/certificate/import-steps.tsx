import { useSpeech, useWords } from "#i18n/language.tsx"
import { importWords } from "#i18n/screens/import.ts"
import { classes } from "#ui/class-names.ts"
import { Icon } from "#ui/icon.tsx"
import * as shapes from "#ui/icon-shapes.ts"
import type { ImportState } from "./import-state.ts"

const steps = ["choose", "map", "check", "done"] as const

export function ImportSteps({ step }: { step: ImportState["step"] }) {
  const words = useWords(importWords)
  const { format } = useSpeech()
  const now = steps.indexOf(step)
  return (
    <ol className="flex items-center gap-2 sm:gap-3">
      {steps.map((each, place) => (
        <li
          key={each}
          aria-current={place === now ? "step" : undefined}
          className={classes("flex items-center gap-2 sm:gap-3", place > 0 && "min-w-0 flex-1")}
        >
          {place > 0 && <span aria-hidden="true" className="h-px min-w-3 flex-1 bg-line-strong" />}
          <span
            className={classes(
              "flex size-8 shrink-0 items-center justify-center rounded-full font-semibold text-sm",
              place > now && "border border-line-strong text-muted",
              place === now && "bg-brand text-on-brand",
              place < now && "bg-brand-soft text-brand",
            )}
          >
            {place < now ? <Icon shape={shapes.check} /> : <span aria-hidden="true">{format.number(place + 1)}</span>}
          </span>
          <span className={classes("text-sm max-sm:sr-only", place === now ? "font-semibold" : "text-muted")}>
            {words.steps[each]}
            {place < now && <span className="sr-only"> ({words.doneStep})</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
