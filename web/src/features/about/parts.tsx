import { useSpeech } from "#i18n/language.tsx"
import type { AboutContent } from "#site/en/about.ts"
import { Section } from "#ui/section.tsx"

export function Story({ title, items }: AboutContent["story"]) {
  return (
    <Section id="story" title={title} isBeside>
      <ol className="divide-y divide-line border-line border-y">
        {items.map(({ year, text }) => (
          <li key={year} className="grid gap-1 py-5 sm:grid-cols-[6rem_minmax(0,1fr)] sm:gap-6">
            <span className="font-semibold text-brand text-xl">{year}</span>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

export function Numbers({ title, items }: AboutContent["numbers"]) {
  return (
    <Section id="numbers" title={title}>
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-4">
        {items.map(({ number, text }) => (
          <li key={text} className="grid content-start gap-2 bg-surface p-4 md:p-6">
            <span className="font-semibold text-3xl text-brand md:text-4xl">{number}</span>
            <span className="text-muted">{text}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Values({ title, items }: AboutContent["values"]) {
  return (
    <Section id="values" title={title}>
      <ul className="grid gap-4 sm:grid-cols-2 md:gap-6">
        {items.map(({ title: value, text }) => (
          <li key={value} className="grid content-start gap-2 rounded-card border border-line bg-surface p-6">
            <h3 className="text-lg">{value}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Teaching({ title, items }: AboutContent["teaching"]) {
  const { format } = useSpeech()
  return (
    <Section id="teaching" title={title}>
      <ol className="grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ title: step, text }, index) => (
          <li key={step} className="grid content-start gap-2 border-line border-t pt-4">
            <span aria-hidden="true" className="font-semibold text-brand">
              {format.number(index + 1)}
            </span>
            <h3 className="text-lg">{step}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
