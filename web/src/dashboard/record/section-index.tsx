import { useEffect, useEffectEvent, useRef, useState } from "react"
import { jumpTo } from "#dashboard/record/section-links.tsx"
import { useTexts } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"
import { classes } from "#ui/class-names.ts"
import { WarningIcon } from "#ui/image/icon.tsx"
import { listen } from "#ui/listen.ts"

type SectionIndexProps = {
  label: string
  sections: readonly {
    /** Of an element with a tabindex. */
    id: string
    title: string
    hasError?: boolean
  }[]
}

/** A section begins to be read below the sticky parts of the page. Near the page's end the line moves down, so that the last sections reach it. */
function readingLine(): number {
  const top = 140
  const left = document.documentElement.scrollHeight - innerHeight - scrollY
  return left < innerHeight ? top + (innerHeight - top) * (1 - left / innerHeight) : top
}

/** The sections of a long page, with the one that is being read: at the left, or on narrow screens above. */
export function SectionIndex({ label, sections }: SectionIndexProps) {
  const { hasErrors } = useTexts(recordTexts)
  const current = useCurrent(sections.map(({ id }) => id))
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>(`[data-section="${current}"]`)
    if (link) nav.current?.scrollTo?.({ left: link.offsetLeft - 16 })
  }, [current])
  return (
    <nav
      ref={nav}
      aria-label={label}
      className="sticky top-0 z-20 -mx-4 flex overflow-x-auto border-line border-b bg-paper px-1 [scrollbar-width:none] md:-mx-8 md:px-5 lg:top-3 lg:mx-0 lg:grid lg:self-start lg:border-b-0 lg:px-0"
    >
      {sections.map(({ id, title, hasError }) => (
        <button
          key={id}
          type="button"
          data-section={id}
          aria-current={current === id ? "location" : undefined}
          onClick={() => jumpTo(id)}
          className={classes(
            "inline-flex min-h-11 shrink-0 items-center gap-1 border-transparent px-3 text-start font-semibold text-sm -outline-offset-2 hover:bg-sunken lg:min-h-9 lg:border-s-2",
            current === id && "text-brand max-lg:underline max-lg:underline-offset-8 lg:border-brand lg:bg-brand-soft",
            hasError ? "text-danger" : current !== id && "text-muted",
          )}
        >
          {hasError && <WarningIcon className="size-4" />}
          {title}
          {hasError && <span className="sr-only"> ({hasErrors})</span>}
        </button>
      ))}
    </nav>
  )
}

function useCurrent(ids: readonly string[]): string {
  const [current, setCurrent] = useState(ids[0] ?? "")
  const find = useEffectEvent(() => {
    const line = readingLine()
    const begun = ids.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? 1e9) < line)
    setCurrent(begun.at(-1) ?? ids[0] ?? "")
  })
  useEffect(() => {
    find()
    return listen({ scroll: () => find(), resize: () => find() })
  }, [])
  return current
}
