import type { Widened } from "#i18n/en.ts"

const en = {
  title: "My Review",
  lead: "How was it? Your review appears on the reviews page, with your name and photo. You can change or withdraw it at any time.",
  leadWithApproval:
    "How was it? When we have read your review, it appears on the reviews page, with your name and photo. You can change or withdraw it at any time.",
  badge:
    "If your email is confirmed and we have issued a certificate to it, “Verified student” stands beside your review, with your course and batch. Such reviews come first, and only they count in the average.",
  rating: "Rating",
  ratingHint: "Half stars count too.",
  comment: "Comment",
  commentHint: (most: string) => `At most ${most} characters.`,
  submit: "Submit Review",
  submitted: "Submitted",
  done: "Review submitted successfully",
  failed: "Failed to submit review",
  states: {
    public: "Thank you. This is what you wrote.",
    waiting: "Thank you. We read every review before it appears; until then only you and we see it.",
    rejected: "We have not published this review. You can change it; we then read it again.",
  },
  written: (date: string) => `Written on ${date}`,
  edited: (date: string) => `edited on ${date}`,
  reply: (company: string) => `Reply from ${company}`,
  edit: "Edit review",
  submitEdit: "Save review",
  updated: "Review updated successfully",
  editText: "Your review keeps the date on which you first wrote it, and is marked as edited.",
  editTextWithApproval:
    "Your review keeps the date on which you first wrote it, and is marked as edited. It is hidden until we have read the new version.",
  withdraw: "Withdraw review",
  withdrawTitle: "Withdraw your review?",
  withdrawText: "It will disappear from the site, together with any reply of ours. You can write another one.",
  withdrawing: { doing: "Withdrawing...", done: "Review withdrawn successfully", failed: "Failed to withdraw review" },
  all: "See all reviews",
  loadFailed: "Your review could not be loaded",
  taken:
    "You had already submitted a review, perhaps in another tab: you see it below. What you have just written was not sent.",
  unsent: "What you have just written",
}

const bn: Widened<typeof en> = {
  title: "আমার রিভিউ",
  lead: "কেমন লাগল? আপনার রিভিউ নাম ও ছবিসহ রিভিউ পাতায় দেখা যাবে। চাইলে পরে বদলাতে বা তুলে নিতে পারবেন।",
  leadWithApproval:
    "কেমন লাগল? আমরা পড়ে দেখার পর আপনার রিভিউ নাম ও ছবিসহ রিভিউ পাতায় দেখা যাবে। চাইলে পরে বদলাতে বা তুলে নিতে পারবেন।",
  badge:
    "আপনার ইমেইল নিশ্চিত করা থাকলে এবং সেই ইমেইলে আমাদের দেওয়া সনদ থাকলে রিভিউয়ের সঙ্গে ‘যাচাই করা শিক্ষার্থী’ কথাটি এবং আপনার কোর্স ও ব্যাচ দেখা যাবে। এমন রিভিউ আগে থাকে, আর গড় রেটিং হিসাব হয় শুধু সেগুলো থেকে।",
  rating: "রেটিং",
  ratingHint: "আধা তারাও দেওয়া যায়।",
  comment: "মন্তব্য",
  commentHint: (most) => `সর্বোচ্চ ${most} অক্ষর।`,
  submit: "রিভিউ জমা দিন",
  submitted: "জমা দেওয়া হয়েছে",
  done: "রিভিউ জমা দেওয়া হয়েছে",
  failed: "রিভিউ জমা দেওয়া যায়নি",
  states: {
    public: "ধন্যবাদ। আপনি যা লিখেছেন, তা নিচে আছে।",
    waiting: "ধন্যবাদ। প্রতিটি রিভিউ আমরা পড়ে প্রকাশ করি; তার আগে শুধু আপনি ও আমরা এটি দেখতে পাই।",
    rejected: "রিভিউটি আমরা প্রকাশ করিনি। চাইলে বদলাতে পারেন; আমরা আবার পড়ে দেখব।",
  },
  written: (date) => `লেখা হয়েছে ${date}`,
  edited: (date) => `সম্পাদনা ${date}`,
  reply: (company) => `${company}-এর জবাব`,
  edit: "রিভিউ বদলান",
  submitEdit: "সংরক্ষণ করুন",
  updated: "রিভিউ বদলানো হয়েছে",
  editText: "প্রথম লেখার তারিখটিই থাকবে, সঙ্গে লেখা থাকবে যে রিভিউটি সম্পাদিত।",
  editTextWithApproval:
    "প্রথম লেখার তারিখটিই থাকবে, সঙ্গে লেখা থাকবে যে রিভিউটি সম্পাদিত। নতুন লেখা আমরা পড়ে দেখার আগ পর্যন্ত রিভিউটি দেখা যাবে না।",
  withdraw: "রিভিউ তুলে নিন",
  withdrawTitle: "রিভিউটি তুলে নেবেন?",
  withdrawText: "রিভিউটি ওয়েবসাইট থেকে সরে যাবে; আমাদের জবাব থাকলে সেটিও। চাইলে নতুন একটি লিখতে পারবেন।",
  withdrawing: { doing: "তুলে নেওয়া হচ্ছে...", done: "রিভিউ তুলে নেওয়া হয়েছে", failed: "রিভিউ তুলে নেওয়া যায়নি" },
  all: "সব রিভিউ দেখুন",
  loadFailed: "আপনার রিভিউ আনা যায়নি",
  taken: "আপনি আগেই একটি রিভিউ জমা দিয়েছেন, হয়তো অন্য কোনো ট্যাবে; সেটি নিচে আছে। এইমাত্র যা লিখেছেন, তা জমা হয়নি।",
  unsent: "এইমাত্র যা লিখেছেন",
}

export const myReviewTexts = { en, bn }
