import { discountedPrice } from "contract"
import type { Format } from "#i18n/format.ts"
import { useI18n } from "#i18n/language.tsx"
import type { CardTexts } from "#site/en/course-card.ts"
import { classes } from "#ui/class-names.ts"

const percentOff = (discount: number, { off }: CardTexts, format: Format) => `${format.number(discount)}% ${off}`

type Priced = { price: number; discount: number }
type PriceProps = { course: Priced; texts: CardTexts; className?: string }

/**
 * The current price, large, and the old price, struck through and labelled for screen readers. If the course is free, the
 * percentage is not a separate tag, but stands beside the old price.
 */
export function Price({ course: { price, discount }, texts, className }: PriceProps) {
  const { format } = useI18n()
  const now = discountedPrice(price, discount)
  return (
    <p className={classes("flex flex-wrap items-center gap-x-2 gap-y-1", className)}>
      <span className="sr-only">{texts.price}: </span>
      {now === 0 ? (
        <strong className="rounded-tag bg-brand px-2 py-0.5 font-semibold text-base text-on-brand">{texts.free}</strong>
      ) : (
        <strong className="font-semibold">{format.price(now)}</strong>
      )}
      {now < price && (
        <span className="text-base text-muted">
          <span className="sr-only">, {texts.oldPrice}: </span>
          <s className="decoration-1 decoration-line-strong">{format.price(price)}</s>
          {now === 0 && <span className="text-sm"> {percentOff(discount, texts, format)}</span>}
        </span>
      )}
    </p>
  )
}

/** '20% off'; nothing without a discount, or if the course is free. */
export function Discount({ course: { price, discount }, texts }: { course: Priced; texts: CardTexts }) {
  const { format } = useI18n()
  if (discount === 0 || discountedPrice(price, discount) === 0) return null
  return (
    <span className="inline-flex items-center rounded-tag bg-brand-soft px-2 py-0.5 font-semibold text-brand text-xs">
      {percentOff(discount, texts, format)}
    </span>
  )
}
