import type { Widened } from "#i18n/en.ts"

const en = {
  title: "To-knows",
  searchTitle: "Free cyber security videos in Bengali",
  description: "Free playlists on cyber security in Bengali, chosen by our instructors.",
  lead: "Short videos in Bengali, picked by our instructors. Free, with no account needed, and a good way to find out whether a full course is for you.",
  none: "No to-knows found...",
  noneHint: "We are putting together the first playlists. Some of our courses are free too.",
  freeCourses: "See the free courses",
  videos: (count: string, isOne: boolean) => `${count} ${isOne ? "video" : "videos"}`,
  after: "Watched them all?",
  afterText: "In a free course, someone answers your questions too.",
}
const bn: Widened<typeof en> = {
  title: "জেনে রাখুন",
  searchTitle: "সাইবার নিরাপত্তা শেখার ফ্রি ভিডিও, বাংলায়",
  description: "সাইবার নিরাপত্তা নিয়ে বাংলায় ফ্রি প্লেলিস্ট: আমাদের প্রশিক্ষকেরাই বেছে দিয়েছেন।",
  lead: "বাংলায় ছোট ছোট ভিডিও, আমাদের প্রশিক্ষকদের বেছে দেওয়া। খরচ নেই, অ্যাকাউন্টও লাগে না। পুরো একটি কোর্স আপনার ভালো লাগবে কি না, এখানেই বুঝে যাবেন।",
  none: "কোনো প্লেলিস্ট পাওয়া যায়নি...",
  noneHint: "প্রথম প্লেলিস্টগুলো সাজানো হচ্ছে। কয়েকটি কোর্সও কিন্তু ফ্রি।",
  freeCourses: "ফ্রি কোর্সগুলো দেখুন",
  videos: (count) => `${count}টি ভিডিও`,
  after: "সব দেখা শেষ?",
  afterText: "ফ্রি কোর্সে আপনার প্রশ্নের উত্তর দেওয়ার জন্যও কেউ থাকেন।",
}
export const toKnowSite = { en, bn }
