import { ServiceCard } from "#features/services/card.tsx"
import { paths } from "#paths.ts"
import type { HomeContent } from "#site/en/home.ts"
import { services } from "#site/services.ts"
import { ButtonLink } from "#ui/button.tsx"
import { Section } from "#ui/section.tsx"

export function HomeServices({ texts }: { texts: HomeContent["services"] }) {
  return (
    <Section id="services" title={texts.heading} lead={texts.lead}>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
        {services.map((service) => {
          const { heading, text } = texts.cards[service.kind]
          return (
            <ServiceCard
              key={service.kind}
              service={service}
              title={heading}
              text={text}
              texts={texts}
              className="bg-paper"
            />
          )
        })}
      </ul>
      <ButtonLink to={paths.services} className="justify-self-start">
        {texts.all}
      </ButtonLink>
    </Section>
  )
}
