import type { Widened } from "#i18n/en.ts"

const en = {
  title: "My Review",
  lead: "How was it? Your review stands on the reviews page, with your name and photo. It can be sent once.",
  rating: "Rating",
  ratingHint: "Half stars count too.",
  comment: "Comment",
  commentHint: (most: string) => `At most ${most} characters.`,
  submit: "Submit Review",
  submitted: "Submitted",
  done: "Review submitted successfully",
  failed: "Failed to submit review",
  thanks: "Thank you. This is what you wrote.",
  all: "See all reviews",
  loadFailed: "Your review could not be loaded",
  taken:
    "You had submitted a review before, perhaps in another tab: it stands below. What you have just written was not sent.",
  unsent: "What you have just written",
}

const bn: Widened<typeof en> = {
  title: "আমার রিভিউ",
  lead: "কেমন লাগল? আপনার রিভিউ নাম ও ছবিসহ রিভিউ পাতায় দেখা যাবে। রিভিউ একবারই জমা দেওয়া যায়।",
  rating: "রেটিং",
  ratingHint: "আধা তারাও দেওয়া যায়।",
  comment: "মন্তব্য",
  commentHint: (most) => `সর্বোচ্চ ${most} অক্ষর।`,
  submit: "রিভিউ জমা দিন",
  submitted: "জমা দেওয়া হয়েছে",
  done: "রিভিউ জমা দেওয়া হয়েছে",
  failed: "রিভিউ জমা দেওয়া যায়নি",
  thanks: "ধন্যবাদ। আপনি যা লিখেছেন, তা নিচে আছে।",
  all: "সব রিভিউ দেখুন",
  loadFailed: "আপনার রিভিউ আনা যায়নি",
  taken: "আপনি আগেই একটি রিভিউ জমা দিয়েছেন, হয়তো অন্য কোনো ট্যাবে; সেটি নিচে আছে। এইমাত্র যা লিখেছেন, তা জমা হয়নি।",
  unsent: "এইমাত্র যা লিখেছেন",
}

export const myReviewTexts = { en, bn }
