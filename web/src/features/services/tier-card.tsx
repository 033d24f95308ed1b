import type { ServiceDetailsContent } from "#site/en/service-details.ts"
import { links } from "#site/links.ts"
import { ExternalButton } from "#ui/external-link.tsx"

type TierCardProps = {
  id: string
  tier: ServiceDetailsContent["professional"]["tiers"][number]
  rows: readonly string[]
  texts: Pick<ServiceDetailsContent, "book" | "price" | "priceOnRequest">
}

/**
 * Side by side the cards share their rows, so that the same feature stands at the same height in all of them: six features
 * and the price, and around them name, text and button.
 */
const frame =
  "group grid min-w-0 scroll-mt-6 gap-4 rounded-card border border-line bg-surface p-6 md:row-span-10 md:grid-rows-subgrid md:gap-y-4 last:md:max-lg:col-span-2"
const column =
  "lg:rounded-none lg:border-l-0 lg:p-4 lg:text-sm lg:first:rounded-l-card lg:first:border-l lg:last:rounded-r-card"

/** One tier: whom it fits, what it holds row by row, and how to get it. */
export function TierCard({ id, tier, rows, texts }: TierCardProps) {
  return (
    <li id={id} className={`${frame} ${column}`}>
      <h3 className="text-xl">{tier.name}</h3>
      <p className="text-muted">{tier.fits}</p>
      <dl className="grid content-start gap-3 md:row-span-7 md:grid-rows-subgrid md:gap-4">
        {rows.map((row, place) => (
          <Feature key={row} name={row} text={tier.features[place] ?? ""} />
        ))}
        <Feature name={texts.price} text={texts.priceOnRequest} />
      </dl>
      <ExternalButton href={links.booking} className="self-end group-last:md:max-lg:justify-self-start lg:px-2">
        {texts.book}
        <span className="sr-only"> {tier.name}</span>
      </ExternalButton>
    </li>
  )
}

function Feature({ name, text }: { name: string; text: string }) {
  return (
    <div className="grid content-start gap-0.5 border-line border-t pt-2 lg:pt-3">
      <dt className="text-muted text-xs">{name}</dt>
      <dd>{text}</dd>
    </div>
  )
}
