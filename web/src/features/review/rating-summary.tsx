import { useSpeech, useWords } from "#i18n/language.tsx"
import { Stars } from "#ui/stars.tsx"
import { reviewCardWords } from "./card-words.ts"
import { reviewSite } from "./site.ts"

export function RatingSummary({ average, total }: { average: number; total: number }) {
  const texts = useWords(reviewSite)
  const { outOf } = useWords(reviewCardWords)
  const { format } = useSpeech()
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-4 border-line border-y py-4">
      <div className="grid gap-1">
        <dt className="text-muted text-sm">{texts.average}</dt>
        <dd className="flex items-center gap-3">
          <span aria-hidden="true" className="font-semibold text-3xl">
            {format.number(average)}
          </span>
          <Stars rating={average} label={outOf(format.number(average))} />
        </dd>
      </div>
      <div className="grid gap-1">
        <dt className="text-muted text-sm">{texts.number}</dt>
        <dd className="font-semibold text-3xl">{format.number(total)}</dd>
      </div>
    </dl>
  )
}
