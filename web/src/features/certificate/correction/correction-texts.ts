import type { Widened } from "#i18n/en.ts"

/** Correcting a certificate, and its earlier versions. */
const en = {
  correct: "Correct",
  edit: "Correct certificate",
  editText: (number: string) =>
    `${number}: today's state remains as an earlier version, and the verification page says when the certificate was corrected.`,
  numberHint: "Nobody has seen it yet, so it can still be corrected.",
  numberSeen: {
    verified: "It stays: it has been verified already.",
    downloaded: "It stays: the certificate has been downloaded already.",
    mailed: "It stays: it has been mailed already.",
    shown: "It stays: its holder has seen it already.",
    unknown: "It stays: somebody may have seen it already.",
  },
  submitEdit: "Save correction",
  updating: "Correcting certificate...",
  updated: "Certificate corrected successfully",
  unchanged: "Nothing was changed, so the version stays",
  issuedOnHint: "Left blank: it stays",
  reason: "Reason for the correction",
  reasonHint: "Only the office sees it.",
  reasons: ["The name was misspelt", "The email was wrong", "A date was wrong", "The holder asked for it"],
  versions: (count: string) => `Earlier versions (${count})`,
  versionsFailed: "The earlier versions could not be loaded",
  version: (number: string) => `Version ${number}`,
  importUndone: "The import that had corrected it was undone",
  replaced: (time: string, actor: string) => `Corrected ${time} by ${actor}`,
}

const bn: Widened<typeof en> = {
  correct: "সংশোধন",
  edit: "সনদ সংশোধন",
  editText: (number) =>
    `${number}: এখনকার তথ্য আগের সংস্করণ হিসেবে থেকে যাবে, আর সনদটি কবে সংশোধন হয়েছে তা যাচাইয়ের পাতায় দেখা যাবে।`,
  numberHint: "নম্বরটি এখনো কেউ দেখেননি, তাই সংশোধন করা যাবে।",
  numberSeen: {
    verified: "নম্বর বদলানো যাবে না: এটি একবার যাচাই করা হয়েছে।",
    downloaded: "নম্বর বদলানো যাবে না: সনদটি একবার ডাউনলোড করা হয়েছে।",
    mailed: "নম্বর বদলানো যাবে না: এটি মেইলে পাঠানো হয়েছে।",
    shown: "নম্বর বদলানো যাবে না: সনদধারী এটি দেখেছেন।",
    unknown: "নম্বর বদলানো যাবে না: কেউ হয়তো এটি দেখে ফেলেছেন।",
  },
  submitEdit: "সংশোধন সংরক্ষণ",
  updating: "সনদ সংশোধন হচ্ছে...",
  updated: "সনদ সংশোধন হয়েছে",
  unchanged: "কিছু বদলানো হয়নি, তাই সংস্করণ আগেরটিই আছে",
  issuedOnHint: "ফাঁকা রাখলে আগেরটিই থাকবে",
  reason: "সংশোধনের কারণ",
  reasonHint: "শুধু অফিসের লোকেরা দেখবেন।",
  reasons: ["নামের বানান ভুল ছিল", "ইমেইল ভুল ছিল", "তারিখ ভুল ছিল", "সনদধারী অনুরোধ করেছেন"],
  versions: (count) => `আগের সংস্করণ (${count})`,
  versionsFailed: "আগের সংস্করণগুলো আনা যায়নি",
  version: (number) => `সংস্করণ ${number}`,
  importUndone: "যে আমদানিতে সংশোধন হয়েছিল, তা ফিরিয়ে নেওয়া হয়েছে",
  replaced: (time, actor) => `${time}, সংশোধন করেছেন ${actor}`,
}

export const correctionTexts = { en, bn }
