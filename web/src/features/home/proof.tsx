import type { Language } from "contract"
import type { ComponentProps } from "react"
import { type ReviewCardData, ReviewStars, VerifiedStudent } from "#features/review/card.tsx"
import { isBengali } from "#i18n/is-latin.ts"
import { Figures } from "#ui/display/figures.tsx"
import { Avatar } from "#ui/image/avatar.tsx"
import { Lattice, LatticeRule } from "#ui/image/lattice.tsx"
import { useLangOf } from "#ui/text/in-bengali.tsx"

type NumberBandProps = { title: string } & ComponentProps<typeof Figures>

export function NumberBand({ title, items }: NumberBandProps) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby="numbers" className="deep relative overflow-hidden">
      <Lattice className="absolute inset-0 text-brand/10" />
      <div className="relative mx-auto grid max-w-6xl gap-4 px-4 py-6 md:gap-6 md:px-6 md:py-14">
        <h2 id="numbers" className="font-normal text-base text-muted max-sm:sr-only">
          {title}
        </h2>
        <Figures items={items} className="max-sm:gap-4 max-sm:[&_dd]:text-2xl max-sm:[&_dt]:text-sm" />
      </div>
    </section>
  )
}

/** Longer texts are hard to read in large letters. */
const maxQuoteCharacters = 160

const reviewText = ({ whole, preview }: ReviewCardData) => whole ?? preview

/**
 * Takes out of the reviews the first one to be quoted, if possible one in the page's language. The others must fill a row;
 * if they do not, or none is short enough, there is no quote.
 */
export function withQuote(reviews: readonly ReviewCardData[], language: Language) {
  const isInLanguage = (review: ReviewCardData) => isBengali(reviewText(review)) === (language === "bn")
  const short = reviews.filter((review) => reviewText(review).length <= maxQuoteCharacters)
  const quote = reviews.length > 3 ? (short.find(isInLanguage) ?? short[0]) : undefined
  return { quote, others: reviews.filter((review) => review !== quote) }
}

export function QuoteBand({ review }: { review: ReviewCardData }) {
  const langOf = useLangOf()
  const text = reviewText(review)
  const hem = (
    <div className="text-brand/40">
      <LatticeRule />
    </div>
  )
  return (
    <div className="bg-surface">
      {hem}
      <figure className="mx-auto grid max-w-4xl justify-items-center gap-4 px-4 py-6 text-center md:gap-6 md:px-6 md:py-20">
        <blockquote lang={langOf(text)} className="text-balance text-lg leading-relaxed md:text-3xl md:leading-snug">
          <p>“{text}”</p>
        </blockquote>
        <figcaption className="flex items-center gap-3 text-left">
          <Avatar photo={review.photo} className="size-12" />
          <div className="grid gap-1">
            <p lang={langOf(review.name)} className="wrap-anywhere font-semibold">
              {review.name}
            </p>
            <ReviewStars review={review} />
            <VerifiedStudent {...review} />
          </div>
        </figcaption>
      </figure>
      {hem}
    </div>
  )
}
