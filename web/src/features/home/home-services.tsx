import { paths, serviceAddress } from "#paths.ts"
import type { HomeContent } from "#site/en/home.ts"
import { links } from "#site/links.ts"
import { serviceMarks, serviceNames } from "#site/services.ts"
import { ButtonLink } from "#ui/button.tsx"
import { ExternalButton } from "#ui/external-link.tsx"
import { Section } from "#ui/section.tsx"
import { MarkPicture } from "./mark-picture.tsx"

export function HomeServices({ texts }: { texts: HomeContent["services"] }) {
  const { cards } = texts
  return (
    <Section id="services" title={texts.heading} lead={texts.lead}>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-3">
        {(["professional", "audit", "training"] as const).map((service) => (
          <li key={service} className="flex flex-col items-start gap-3 rounded-card border border-line bg-paper p-6">
            <MarkPicture href={serviceMarks[service]} className="size-12 text-brand" />
            <h3 className="text-xl">{cards[service].heading}</h3>
            <p className="mb-auto text-muted">{cards[service].text}</p>
            {service === "training" ? (
              <ExternalButton href={links.chat}>{texts.book}</ExternalButton>
            ) : (
              <ButtonLink to={serviceAddress(serviceNames[service])}>
                {texts.details}
                <span className="sr-only"> {cards[service].heading}</span>
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
      <ButtonLink to={paths.services} className="justify-self-start">
        {texts.all}
      </ButtonLink>
    </Section>
  )
}
