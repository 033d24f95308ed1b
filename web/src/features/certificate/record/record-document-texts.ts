import type { Widened } from "#i18n/en.ts"

/** The image of a certificate on its page. */
const en = {
  title: "The certificate",
  language: "Language of the document",
  languages: { bn: "Bengali", en: "English" },
  pdf: "Download (PDF)",
  alt: (number: string) => `Certificate ${number}, as its holder gets it`,
  revoked: "It is revoked, so nobody can download it. After it is reinstated, it appears here again.",
  expired: "It has expired, so nobody can download it.",
  notYetValid: "Its day of issue is still to come. Until then nobody can download it.",
  failed: "The picture could not be loaded.",
}

const bn: Widened<typeof en> = {
  title: "সনদপত্র",
  language: "সনদপত্রের ভাষা",
  languages: { bn: "বাংলা", en: "ইংরেজি" },
  pdf: "ডাউনলোড (PDF)",
  alt: (number) => `সনদ ${number}, সনদধারী যেমন পান`,
  revoked: "সনদটি বাতিল, তাই কেউ ডাউনলোড করতে পারবেন না। পুনর্বহাল করলে এখানে আবার দেখা যাবে।",
  expired: "সনদটির মেয়াদ শেষ, তাই কেউ ডাউনলোড করতে পারবেন না।",
  notYetValid: "সনদ প্রদানের তারিখ এখনো আসেনি। তার আগে কেউ ডাউনলোড করতে পারবেন না।",
  failed: "ছবিটি আনা যায়নি।",
}

export const certificateDocumentTexts = { en, bn }
