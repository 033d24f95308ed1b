import type { Widened } from "#i18n/en.ts"

const en = {
  outOf: (rating: string) => `${rating} out of 5`,
  more: "see more",
  moreOf: (name: string) => ` (review by ${name})`,
}
const bn: Widened<typeof en> = {
  outOf: (rating) => `৫-এর মধ্যে ${rating}`,
  more: "আরও পড়ুন",
  moreOf: (name) => ` (রিভিউ লিখেছেন ${name})`,
}
export const reviewCardTexts = { en, bn }
