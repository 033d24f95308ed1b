import { useSpeech } from "#i18n/language.tsx"
import type { PolicySection } from "#site/policy.ts"
import { Summary } from "#ui/summary.tsx"

type ContentsProps = { title: string; sections: readonly PolicySection[] }

/** Beside the text where there is room; above it, folded, where there is not. */
export function Contents({ title, sections }: ContentsProps) {
  return (
    <>
      <details className="group rounded-card border border-line bg-surface lg:hidden print:hidden">
        <Summary className="px-4 py-2 font-semibold">{title}</Summary>
        <nav aria-label={title} className="px-4 pb-3">
          <SectionLinks sections={sections} />
        </nav>
      </details>
      <nav aria-label={title} className="max-lg:hidden print:hidden">
        <div className="sticky top-6 grid gap-2">
          <p className="font-semibold">{title}</p>
          <SectionLinks sections={sections} />
        </div>
      </nav>
    </>
  )
}

function SectionLinks({ sections }: Pick<ContentsProps, "sections">) {
  const { number } = useSpeech().format
  return (
    <ol>
      {sections.map(({ id, title }, place) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-9 items-baseline gap-2 py-1.5 text-muted no-underline hover:text-ink"
          >
            <span className="min-w-7 shrink-0 whitespace-nowrap">{number(place + 1)}.</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}
