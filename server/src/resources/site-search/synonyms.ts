import { foldForSearch } from "contract"

/** Words that mean the same on this site, in both languages: a search for one finds the others. An inflected word counts as its stem. */
const groups = [
  ["সার্টিফিকেট", "সনদ", "certificate", "credential"],
  ["যাচাই", "verify", "verification", "check"],
  [
    "বিকাশ",
    "নগদ",
    "রকেট",
    "bkash",
    "nagad",
    "rocket",
    "ফি",
    "fee",
    "পেমেন্ট",
    "payment",
    "টাকা",
    "দাম",
    "মূল্য",
    "price",
    "খরচ",
    "cost",
  ],
  ["কিস্তি", "instalment", "installment"],
  ["ফেরত", "refund", "রিফান্ড"],
  ["ভর্তি", "enrol", "enroll", "admission", "registration", "রেজিস্ট্রেশন"],
  ["ফ্রি", "free", "বিনামূল্যে", "বিনা মূল্যে"],
  ["শিক্ষক", "প্রশিক্ষক", "মেন্টর", "স্যার", "ম্যাডাম", "instructor", "teacher", "trainer", "mentor"],
  ["অভিভাবক", "বাবা", "মা", "parent", "guardian"],
  ["চাকরি", "ক্যারিয়ার", "job", "career"],
  ["রিভিউ", "মতামত", "review", "feedback"],
  ["ভিডিও", "video", "playlist", "প্লেলিস্ট"],
  ["হ্যাকিং", "hacking", "পেনিট্রেশন", "penetration", "pentest"],
  ["শনি", "শনিবার", "saturday", "sat"],
  ["রবি", "রবিবার", "sunday", "sun"],
  ["সোম", "সোমবার", "monday", "mon"],
  ["মঙ্গল", "মঙ্গলবার", "tuesday", "tue"],
  ["বুধ", "বুধবার", "wednesday", "wed"],
  ["বৃহস্পতি", "বৃহস্পতিবার", "thursday", "thu"],
  ["শুক্র", "শুক্রবার", "friday", "fri"],
].map((group) => group.map(foldForSearch))

/** Shorter words begin many others. */
const minStemLength = 4

const isForm = (word: string, stem: string) => word === stem || (stem.length >= minStemLength && word.startsWith(stem))

/** The other words for a folded word. */
export const synonymsOf = (word: string): string[] =>
  groups.flatMap((group) => (group.some((stem) => isForm(word, stem)) ? group.filter((stem) => stem !== word) : []))
