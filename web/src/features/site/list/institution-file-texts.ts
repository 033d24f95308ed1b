import type { Widened } from "#i18n/en.ts"

const en = {
  read: "Read a CSV file",
  download: "Download as CSV",
  columns:
    "Columns: level (university or college), name and district, also name and district in English. Headings may be in Bengali or English.",
  empty: "There is no institution in this file",
  unlike: "This file is not a list of institutions: its first line must have headings for level, name and district",
  faulty: "Nothing was taken from the file. Correct these lines, save the file and read it again.",
  title: "What the file changes",
  same: "The file has the same list.",
  added: (count: string) => `New: ${count}`,
  changed: (count: string) => `Changed: ${count}`,
  removed: (count: string) => `Not in the file: ${count}`,
  replace: "Replace the list",
  merge: "Add and change only",
  close: "Close",
  unsaved: "The list will then be in the form, and on the site once you save it.",
}

const bn: Widened<typeof en> = {
  read: "CSV ফাইল থেকে নিন",
  download: "CSV হিসেবে নামান",
  columns: "কলাম: পর্যায় (বিশ্ববিদ্যালয় বা কলেজ), নাম ও জেলা; চাইলে ইংরেজি নাম ও জেলাও। শিরোনাম বাংলা বা ইংরেজি, দুভাবেই লেখা যায়।",
  empty: "ফাইলটিতে কোনো প্রতিষ্ঠান নেই",
  unlike: "এটি প্রতিষ্ঠানের তালিকা নয়: প্রথম লাইনে পর্যায়, নাম ও জেলা কলামের শিরোনাম থাকতে হবে",
  faulty: "ফাইল থেকে কিছুই নেওয়া হয়নি। লাইনগুলো ঠিক করে ফাইলটি সংরক্ষণ করুন, তারপর আবার দিন।",
  title: "ফাইলটি যা বদলাবে",
  same: "ফাইলের তালিকা আর এই তালিকা একই।",
  added: (count) => `নতুন: ${count}টি`,
  changed: (count) => `বদলাবে: ${count}টি`,
  removed: (count) => `ফাইলে নেই: ${count}টি`,
  replace: "পুরো তালিকা বদলান",
  merge: "শুধু যোগ ও বদল করুন",
  close: "বন্ধ করুন",
  unsaved: "এতে তালিকাটি ফরমে আসবে। সংরক্ষণ করলে তবেই সাইটে দেখা যাবে।",
}

export const institutionFileTexts = { en, bn }
