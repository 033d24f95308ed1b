import type { Widened } from "#i18n/en.ts"

const en = {
  title: "My Data",
  lead: "What this site stores about you. You can get a copy of all of it, or delete your account.",
  storedTitle: "What is stored about you",
  stored: [
    {
      name: "Profile",
      text: "Your name and email and, if you gave them, phone number, bio and photo; your role, your language, and when you joined.",
    },
    { name: "Password", text: "Only as a hash, from which nobody can recover it." },
    {
      name: "Two-step verification",
      text: "If you use it: since when, how many recovery codes are left, and the names of your passkeys, with times. The copy has no secrets.",
    },
    { name: "Devices", text: "Where you are logged in: browser, IP address and times." },
    { name: "Certificates", text: "Those issued to your email, and the corrections you asked for." },
    { name: "Review", text: "Your rating and comment, if you have written one." },
    { name: "Courses", text: "Those whose registration you want to hear about." },
    {
      name: "Audit log",
      text: "What you did here and what was done to your account, when and from where. It stays, because it proves that nobody has tampered with certificates.",
    },
  ],
  mails: { name: "Emails", text: (days: string) => `What we sent you and when, for ${days} days. Not the text.` },
  policy: "Why, and for how long: the privacy policy",

  password: "Your password",
  download: "Download my data",
  downloadText:
    "You get one ZIP file: data.json with everything above, and your photo. Whoever has the file can read it, so store it safely.",
  downloaded: "Your data has been downloaded",
  downloadFailed: "Failed to download your data",

  delete: "Delete my account",
  deleteText: "The account is deleted for good. Nobody can bring it back, not even our office.",
  deleteAdmin:
    "You are an admin, and admins cannot delete their own account. Give up the admin role first, on your user page, or ask another admin.",
  ownPage: "My user page",
  deleteTitle: "Delete your account for good?",
  erased: [
    "Your profile and your photo",
    "Your review",
    "Your logins on all devices, your two-step verification and your passkeys",
    "Your requests for corrections, and for news of courses",
  ],
  kept: [
    "Your certificates, with your name and email: employers may verify them for years. Nobody who verifies one sees the email.",
    "The audit log. Nobody can alter it, so it goes on naming you where it does so now.",
  ],
  typeEmail: "Type your email to confirm",
  keep: "Keep my account",
  deleteForGood: "Delete for good",
  deleted: "Your account has been deleted",
  deleteFailed: "Failed to delete your account",
}

const bn: Widened<typeof en> = {
  title: "আমার তথ্য",
  lead: "এই সাইটে আপনার সম্পর্কে যা যা রাখা আছে। সবকিছুর একটি কপি নিতে পারেন, চাইলে অ্যাকাউন্ট মুছেও ফেলতে পারেন।",
  storedTitle: "আপনার সম্পর্কে যা রাখা আছে",
  stored: [
    { name: "প্রোফাইল", text: "আপনার নাম ও ইমেইল; দিয়ে থাকলে ফোন নম্বর, পরিচিতি ও ছবি; আপনার ভূমিকা, ভাষা এবং কবে যোগ দিয়েছেন।" },
    { name: "পাসওয়ার্ড", text: "শুধু হ্যাশ হিসেবে; সেটি থেকে পাসওয়ার্ডটি কেউ বের করতে পারে না।" },
    {
      name: "দুই ধাপে যাচাই",
      text: "চালু করলে: কবে থেকে চালু, কয়টি রিকভারি কোড বাকি, আর আপনার পাসকিগুলোর নাম ও সময়। কপিতে গোপন কিছু থাকে না।",
    },
    { name: "ডিভাইস", text: "কোথায় কোথায় লগইন করা আছে: ব্রাউজার, আইপি ঠিকানা ও সময়।" },
    { name: "সনদ", text: "আপনার ইমেইলে দেওয়া সনদ, আর যেসব সংশোধন চেয়েছেন।" },
    { name: "রিভিউ", text: "লিখে থাকলে আপনার রেটিং ও মন্তব্য।" },
    { name: "কোর্স", text: "যেসব কোর্সে ভর্তি শুরু হলে জানতে চেয়েছেন।" },
    {
      name: "অডিট লগ",
      text: "এখানে আপনি কী করেছেন, আপনার অ্যাকাউন্টে কী করা হয়েছে, কখন এবং কোথা থেকে। সনদে কেউ কারসাজি করেনি, এই লগই তার প্রমাণ; তাই এটি থেকে যায়।",
    },
  ],
  mails: { name: "মেইল", text: (days) => `আপনাকে কোন মেইল কবে পাঠানো হয়েছে, ${days} দিন পর্যন্ত। মেইলের লেখা রাখা হয় না।` },
  policy: "কেন এবং কত দিন রাখা হয়: গোপনীয়তা নীতি",

  password: "আপনার পাসওয়ার্ড",
  download: "আমার তথ্য ডাউনলোড করুন",
  downloadText:
    "একটি জিপ ফাইল পাবেন: ওপরের সবকিছু থাকবে data.json ফাইলে, সঙ্গে আপনার ছবি। ফাইলটি যার হাতে যাবে সে-ই পড়তে পারবে, তাই নিরাপদ জায়গায় রাখুন।",
  downloaded: "আপনার তথ্য ডাউনলোড হয়েছে",
  downloadFailed: "আপনার তথ্য ডাউনলোড করা যায়নি",

  delete: "আমার অ্যাকাউন্ট মুছে ফেলুন",
  deleteText: "অ্যাকাউন্টটি চিরতরে মুছে যাবে। কেউ আর ফিরিয়ে আনতে পারবে না, আমাদের অফিসও না।",
  deleteAdmin:
    "আপনি অ্যাডমিন; অ্যাডমিন নিজের অ্যাকাউন্ট মুছে ফেলতে পারেন না। আগে নিজের ব্যবহারকারীর পাতায় গিয়ে অ্যাডমিনের ভূমিকা ছাড়ুন, নয়তো অন্য একজন অ্যাডমিনকে বলুন।",
  ownPage: "আমার ব্যবহারকারীর পাতা",
  deleteTitle: "অ্যাকাউন্ট চিরতরে মুছে ফেলবেন?",
  erased: [
    "আপনার প্রোফাইল ও ছবি",
    "আপনার রিভিউ",
    "সব ডিভাইসের লগইন, দুই ধাপে যাচাই ও পাসকি",
    "সংশোধনের অনুরোধ, আর কোর্সের খবর পাওয়ার অনুরোধ",
  ],
  kept: [
    "আপনার নাম ও ইমেইলসহ আপনার সনদ: নিয়োগদাতারা বহু বছর পরেও যাচাই করতে পারেন। যাচাইয়ের সময় ইমেইলটি কেউ দেখতে পান না।",
    "অডিট লগ। এটি কেউ বদলাতে পারে না, তাই এখন যেখানে আপনার নাম আছে সেখানে থেকেই যাবে।",
  ],
  typeEmail: "নিশ্চিত করতে আপনার ইমেইল লিখুন",
  keep: "অ্যাকাউন্ট থাকুক",
  deleteForGood: "চিরতরে মুছে ফেলুন",
  deleted: "আপনার অ্যাকাউন্ট মুছে ফেলা হয়েছে",
  deleteFailed: "আপনার অ্যাকাউন্ট মুছে ফেলা যায়নি",
}

export const dataTexts = { en, bn }
