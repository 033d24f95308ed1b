import type { Widened } from "#i18n/en.ts"

/** The holder's own certificates. */
const en = {
  title: "My Certificates",
  text: "The certificates that were issued to your email.",
  none: "There is no certificate for your email yet. If you have one under another email, please contact us.",
  failed: "Your certificates could not be loaded",
  issued: "Issued",
  expires: "Valid until",
  states: { valid: "valid", expired: "expired", notYetValid: "not valid yet", revoked: "revoked" },
  open: "Verification page",
  download: "Download (PDF)",
  linkedIn: "Add to LinkedIn",
  request: "Request a correction",
  indexing: "Search engines may show this page",
  indexingHints: {
    off: "Now only people who have the link or the number see the page.",
    on: "Google and other search engines may list the page with your name, course and number. After you turn it off, they may need some weeks to remove it.",
  },
  indexingSaving: "Saving...",
  indexingOn: "Search engines may show the page now",
  indexingOff: "Search engines are told not to show the page",
  indexingFailed: "The setting could not be saved",
  requestTitle: "What is wrong?",
  requestText: (number: string) => `${number}: we check it and answer by mail. You see the answer here too.`,
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
  states: { valid: "বৈধ", expired: "মেয়াদ শেষ", notYetValid: "এখনো বৈধ নয়", revoked: "বাতিল" },
  open: "যাচাইয়ের পাতা",
  download: "ডাউনলোড (PDF)",
  linkedIn: "লিংকডইনে যোগ করুন",
  request: "সংশোধন চান",
  indexing: "সার্চ ইঞ্জিন এই সনদের পাতা দেখাতে পারবে",
  indexingHints: {
    off: "এখন যাঁর কাছে লিংক বা নম্বর আছে, শুধু তিনিই পাতাটি দেখতে পারেন।",
    on: "গুগল ও অন্য সার্চ ইঞ্জিন আপনার নাম, কোর্স ও নম্বরসহ পাতাটি দেখাতে পারে। বন্ধ করার পর সরাতে তাদের কয়েক সপ্তাহ লাগতে পারে।",
  },
  indexingSaving: "সংরক্ষণ হচ্ছে...",
  indexingOn: "এখন থেকে সার্চ ইঞ্জিন পাতাটি দেখাতে পারবে",
  indexingOff: "সার্চ ইঞ্জিনকে পাতাটি না দেখাতে বলা হয়েছে",
  indexingFailed: "সেটিংটি সংরক্ষণ করা যায়নি",
  requestTitle: "কী ভুল আছে?",
  requestText: (number) => `${number}: আমরা দেখে মেইলে জানাব। উত্তরটি এখানেও দেখতে পাবেন।`,
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
