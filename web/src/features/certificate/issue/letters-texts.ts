import type { Widened } from "#i18n/en.ts"

/** About letters that the document of a certificate cannot show. */
const en = {
  name: (letters: string) => `The document cannot show: ${letters}. Add the spelling in Latin letters.`,
  nameLater: (letters: string) => `The document cannot show: ${letters}. Add the spelling in Latin letters afterwards.`,
  other: (letters: string) => `The document cannot show: ${letters}. Please write this in other letters.`,
  record: {
    name: (letters: string) =>
      `The document cannot show: ${letters}. Nobody can download it until you correct the certificate and add the name in Latin letters.`,
    other: (letters: string) =>
      `The document cannot show: ${letters}. Nobody can download it until you correct the certificate and write this in other letters.`,
  },
  own: {
    name: (letters: string) =>
      `There is no PDF yet, because it cannot show: ${letters}. Request a correction, and tell us how your name is written in Latin letters.`,
    other: (letters: string) =>
      `There is no PDF yet, because it cannot show: ${letters}. Request a correction, and we write this in other letters.`,
  },
  list: {
    count: (count: string) => `Without a PDF for now: ${count}`,
    title: (count: string) => `Certificates that have no PDF for now: ${count}`,
    text: "The document cannot show some of their letters. They can be imported and verified as they are. To get the PDF, add the name in Latin letters: in the file, or afterwards on the certificate’s page. Write other texts in other letters.",
    first: (count: string) => `The first ${count}:`,
    letters: "Cannot be shown",
  },
}

const bn: Widened<typeof en> = {
  name: (letters) => `সনদপত্রে দেখানো যায় না: ${letters}। নামটি ইংরেজি হরফেও লিখুন।`,
  nameLater: (letters) => `সনদপত্রে দেখানো যায় না: ${letters}। পরে ইংরেজি হরফে নাম যোগ করুন।`,
  other: (letters) => `সনদপত্রে দেখানো যায় না: ${letters}। অন্য অক্ষরে লিখুন।`,
  record: {
    name: (letters) =>
      `সনদপত্রে দেখানো যায় না: ${letters}। সনদটি সংশোধন করে ইংরেজি হরফে নাম যোগ না করা পর্যন্ত কেউ ডাউনলোড করতে পারবেন না।`,
    other: (letters) =>
      `সনদপত্রে দেখানো যায় না: ${letters}। সনদটি সংশোধন করে লেখাটি অন্য অক্ষরে না লেখা পর্যন্ত কেউ ডাউনলোড করতে পারবেন না।`,
  },
  own: {
    name: (letters) =>
      `সনদটির পিডিএফ এখনো নেই, কারণ তাতে দেখানো যায় না: ${letters}। সংশোধন চেয়ে জানান, আপনার নাম ইংরেজি হরফে কীভাবে লেখা হয়।`,
    other: (letters) =>
      `সনদটির পিডিএফ এখনো নেই, কারণ তাতে দেখানো যায় না: ${letters}। সংশোধন চাইলে আমরা লেখাটি অন্য অক্ষরে লিখে দেব।`,
  },
  list: {
    count: (count) => `আপাতত পিডিএফ হবে না ${count}টির`,
    title: (count) => `আপাতত পিডিএফ হবে না ${count}টি সনদের`,
    text: "এগুলোর কিছু অক্ষর সনদপত্রে দেখানো যায় না। তবু এভাবেই আমদানি ও যাচাই করা যাবে। পিডিএফ পেতে ইংরেজি হরফে নাম যোগ করুন: এই ফাইলে, অথবা পরে সনদের পাতায়। অন্য লেখা হলে অন্য অক্ষরে লিখুন।",
    first: (count) => `প্রথম ${count}টি:`,
    letters: "দেখানো যায় না",
  },
}

export const letterTexts = { en, bn }
