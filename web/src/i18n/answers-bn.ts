import type { answers } from "contract"

export const answersBn: Record<keyof typeof answers, string> = {
  invalidCredential: "আপনার দেওয়া তথ্যটি সঠিক নয়।",
  addressNotFound: "এই ঠিকানায় কিছু নেই",
  courseNotFound: "কোর্সটি পাওয়া যায়নি",
  certificateNotFound: "সনদটি পাওয়া যায়নি",
  notSignedIn: "এগিয়ে যেতে লগইন করুন",
  notAllowed: "এ কাজের অনুমতি আপনার নেই",
  badInput: "যা লিখেছেন, একবার মিলিয়ে দেখুন",
  badAddress: "ঠিকানাটি পড়া যায়নি",
  tooLarge: "অনুরোধটি খুব বড়",
  tooMany: "অল্প সময়ে অনেক বেশি অনুরোধ এসেছে। একটু পরে আবার চেষ্টা করুন",
  broken: "আমাদের দিক থেকে একটি সমস্যা হয়েছে। আবার চেষ্টা করুন",
  busy: "সার্ভার এখন ব্যস্ত। একটু পরে আবার চেষ্টা করুন",
}
