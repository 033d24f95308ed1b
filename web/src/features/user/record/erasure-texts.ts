import type { Widened } from "#i18n/en.ts"

const en = {
  erased: "What is deleted",
  kept: "What stays, and why",
  certificates: (count: string) => `Certificates that stay (${count})`,
  more: (count: string) => `and ${count} more`,
  backups: (days: string) => `Backups of the last ${days} days, until newer ones replace them.`,

  erase: "Erase",
  eraseTitle: "Erase this user for good?",
  eraseText: (user: string) => `${user}. For people who ask for it: unlike “Delete”, nobody can undo it.`,
  erasedOfUser: [
    "The account with its profile and photo, the review, all logins, and the requests for corrections and for news of courses",
    "What the bin has of them, if they were deleted before",
  ],
  keptOfUser: [
    "Certificates, with name and email: they must stay verifiable.",
    "The audit log. Its entries cannot be altered; the new one names only you and the reason.",
  ],
  reason: "Reason",
  reasonHint: "It stays in the audit log for ever. Please do not name the person.",
  password: "Your password",
  cancel: "Cancel",
  done: "User erased successfully",
  failed: "Failed to erase the user",
}

const bn: Widened<typeof en> = {
  erased: "যা মুছে যাবে",
  kept: "যা থাকবে, এবং কেন",
  certificates: (count) => `যেসব সনদ থাকবে (${count}টি)`,
  more: (count) => `আরও ${count}টি`,
  backups: (days) => `গত ${days} দিনের ব্যাকআপ, নতুন ব্যাকআপ এলে সেগুলো মুছে যায়।`,

  erase: "তথ্য মুছুন",
  eraseTitle: "এই ব্যক্তির তথ্য চিরতরে মুছবেন?",
  eraseText: (user) => `${user}। কেউ নিজের তথ্য মুছতে বললে তবেই: সাধারণভাবে মোছার মতো এটি আর ফেরানো যায় না।`,
  erasedOfUser: [
    "প্রোফাইল ও ছবিসহ অ্যাকাউন্ট, রিভিউ, সব লগইন, সংশোধন ও কোর্সের খবর পাওয়ার অনুরোধ",
    "আগে মোছা হয়ে থাকলে রিসাইকেল বিনে যা আছে, তা-ও",
  ],
  keptOfUser: [
    "নাম ও ইমেইলসহ সনদ: এগুলো যাচাই করা যেতে হবে।",
    "অডিট লগ। এর এন্ট্রি বদলানো যায় না; নতুন এন্ট্রিতে থাকবে শুধু আপনার নাম ও কারণ।",
  ],
  reason: "কারণ",
  reasonHint: "এটি চিরকাল অডিট লগে থাকবে। ব্যক্তির নাম লিখবেন না।",
  password: "আপনার পাসওয়ার্ড",
  cancel: "ফিরে যান",
  done: "তথ্য মুছে ফেলা হয়েছে",
  failed: "তথ্য মুছে ফেলা যায়নি",
}

export const erasureTexts = { en, bn }
