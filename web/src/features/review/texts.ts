import type { Widened } from "#i18n/en.ts"

const en = {
  name: "Reviews",
  search: "Search reviews",
  none: "No reviews found...",
  author: "Reviewer",
  rating: "Rating",
  outOf: (rating: string) => `${rating} out of 5`,
  comment: "Comment",
  more: "see more",
  moreOf: (name: string) => `(review by ${name})`,
  home: "Home",
  isOnHome: "on the home page",
  isNotOnHome: "not on the home page",
  stars: (count: string, isOne: boolean) => (isOne ? "1 star" : `${count} stars`),
  written: "Written",
  homeSwitch: {
    label: (name: string) => `Show the review by ${name} on the home page`,
    doing: "Changing visibility...",
    done: "Visibility changed successfully",
    already: (name: string, isOn: boolean) => `The review by ${name} is already ${isOn ? "on" : "off"} the home page`,
    failed: "Failed to change visibility",
  },
  onHome: (count: string, most: string) => `On the home page: ${count}. It shows at most ${most}.`,
  homeIsFull: (most: string) =>
    `The home page shows at most ${most} reviews, and has that many: of those that are switched on, the newest are seen.`,
  chosen: {
    recordName: "(all that are selected)",
    show: {
      label: "Show on home",
      title: (count: string) => `Show ${count} on the home page?`,
      text: (most: string) =>
        `Those that are there already stay there. The home page shows at most ${most} reviews: the newest of those that are switched on.`,
    },
    hide: {
      label: "Take off home",
      title: (count: string) => `Take ${count} off the home page?`,
      text: (_most: string) => "The reviews themselves stay on the reviews page.",
    },
  },
  deleteTitle: "Delete this review?",
  deleteText: (name: string) =>
    `The review by ${name} is deleted. ${name} can then write a new one; until then this one can be restored from the audit log.`,
  deleted: "Review deleted successfully",
  deleteFailed: "Failed to delete review",
}
const bn: Widened<typeof en> = {
  name: "রিভিউ",
  search: "রিভিউ খুঁজুন",
  none: "কোনো রিভিউ পাওয়া যায়নি...",
  author: "রিভিউদাতা",
  rating: "রেটিং",
  outOf: (rating) => `৫-এর মধ্যে ${rating}`,
  comment: "মন্তব্য",
  more: "আরও পড়ুন",
  moreOf: (name) => `(${name}-এর রিভিউ)`,
  home: "হোম",
  isOnHome: "হোম পেজে আছে",
  isNotOnHome: "হোম পেজে নেই",
  stars: (count) => `${count} তারা`,
  written: "লেখার তারিখ",
  homeSwitch: {
    label: (name) => `${name}-এর রিভিউ হোম পেজে দেখান`,
    doing: "প্রদর্শন বদলানো হচ্ছে...",
    done: "হোম পেজের প্রদর্শন বদলানো হয়েছে",
    already: (name, isOn) => `${name}-এর রিভিউ আগে থেকেই হোম পেজে ${isOn ? "আছে" : "নেই"}`,
    failed: "হোম পেজের প্রদর্শন বদলানো যায়নি",
  },
  onHome: (count, most) => `হোম পেজে এখন ${count}টি রিভিউ আছে। সর্বোচ্চ ${most}টি দেখানো হয়।`,
  homeIsFull: (most) =>
    `হোম পেজে সর্বোচ্চ ${most}টি রিভিউ দেখানো হয়, এখন ততগুলোই আছে: চালু করা রিভিউয়ের মধ্যে সবচেয়ে নতুনগুলো দেখা যায়।`,
  chosen: {
    recordName: "(বাছাই করা সবগুলো)",
    show: {
      label: "হোম পেজে দেখান",
      title: (count) => `${count}টি রিভিউ হোম পেজে দেখাবেন?`,
      text: (most) =>
        `যেগুলো আগে থেকেই আছে, সেগুলো থাকবে। হোম পেজে সর্বোচ্চ ${most}টি রিভিউ দেখানো হয়: চালু করা রিভিউয়ের মধ্যে সবচেয়ে নতুনগুলো।`,
    },
    hide: {
      label: "হোম পেজ থেকে সরান",
      title: (count) => `${count}টি রিভিউ হোম পেজ থেকে সরাবেন?`,
      text: () => "রিভিউগুলো রিভিউয়ের পাতায় থেকে যাবে।",
    },
  },
  deleteTitle: "রিভিউটি মুছে ফেলবেন?",
  deleteText: (name) =>
    `${name}-এর রিভিউ মুছে যাবে। তিনি চাইলে এরপর নতুন একটি লিখতে পারবেন; না লেখা পর্যন্ত এটি অডিট লগ থেকে ফিরিয়ে আনা যায়।`,
  deleted: "রিভিউ মুছে ফেলা হয়েছে",
  deleteFailed: "রিভিউ মোছা যায়নি",
}
export const reviewTexts = { en, bn }
