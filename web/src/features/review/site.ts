import type { Widened } from "#i18n/en.ts"

const en = {
  title: "Reviews",
  description: "What our students say about the courses in their own words, good and bad.",
  lead: "Written by students from their own accounts, one each. We never remove a review for being critical, and we never edit one.",
  average: "Average rating",
  number: "Reviews",
  listLabel: "List of reviews",
  none: "No reviews found...",
  noneHint: "The first batch is still in class. Once they finish, you will find their reviews here.",
  noneOnPage: "There is no such page of reviews.",
  firstPage: "To the first reviews",
  courses: "See the courses",
  nextStep: {
    title: "Have you taken a course with us?",
    text: "Log in and write your review. Other students read it before they choose, so the critical parts matter too.",
    write: "Write a review",
    courses: "See the courses",
  },
}
const bn: Widened<typeof en> = {
  title: "রিভিউ",
  description: "আমাদের কোর্স নিয়ে শিক্ষার্থীরা কী বলেন, তাঁদের নিজেদের ভাষায়: ভালো লাগা, মন্দ লাগা দুটোই।",
  lead: "শিক্ষার্থীরা নিজের অ্যাকাউন্ট থেকে লিখেছেন, একজন একবারই। সমালোচনা আছে বলে কোনো রিভিউ আমরা বাদ দিই না, কারও কথা বদলেও দিই না।",
  average: "গড় রেটিং",
  number: "মোট রিভিউ",
  listLabel: "রিভিউয়ের তালিকা",
  none: "কোনো রিভিউ পাওয়া যায়নি...",
  noneHint: "প্রথম ব্যাচের ক্লাস এখনো চলছে। শেষ হলে তাঁদের কথা এখানেই পড়বেন।",
  noneOnPage: "এত পৃষ্ঠা রিভিউ এখনো জমেনি।",
  firstPage: "প্রথম পৃষ্ঠায় যান",
  courses: "কোর্সগুলো দেখুন",
  nextStep: {
    title: "আমাদের কোনো কোর্স করেছেন?",
    text: "লগইন করে নিজের রিভিউ লিখুন। কোর্স বাছার আগে অন্যরা তা পড়েন, তাই ভালো না লাগার কথাগুলোও লিখুন।",
    write: "রিভিউ লিখুন",
    courses: "কোর্সগুলো দেখুন",
  },
}
export const reviewSite = { en, bn }
