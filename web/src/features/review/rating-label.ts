import type { Format } from "#i18n/format.ts"
import type { ReviewCardTexts } from "#site/en/reviews.ts"

/** '4.5 out of 5': the number stands where the language wants it. */
export function ratingLabel(rating: number, { beforeRating, afterRating }: ReviewCardTexts, format: Format): string {
  return [beforeRating, format.number(rating), afterRating].filter(Boolean).join(" ")
}
