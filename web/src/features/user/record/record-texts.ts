import type { Widened } from "#i18n/en.ts"

const en = {
  bio: "Bio",
  password: "Password",
  mustChangePassword: "has to be changed at the next login",
  secondFactor: "Two-step verification",
  secondFactorOff: "off",
  secondFactorSince: (time: string) => `on since ${time}`,
  resetSecondFactor: "Turn it off",
  resetSecondFactorTitle: (name: string) => `Turn off two-step verification of ${name}?`,
  resetSecondFactorText:
    "Only if they have lost their phone and their recovery codes. Make sure that it is really them who ask: whoever knows the password can then log in. They are logged out everywhere and get an email.",
  secondFactorReset: "Two-step verification is off",
  resetSecondFactorFailed: "It could not be turned off",
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
  secondFactor: "দুই ধাপে যাচাই",
  secondFactorOff: "বন্ধ",
  secondFactorSince: (time) => `${time} থেকে চালু`,
  resetSecondFactor: "বন্ধ করুন",
  resetSecondFactorTitle: (name) => `${name}‑এর দুই ধাপে যাচাই বন্ধ করবেন?`,
  resetSecondFactorText:
    "শুধু তখনই, যখন তাঁর ফোন ও রিকভারি কোড দুটোই হারিয়েছে। অনুরোধটি যে তিনিই করছেন, তা নিশ্চিত হয়ে নিন: এর পর পাসওয়ার্ড জানলেই লগইন করা যাবে। তিনি সব জায়গা থেকে লগআউট হবেন এবং একটি মেইল পাবেন।",
  secondFactorReset: "দুই ধাপে যাচাই বন্ধ হয়েছে",
  resetSecondFactorFailed: "বন্ধ করা যায়নি",
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
