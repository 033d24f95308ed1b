import type { Widened } from "#i18n/en.ts"

/** The holder's own certificates. */
const en = {
  title: "My Certificates",
  text: "The certificates that were issued to your email.",
  none: "There is no certificate for your email yet. If you have one under another email, please contact us.",
  failed: "Your certificates could not be loaded",
  issued: "Issued",
  expires: "Valid until",
  states: { valid: "valid", expired: "expired", revoked: "not valid" },
  open: "Verification page",
  download: "Download (PDF)",
  request: "Request a correction",
  requestTitle: "What is wrong?",
  requestText: (number: string) => `${number}: we check it, and you see the answer here.`,
  field: "What should be corrected",
  fieldHint: "For example: my name is written Nusrat Jahan.",
  send: "Send request",
  sending: "Sending the request...",
  sent: "Request sent",
  requested: {
    open: (day: string) => `Correction requested on ${day}. The office has not answered yet.`,
    done: (day: string) => `Your request of ${day} is done.`,
    declined: (day: string) => `Your request of ${day} was declined:`,
  },
}

const bn: Widened<typeof en> = {
  title: "আমার সনদ",
  text: "আপনার ইমেইলে দেওয়া সনদগুলো।",
  none: "আপনার ইমেইলে এখনো কোনো সনদ নেই। অন্য ইমেইলে সনদ থাকলে আমাদের সঙ্গে যোগাযোগ করুন।",
  failed: "আপনার সনদ আনা যায়নি",
  issued: "প্রদান",
  expires: "মেয়াদ শেষ",
  states: { valid: "বৈধ", expired: "মেয়াদ শেষ", revoked: "বৈধ নয়" },
  open: "যাচাইয়ের পাতা",
  download: "ডাউনলোড (PDF)",
  request: "সংশোধন চান",
  requestTitle: "কী ভুল আছে?",
  requestText: (number) => `${number}: আমরা দেখে এখানেই জানাব।`,
  field: "কী সংশোধন করতে হবে",
  fieldHint: "যেমন: আমার নামের বানান নুসরাত জাহান।",
  send: "অনুরোধ পাঠান",
  sending: "অনুরোধ পাঠানো হচ্ছে...",
  sent: "অনুরোধ পাঠানো হয়েছে",
  requested: {
    open: (day) => `${day} তারিখে সংশোধন চেয়েছেন। অফিস এখনো উত্তর দেয়নি।`,
    done: (day) => `${day} তারিখের অনুরোধটি সম্পন্ন হয়েছে।`,
    declined: (day) => `${day} তারিখের অনুরোধটি নাকচ হয়েছে:`,
  },
}

export const ownTexts = { en, bn }
