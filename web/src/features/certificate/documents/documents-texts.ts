import type { Widened } from "#i18n/en.ts"

const en = {
  title: (count: string, isOne: boolean) => `Download the ${isOne ? "certificate" : `${count} certificates`} as PDF?`,
  text: "One ZIP file with a PDF for each certificate of this list. Certificates that are revoked, expired or cannot be drawn are not included; the file not-included.csv names them.",
  tooMany: (max: string) =>
    `At most ${max} certificates fit into one file. Please filter the list, for example by batch.`,
  none: "There is no certificate in this list.",
  language: "Language",
  languages: { own: "That of each course’s name", bn: "Bengali", en: "English" },
  download: "Download",
  downloading: "Downloading the certificates",
  progress: (done: string, total: string) => `${done} of ${total}`,
  done: "The certificates are downloaded",
  notIncluded: (count: string, isOne: boolean) => `${count} ${isOne ? "is" : "are"} not included: see not-included.csv`,
  failed: "The certificates could not be downloaded",
}

const bn: Widened<typeof en> = {
  title: (count, isOne) => (isOne ? "সনদটি পিডিএফ হিসেবে ডাউনলোড করবেন?" : `${count}টি সনদ পিডিএফ হিসেবে ডাউনলোড করবেন?`),
  text: "এই তালিকার প্রতিটি সনদের একটি করে পিডিএফ থাকবে একটি ZIP ফাইলে। বাতিল ও মেয়াদোত্তীর্ণ সনদ, আর যেগুলোর পিডিএফ তৈরি করা যায়নি, সেগুলো এতে থাকবে না; নাম থাকবে not-included.csv ফাইলে।",
  tooMany: (max) => `এক ফাইলে সর্বোচ্চ ${max}টি সনদ রাখা যায়। তালিকাটি ফিল্টার করে ছোট করুন, যেমন ব্যাচ দিয়ে।`,
  none: "এই তালিকায় কোনো সনদ নেই।",
  language: "ভাষা",
  languages: { own: "কোর্সের নাম যে ভাষায়", bn: "বাংলা", en: "ইংরেজি" },
  download: "ডাউনলোড করুন",
  downloading: "সনদ ডাউনলোড হচ্ছে",
  progress: (done, total) => `${total}টির মধ্যে ${done}টি`,
  done: "সনদ ডাউনলোড হয়েছে",
  notIncluded: (count) => `${count}টি সনদ এতে নেই: not-included.csv দেখুন`,
  failed: "সনদ ডাউনলোড করা যায়নি",
}

export const documentsTexts = { en, bn }
