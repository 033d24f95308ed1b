import { useTexts } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"
import { classes } from "#ui/class-names.ts"
import { WarningIcon } from "#ui/image/icon.tsx"

type SectionLinksProps = {
  sections: readonly {
    /** Of an element with a tabindex. */
    id: string
    title: string
    hasError: boolean
  }[]
}

export function jumpTo(id: string) {
  const section = document.getElementById(id)
  section?.scrollIntoView({ block: "start" })
  section?.focus({ preventScroll: true })
}

/** Jumps to the sections of a long form. Stays at the top of its dialog, which must have room for it (`scroll-pt-14`). */
export function SectionLinks({ sections }: SectionLinksProps) {
  const texts = useTexts(recordTexts)
  return (
    <nav
      aria-label={texts.sections}
      className="sticky -top-5 z-10 -mx-4 -mt-5 flex overflow-x-auto border-line border-b bg-surface ps-1 [scrollbar-width:none] after:pointer-events-none after:sticky after:right-0 after:w-8 after:shrink-0 after:bg-linear-to-l after:from-surface md:-mx-6 md:ps-3"
    >
      {sections.map(({ id, title, hasError }) => (
        <button
          key={id}
          type="button"
          onClick={() => jumpTo(id)}
          className={classes(
            "inline-flex min-h-11 shrink-0 items-center gap-1 rounded-field px-3 font-semibold text-sm -outline-offset-2 hover:bg-sunken",
            hasError ? "text-danger" : "text-brand",
          )}
        >
          {hasError && <WarningIcon className="size-4" />}
          {title}
          {hasError && <span className="sr-only"> ({texts.hasErrors})</span>}
        </button>
      ))}
    </nav>
  )
}
