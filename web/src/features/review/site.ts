import type { Widened } from "#i18n/en.ts"

const en = {
  title: "Reviews",
  searchTitle: "Reviews of our cyber security courses",
  description: "What our students say about the courses in their own words, good and bad.",
  lead: "Anyone with an account can write one review. We never remove a review for being critical, and we never edit one.",
  how: "“Verified student” means that the author’s email is confirmed, and that we have issued a certificate to it and not revoked it; the course and batch are those of the newest one. Their reviews come first, and only theirs count in the average.",
  average: "Average rating",
  number: "Reviews by verified students",
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
  searchTitle: "আমাদের সাইবার নিরাপত্তা কোর্সের রিভিউ",
  description: "আমাদের কোর্স নিয়ে শিক্ষার্থীরা কী বলেন, তাঁদের নিজেদের ভাষায়: ভালো লাগা, মন্দ লাগা দুটোই।",
  lead: "যাঁর অ্যাকাউন্ট আছে, তিনি একটি রিভিউ লিখতে পারেন। সমালোচনা আছে বলে কোনো রিভিউ আমরা বাদ দিই না, কারও কথা বদলেও দিই না।",
  how: "নামের নিচে ‘যাচাই করা শিক্ষার্থী’ থাকার মানে, লেখকের ইমেইল নিশ্চিত করা হয়েছে এবং সেই ইমেইলে আমাদের দেওয়া সনদ আছে, যা বাতিল হয়নি; কোর্স ও ব্যাচ তাঁর সবচেয়ে নতুন সনদের। তাঁদের রিভিউ আগে থাকে, আর গড় রেটিং হিসাব করা হয় শুধু তাঁদের রেটিং থেকে।",
  average: "গড় রেটিং",
  number: "যাচাই করা শিক্ষার্থীদের রিভিউ",
  listLabel: "রিভিউয়ের তালিকা",
  none: "কোনো রিভিউ পাওয়া যায়নি...",
  noneHint: "প্রথম ব্যাচের ক্লাস এখনো চলছে। শেষ হলে তাঁদের কথা এখানেই পড়বেন।",
  noneOnPage: "রিভিউয়ের এই পৃষ্ঠাটি নেই।",
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
