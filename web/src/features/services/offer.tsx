import { serviceAddress } from "#paths.ts"
import type { ServicesContent } from "#site/en/services.ts"
import { links } from "#site/links.ts"
import { serviceMarks, serviceNames } from "#site/services.ts"
import { ButtonLink } from "#ui/button.tsx"
import { ExternalButton } from "#ui/external-link.tsx"
import { Section } from "#ui/section.tsx"
import { CheckList } from "./check-list.tsx"

/** The three kinds of service, each with its list. */
export function Offer({ texts }: { texts: ServicesContent }) {
  const { offer, details, book } = texts
  return (
    <Section id="offer" title={offer.title} lead={offer.lead}>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {(["professional", "audit", "training"] as const).map((kind) => {
          const { name, text, list } = offer[kind]
          return (
            <li
              key={kind}
              className="flex min-w-0 flex-col items-start gap-4 rounded-card border border-line bg-surface p-6 last:md:max-lg:col-span-2"
            >
              <svg aria-hidden="true" className="size-12 text-brand">
                <use href={serviceMarks[kind]} />
              </svg>
              <h3 className="text-xl">{name}</h3>
              <p className="text-muted">{text}</p>
              <CheckList items={list} />
              <div className="mt-auto pt-2">
                {kind !== "training" ? (
                  <ButtonLink to={serviceAddress(serviceNames[kind])}>
                    {details}
                    <span className="sr-only"> {name}</span>
                  </ButtonLink>
                ) : (
                  links.chat && <ExternalButton href={links.chat}>{book}</ExternalButton>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
