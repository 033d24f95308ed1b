import type { Widened } from "#i18n/en.ts"

/** A holder's request for a correction, on the certificate's page. */
const en = {
  title: "The holder requests a correction",
  hint: "Correcting the certificate on this page closes the request; an import does not.",
  correctedSince: (time: string) =>
    `The certificate was corrected since, on ${time}. Please check whether that settles the request.`,
  uncorrected: {
    close: "Close without a correction",
    closeTitle: "Close the request without a correction?",
    closeText:
      "The holder is told by email that the request was closed, and sees it under My Certificates. The certificate stays as it is.",
  },
  corrected: {
    close: "Settled: close",
    closeTitle: "Close the request as settled?",
    closeText:
      "The holder is told by email that the request was closed, and sees it under My Certificates. The certificate stays as corrected.",
  },
  closed: "Request closed",
  closeFailed: "Failed to close the request",
  decline: "Decline",
  declineTitle: "Decline the request?",
  declineText: "The holder gets the reason by email, and sees it under My Certificates.",
  answer: "Reason",
  declining: "Declining the request...",
  declined: "Request declined",
}

const bn: Widened<typeof en> = {
  title: "সনদধারী সংশোধন চেয়েছেন",
  hint: "এই পাতায় সনদটি সংশোধন করলেই অনুরোধটি বন্ধ হয়ে যাবে; ফাইল থেকে আমদানিতে বন্ধ হবে না।",
  correctedSince: (time) => `অনুরোধের পরে সনদটি সংশোধন হয়েছে (${time})। অনুরোধটি মিটেছে কি না, দেখে নিন।`,
  uncorrected: {
    close: "সংশোধন ছাড়াই বন্ধ করুন",
    closeTitle: "সংশোধন ছাড়াই অনুরোধটি বন্ধ করবেন?",
    closeText: "অনুরোধটি বন্ধ হয়েছে বলে সনদধারী মেইল পাবেন, ‘আমার সনদ’ পাতায়ও দেখবেন। সনদটি যেমন আছে তেমনই থাকবে।",
  },
  corrected: {
    close: "মিটে গেছে: বন্ধ করুন",
    closeTitle: "মিটে গেছে বলে অনুরোধটি বন্ধ করবেন?",
    closeText: "অনুরোধটি বন্ধ হয়েছে বলে সনদধারী মেইল পাবেন, ‘আমার সনদ’ পাতায়ও দেখবেন। সংশোধন করা সনদটিই থাকবে।",
  },
  closed: "অনুরোধ বন্ধ হয়েছে",
  closeFailed: "অনুরোধ বন্ধ করা যায়নি",
  decline: "নাকচ করুন",
  declineTitle: "অনুরোধটি নাকচ করবেন?",
  declineText: "কারণটি সনদধারী মেইলে পাবেন, ‘আমার সনদ’ পাতায়ও দেখবেন।",
  answer: "কারণ",
  declining: "অনুরোধ নাকচ হচ্ছে...",
  declined: "অনুরোধ নাকচ হয়েছে",
}

export const requestTexts = { en, bn }
