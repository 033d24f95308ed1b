import type { ServicesContent } from "#site/en/services.ts"
import { services } from "#site/services.ts"
import { CheckList } from "#ui/check-list.tsx"
import { Section } from "#ui/section.tsx"
import { ServiceCard } from "./card.tsx"

/** The three kinds of service, each with its list. */
export function Offer({ texts }: { texts: ServicesContent }) {
  const { offer } = texts
  return (
    <Section id="offer" title={offer.title} lead={offer.lead}>
      <ul className="grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
        {services.map((service) => {
          const { name, text, list } = offer[service.kind]
          return (
            <ServiceCard
              key={service.kind}
              service={service}
              title={name}
              text={text}
              texts={texts}
              className="bg-surface"
            >
              <CheckList items={list} className="group-last:md:max-lg:grid-cols-2" />
            </ServiceCard>
          )
        })}
      </ul>
    </Section>
  )
}
