import type { HomeContent } from "#site/en/home.ts"
import { accreditationMarks, partnerMarks } from "#site/home.ts"
import { MarkPicture } from "#ui/mark-picture.tsx"
import { Section } from "#ui/section.tsx"

export function Partners({ texts }: { texts: HomeContent["partners"] }) {
  return (
    <Section id="partners" title={texts.heading} lead={texts.lead}>
      <ul className="grid grid-cols-3 gap-px overflow-hidden rounded-card border border-line bg-line">
        {texts.names.map((name, index) => (
          <li
            key={name}
            className="flex flex-col items-center justify-center gap-2 bg-surface px-2 py-5 text-center text-sm leading-snug md:flex-row md:gap-4 md:py-6 md:text-base"
          >
            <MarkPicture href={partnerMarks[index] ?? ""} className="size-12 shrink-0 text-brand" />
            <span className="min-w-0 md:w-36 md:text-left">{name}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Accreditations({ texts }: { texts: HomeContent["accreditations"] }) {
  return (
    <Section id="accreditation" title={texts.heading} lead={texts.lead}>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-4">
        {texts.items.map(({ name, text }, index) => (
          <li
            key={name}
            className="flex items-center gap-4 rounded-card border border-line bg-surface p-6 lg:flex-col lg:items-start"
          >
            <MarkPicture href={accreditationMarks[index] ?? ""} className="size-16 shrink-0 text-brand" />
            <div className="grid gap-1">
              <h3 className="leading-snug">{name}</h3>
              <p className="text-muted text-sm">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
