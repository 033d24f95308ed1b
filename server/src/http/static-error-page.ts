import type { Language } from "contract"

const texts = {
  failed: {
    en: {
      title: "Unexpected Application Error!",
      text: "The server cannot show this page at the moment. Please try again in a little while.",
      link: "Try again",
    },
    bn: {
      title: "অপ্রত্যাশিত একটি সমস্যা হয়েছে!",
      text: "সার্ভার এই মুহূর্তে পাতাটি দেখাতে পারছে না। একটু পরে আবার চেষ্টা করুন।",
      link: "আবার চেষ্টা করুন",
    },
  },
  busy: {
    en: {
      title: "The site is very busy",
      text: "More pages are being opened at this moment than we can show. Please try again in a few seconds.",
      link: "Try again",
    },
    bn: {
      title: "সাইটে এখন অনেক ভিড়",
      text: "এই মুহূর্তে একসঙ্গে এত পাতা খোলা হচ্ছে যে সব দেখানো যাচ্ছে না। কয়েক সেকেন্ড পরে আবার চেষ্টা করুন।",
      link: "আবার চেষ্টা করুন",
    },
  },
  unreadable: {
    en: {
      title: "Oops..! Page Not Found",
      text: "There is something in this address that cannot be read. It may have been cut, or mistyped.",
      link: "Back To Home",
    },
    bn: {
      title: "দুঃখিত..! পাতাটি পাওয়া যায়নি",
      text: "ঠিকানাটির কোনো অংশ পড়া যাচ্ছে না। হয়তো কেটে গেছে, কিংবা লিখতে ভুল হয়েছে।",
      link: "প্রথম পাতায় ফিরুন",
    },
  },
}

const linkTargets = { failed: "", busy: "", unreadable: "/" }

/** For when a page cannot be rendered, or too many are waiting: it needs no script, style or database. */
export function staticErrorPage(language: Language, reason: keyof typeof texts = "failed"): string {
  const { title, text, link } = texts[reason][language]
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="${linkTargets[reason]}">${link}</a></p></main></body></html>`
}
