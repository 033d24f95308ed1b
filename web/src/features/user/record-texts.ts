import type { Widened } from "#i18n/en.ts"

const en = {
  bio: "Bio",
  password: "Password",
  mustChangePassword: "has to be changed at the next login",
  log: "Audit log",
  ownEntries: "What this person did",
  noCertificates: "No certificate carries this email.",
  review: "Review",
  openReview: "Open the review",
  noReview: "No review yet.",
  devices: "Devices",
  noDevice: "Logged in nowhere.",
}

const bn: Widened<typeof en> = {
  bio: "পরিচিতি",
  password: "পাসওয়ার্ড",
  mustChangePassword: "পরের লগইনে বদলাতে হবে",
  log: "অডিট লগ",
  ownEntries: "এই ব্যক্তি যা যা করেছেন",
  noCertificates: "এই ইমেইলে কোনো সনদ নেই।",
  review: "রিভিউ",
  openReview: "রিভিউটি খুলুন",
  noReview: "এখনো রিভিউ দেননি।",
  devices: "ডিভাইস",
  noDevice: "কোথাও লগইন করা নেই।",
}

export const userRecordTexts = { en, bn }
