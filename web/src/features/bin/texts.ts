import type { Widened } from "#i18n/en.ts"

const en = {
  name: "Bin",
  search: "Search the bin",
  none: "No deleted record found...",
  empty: "Nothing was deleted in the last 30 days.",
  intro: "What is deleted stays here for 30 days, and can be restored.",

  what: "What",
  kind: "Kind",
  when: "Deleted",
  who: "Who",
  onlyThis: "Show only what this person has deleted",
  until: (day: string) => `until ${day}`,
  person: "Person (email)",

  together: (count: string) => `${count} deleted together`,
  left: (left: string, count: string) => `${left} of ${count} are still here`,
  withReviews: (count: string, isOne: boolean) => (isOne ? "with a review" : `with ${count} reviews`),
  show: (count: string, isOne: boolean) => (isOne ? "Show it" : `Show all ${count}`),
  hide: "Show less",
  more: (count: string) => `and ${count} more`,
  listFailed: "The list could not be loaded.",

  restore: "Restore",
  restoreAll: "Restore all",
  restoring: "Restoring...",
  userReturns: "Comes back without password; an admin, editor or registrar comes back as a student.",
  restored: "Restored successfully",
  failed: "Failed to restore",
  someRestored: (restored: string, left: string) => `Restored: ${restored}. Not restored: ${left}.`,
  holder: "It has been given to",
  restoreOwner: (name: string) => `Restore the account of ${name} as well`,
}

const bn: Widened<typeof en> = {
  name: "রিসাইকেল বিন",
  search: "রিসাইকেল বিনে খুঁজুন",
  none: "মোছা কিছু পাওয়া যায়নি...",
  empty: "গত ৩০ দিনে কিছু মোছা হয়নি।",
  intro: "যা মোছা হয়, ৩০ দিন এখানে থাকে; চাইলে ফিরিয়ে আনা যায়।",

  what: "কী",
  kind: "ধরন",
  when: "মোছার সময়",
  who: "কে",
  onlyThis: "শুধু এই ব্যক্তি যা মুছেছেন তা দেখুন",
  until: (day) => `${day} পর্যন্ত থাকবে`,
  person: "ব্যক্তি (ইমেইল)",

  together: (count) => `একসঙ্গে মোছা হয়েছে ${count}টি`,
  left: (left, count) => `${count}টির মধ্যে ${left}টি এখনো এখানে`,
  withReviews: (count, isOne) => (isOne ? "সঙ্গে একটি রিভিউ" : `সঙ্গে ${count}টি রিভিউ`),
  show: (count, isOne) => (isOne ? "কোনটি, দেখুন" : `${count}টির সব দেখুন`),
  hide: "কম দেখুন",
  more: (count) => `এবং আরও ${count}টি`,
  listFailed: "তালিকাটি আনা যায়নি।",

  restore: "ফিরিয়ে আনুন",
  restoreAll: "সব ফিরিয়ে আনুন",
  restoring: "ফিরিয়ে আনা হচ্ছে...",
  userReturns: "ফিরবে পাসওয়ার্ড ছাড়া; অ্যাডমিন, সম্পাদক বা রেজিস্ট্রার ফিরবেন শিক্ষার্থী হিসেবে।",
  restored: "ফিরিয়ে আনা হয়েছে",
  failed: "ফিরিয়ে আনা যায়নি",
  someRestored: (restored, left) => `ফিরেছে ${restored}টি, ফেরেনি ${left}টি।`,
  holder: "এখন এটি আছে এখানে:",
  restoreOwner: (name) => `${name}‑এর অ্যাকাউন্টও ফিরিয়ে আনুন`,
}

export const binTexts = { en, bn }
