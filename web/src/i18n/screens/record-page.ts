import type { Widened } from "#i18n/en.ts"

/** The texts shared by the pages of single records. */
const en = {
  failed: "This could not be loaded",
  missing: "There is nothing here",
  missingText: "The address may be wrong, or it was deleted so long ago that the log no longer knows it.",
  deleted: (name: string) => `“${name}” was deleted`,
  deletedBy: (person: string, time: string) => `By ${person}, ${time}.`,
  erased: "This person’s data was erased",
  erasedText: (time: string) => `On ${time}. It cannot be restored. Their certificates stay.`,
  toList: "Back to the list",
  changed: (time: string) => `Last changed ${time}`,
  all: (count: string) => `All ${count}`,
  details: "Details",
  created: "Created",

  history: "History",
  historyCount: (count: string) => `History (${count})`,
  historyFailed: "The history could not be loaded",
  noHistory: "The log has no entry about this.",
  inLog: "In the audit log",
  imported: "Issued from a list or a file",
  someone: "somebody",
}

const bn: Widened<typeof en> = {
  failed: "এটি আনা যায়নি",
  missing: "এখানে কিছু নেই",
  missingText: "ঠিকানাটি ভুল হতে পারে, অথবা এটি এত আগে মোছা হয়েছে যে লগে আর তথ্য নেই।",
  deleted: (name) => `“${name}” মুছে ফেলা হয়েছে`,
  deletedBy: (person, time) => `মুছেছেন ${person}, ${time}।`,
  erased: "এই ব্যক্তির তথ্য মুছে ফেলা হয়েছে",
  erasedText: (time) => `${time} তারিখে। আর ফিরিয়ে আনা যাবে না। তাঁর সনদগুলো থাকবে।`,
  toList: "তালিকায় ফিরুন",
  changed: (time) => `শেষ পরিবর্তন ${time}`,
  all: (count) => `সব দেখুন (${count}টি)`,
  details: "বিস্তারিত",
  created: "তৈরি",

  history: "ইতিহাস",
  historyCount: (count) => `ইতিহাস (${count})`,
  historyFailed: "ইতিহাস আনা যায়নি",
  noHistory: "এটি নিয়ে লগে কোনো এন্ট্রি নেই।",
  inLog: "অডিট লগে দেখুন",
  imported: "তালিকা বা ফাইল থেকে দেওয়া হয়েছে",
  someone: "কেউ",
}

export const recordPageTexts = { en, bn }
