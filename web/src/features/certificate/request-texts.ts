import type { Widened } from "#i18n/en.ts"

/** A holder's request for a correction, on the certificate's page. */
const en = {
  title: "The holder requests a correction",
  hint: "Correcting the certificate closes the request.",
  done: "Done",
  closed: "Request closed",
  closeFailed: "Failed to close the request",
  decline: "Decline",
  declineTitle: "Decline the request?",
  declineText: "The holder gets the reason by mail, and sees it under My Certificates.",
  answer: "Reason",
  declining: "Declining the request...",
  declined: "Request declined",
}

const bn: Widened<typeof en> = {
  title: "সনদধারী সংশোধন চেয়েছেন",
  hint: "সনদটি সংশোধন করলেই অনুরোধের নিষ্পত্তি হবে।",
  done: "সম্পন্ন",
  closed: "অনুরোধের নিষ্পত্তি হয়েছে",
  closeFailed: "অনুরোধের নিষ্পত্তি করা যায়নি",
  decline: "নাকচ করুন",
  declineTitle: "অনুরোধটি নাকচ করবেন?",
  declineText: "কারণটি সনদধারী মেইলে পাবেন, ‘আমার সনদ’ পাতায়ও দেখবেন।",
  answer: "কারণ",
  declining: "অনুরোধ নাকচ হচ্ছে...",
  declined: "অনুরোধ নাকচ হয়েছে",
}

export const requestTexts = { en, bn }
