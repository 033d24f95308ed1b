import type { AboutContent } from "#site/en/about.ts"
import { Section } from "#ui/section.tsx"
import { Steps } from "#ui/steps.tsx"

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

export function Teaching({ title, items }: AboutContent["teaching"]) {
  return (
    <Section id="teaching" title={title}>
      <Steps steps={items} columns="gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3" />
    </Section>
  )
}
