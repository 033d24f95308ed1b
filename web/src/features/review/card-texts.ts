import type { Widened } from "#i18n/en.ts"

const en = {
  outOf: (rating: string) => `${rating} out of 5`,
  more: "see more",
  /** Before the name. */
  moreBy: " (review by ",
  edited: "edited",
  verified: "Verified student",
  batch: (batchNo: string) => `batch\u00a0${batchNo}`,
  replyOf: (company: string) => `Reply from ${company}`,
}
const bn: Widened<typeof en> = {
  outOf: (rating) => `৫-এর মধ্যে ${rating}`,
  more: "আরও পড়ুন",
  moreBy: " (রিভিউ লিখেছেন ",
  edited: "সম্পাদিত",
  verified: "যাচাই করা শিক্ষার্থী",
  batch: (batchNo) => `ব্যাচ\u00a0${batchNo}`,
  replyOf: (company) => `${company}-এর জবাব`,
}
export const reviewCardTexts = { en, bn }
