import type { Widened } from "#i18n/en.ts"

/** The texts of deleting several records, and of bringing deleted ones back. */
const en = {
  andMore: (count: string) => `and ${count} more`,
  deletedCount: (count: string) => `Deleted: ${count}`,
  notDeleted: (count: string, names: string) => `Not deleted (${count}): ${names}.`,
  restored: (count: string) => `Restored: ${count}`,
  notRestored: (count: string, names: string) => `Not restored (${count}): ${names}.`,
  asStudents: (names: string) => `Students now: ${names}. An admin has to give them their role again.`,
  choosesPassword: "A new password has to be chosen before the next login: by “Forgot password”, or you reset it.",
  bin: "Bin",
}

const bn: Widened<typeof en> = {
  andMore: (count) => `এবং আরও ${count}টি`,
  deletedCount: (count) => `মোছা হয়েছে: ${count}টি`,
  notDeleted: (count, names) => `${count}টি মোছা হয়নি: ${names}।`,
  restored: (count) => `ফিরিয়ে আনা হয়েছে: ${count}টি`,
  notRestored: (count, names) => `${count}টি ফেরেনি: ${names}।`,
  asStudents: (names) => `এখন শিক্ষার্থী: ${names}। আগের ভূমিকা কোনো অ্যাডমিনকে আবার দিতে হবে।`,
  choosesPassword: "লগইনের আগে নতুন পাসওয়ার্ড লাগবে: “পাসওয়ার্ড ভুলে গেছেন” দিয়ে, অথবা আপনি রিসেট করে দেবেন।",
  bin: "রিসাইকেল বিন",
}

export const deletionTexts = { en, bn }
