import type { Language } from "contract"

const words = {
  en: {
    title: "Unexpected Application Error!",
    text: "The server cannot show this page at the moment. Please try again in a little while.",
    again: "Try again",
  },
  bn: {
    title: "অপ্রত্যাশিত একটি সমস্যা হয়েছে!",
    text: "সার্ভার এই মুহূর্তে পাতাটি দেখাতে পারছে না। একটু পরে আবার চেষ্টা করুন।",
    again: "আবার চেষ্টা করুন",
  },
}

/** For when no page can be rendered, or there are too many to render: it needs no script, style or database. */
export function stillPage(language: Language): string {
  const { title, text, again } = words[language]
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></main></body></html>`
}
