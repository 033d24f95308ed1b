import type { Widened } from "#i18n/en.ts"

const en = {
  title: "Mail to users",
  hint: "In one language or both: each user gets their own, or the only one. Greeting and signature are added.",
  bn: "In Bengali",
  en: "In English",
  subject: "Subject",
  text: "Text",
  preview: "Preview",
  send: (count: string, isOne: boolean) => (isOne ? "Send the mail" : `Send ${count} mails`),
  change: "Change the text",
  version: {
    bn: (count: string) => `In Bengali, to ${count}`,
    en: (count: string) => `In English, to ${count}`,
  },
  recipients: (count: string, isOne: boolean) => (isOne ? "1 user gets this mail." : `${count} users get this mail.`),
  skipped: (count: string) => `Not sent to ${count}: suspended, or email not verified.`,
  left: (count: string) => `Up to ${count} mails can still be sent today.`,
  tooMany: (count: string) => `Only ${count} more mails can be sent today. Please choose fewer users.`,
  nobody: "None of these users can get mail: they are suspended, or have not verified their email.",
  sent: (count: string, isOne: boolean) => (isOne ? "The mail is on its way" : `${count} mails are on their way`),
  failed: "Failed to send the mail",
}

const bn: Widened<typeof en> = {
  title: "ব্যবহারকারীদের মেইল",
  hint: "এক ভাষায় বা দুই ভাষাতেই লিখুন: প্রত্যেকে নিজের ভাষারটি পাবেন, একটি থাকলে সেটিই। সম্বোধন ও স্বাক্ষর নিজে থেকেই যোগ হবে।",
  bn: "বাংলায়",
  en: "ইংরেজিতে",
  subject: "বিষয়",
  text: "লেখা",
  preview: "প্রিভিউ",
  send: (count, isOne) => (isOne ? "মেইল পাঠান" : `${count}টি মেইল পাঠান`),
  change: "লেখা বদলান",
  version: { bn: (count) => `বাংলায়, ${count} জনকে`, en: (count) => `ইংরেজিতে, ${count} জনকে` },
  recipients: (count) => `${count} জন মেইলটি পাবেন।`,
  skipped: (count) => `${count} জন পাবেন না: স্থগিত, বা ইমেইল নিশ্চিত করা হয়নি।`,
  left: (count) => `আজ আর সর্বোচ্চ ${count}টি মেইল পাঠানো যাবে।`,
  tooMany: (count) => `আজ আর মাত্র ${count}টি মেইল পাঠানো যাবে। কম ব্যবহারকারী বাছুন।`,
  nobody: "এঁদের কাউকেই মেইল পাঠানো যাবে না: স্থগিত, বা ইমেইল নিশ্চিত করা হয়নি।",
  sent: (count, isOne) => (isOne ? "মেইল পাঠানো হচ্ছে" : `${count}টি মেইল পাঠানো হচ্ছে`),
  failed: "মেইল পাঠানো যায়নি",
}

export const mailTexts = { en, bn }
