import { useSpeech } from "#i18n/language.tsx"
import type { ServicesContent } from "#site/en/services.ts"
import { Section } from "#ui/section.tsx"

/** The steps of an engagement; the numbers are the list's own for a screen reader. */
export function Procedure({ texts }: { texts: ServicesContent["procedure"] }) {
  const { number } = useSpeech().format
  return (
    <Section id="procedure" title={texts.title} lead={texts.lead}>
      <ol className="grid gap-x-8 md:grid-flow-col md:grid-cols-2 md:grid-rows-5">
        {texts.steps.map(({ title, text }, place) => (
          <li key={title} className="flex min-w-0 gap-4 border-line border-t py-4">
            <span
              aria-hidden="true"
              className="flex size-10 shrink-0 items-center justify-center rounded-field bg-brand-soft font-semibold text-brand"
            >
              {number(place + 1)}
            </span>
            <div className="grid content-start gap-1">
              <h3 className="text-lg">{title}</h3>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
