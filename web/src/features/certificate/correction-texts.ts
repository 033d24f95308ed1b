import type { Widened } from "#i18n/en.ts"

/** Correcting a certificate, and its earlier versions. */
const en = {
  correct: "Correct",
  edit: "Correct certificate",
  editText: (number: string) =>
    `${number}: the number stays. Today's state remains as an earlier version, and the verification page says when the certificate was corrected.`,
  submitEdit: "Save correction",
  updating: "Correcting certificate...",
  updated: "Certificate corrected successfully",
  fields: {
    latinName: "Name in Latin letters",
    issuedOn: "Day of issue",
    expiresOn: "Valid until",
    hours: "Hours",
    skills: "Skills",
    mark: "Mark",
    reason: "Reason for the correction",
  },
  reasonHint: "Only the office sees it.",
  reasons: ["The name was misspelt", "The email was wrong", "A date was wrong", "The holder asked for it"],
  versions: (count: string) => `Earlier versions (${count})`,
  versionsFailed: "The earlier versions could not be loaded",
  version: (number: string) => `Version ${number}`,
  replaced: (time: string, actor: string) => `Corrected ${time} by ${actor}`,
}

const bn: Widened<typeof en> = {
  correct: "সংশোধন",
  edit: "সনদ সংশোধন",
  editText: (number) =>
    `${number}: নম্বর বদলাবে না। এখনকার তথ্য আগের সংস্করণ হিসেবে থেকে যাবে, আর সনদটি কবে সংশোধন হয়েছে তা যাচাইয়ের পাতায় দেখা যাবে।`,
  submitEdit: "সংশোধন সংরক্ষণ",
  updating: "সনদ সংশোধন হচ্ছে...",
  updated: "সনদ সংশোধন হয়েছে",
  fields: {
    latinName: "ইংরেজি হরফে নাম",
    issuedOn: "প্রদানের তারিখ",
    expiresOn: "মেয়াদ শেষ",
    hours: "ঘণ্টা",
    skills: "দক্ষতা",
    mark: "ফল",
    reason: "সংশোধনের কারণ",
  },
  reasonHint: "শুধু অফিসের লোকেরা দেখবেন।",
  reasons: ["নামের বানান ভুল ছিল", "ইমেইল ভুল ছিল", "তারিখ ভুল ছিল", "সনদধারী অনুরোধ করেছেন"],
  versions: (count) => `আগের সংস্করণ (${count})`,
  versionsFailed: "আগের সংস্করণগুলো আনা যায়নি",
  version: (number) => `সংস্করণ ${number}`,
  replaced: (time, actor) => `${time}, সংশোধন করেছেন ${actor}`,
}

export const correctionTexts = { en, bn }
