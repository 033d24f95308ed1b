import type { Widened } from "#i18n/en.ts"

const en = {
  average: (rating: string, count: string, isOne: boolean) =>
    `${rating} out of 5, from ${count} ${isOne ? "review" : "reviews"}`,
}
const bn: Widened<typeof en> = {
  average: (rating, count) => `${count}টি রিভিউর গড়: ৫-এ ${rating}`,
}
export const ratingTexts = { en, bn }
