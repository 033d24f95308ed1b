import { useSpeech } from "#i18n/language.tsx"
import type { ReviewsContent } from "#site/en/reviews.ts"
import { Stars } from "#ui/stars.tsx"
import { ratingLabel } from "./rating-label.ts"

type RatingSummaryProps = { average: number; total: number; texts: ReviewsContent }

export function RatingSummary({ average, total, texts }: RatingSummaryProps) {
  const { format } = useSpeech()
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-4 border-line border-y py-4">
      <div className="grid gap-1">
        <dt className="text-muted text-sm">{texts.average}</dt>
        <dd className="flex items-center gap-3">
          <span aria-hidden="true" className="font-semibold text-3xl">
            {format.number(average)}
          </span>
          <Stars rating={average} label={ratingLabel(average, texts.card, format)} />
        </dd>
      </div>
      <div className="grid gap-1">
        <dt className="text-muted text-sm">{texts.number}</dt>
        <dd className="font-semibold text-3xl">{format.number(total)}</dd>
      </div>
    </dl>
  )
}
