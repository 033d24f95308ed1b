import type { Widened } from "#i18n/en.ts"

const en = {
  /** With a decimal number, because screen readers read "4.5" well. */
  stars: (rating: string) =>
    rating === "1" || rating === "0.5" ? `${rating} star out of 5` : `${rating} stars out of 5`,
  short: (rating: string) => `${rating} / 5`,
}

const bn: Widened<typeof en> = {
  stars: (rating) => `৫-এর মধ্যে ${rating} তারা`,
  short: (rating) => `${rating} / ৫`,
}

export const ratingTexts = { en, bn }
