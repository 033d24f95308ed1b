import type { Widened } from "#i18n/en.ts"

const en = {
  days: "When",
  firstDay: "First day",
  lastDay: "Last day",
  daysText: "Both days count, by the date in Bangladesh. Leave a day blank for no limit.",
  hasBanner: "Show the banner",
  bannerText: "A strip at the top of the home page.",
  banner: "Banner text",
  bannerLink: "Banner link",
  linkHint: "A page of this site, such as /courses, or a link that starts with https://.",
  hasPopup: "Show the popup",
  popupText: "It opens once per visit on the home page.",
  heading: "Popup heading",
  text: "Popup text",
  button: "Popup button",
  link: "Button link",
  buttonHint: "Leave it blank for no button.",
  image: "Popup picture",
}

const bn: Widened<typeof en> = {
  days: "কখন",
  firstDay: "প্রথম দিন",
  lastDay: "শেষ দিন",
  daysText: "বাংলাদেশের তারিখ অনুযায়ী, দুই দিনই ধরা হয়। সীমা না চাইলে ঘর খালি রাখুন।",
  hasBanner: "ব্যানার দেখান",
  bannerText: "হোম পেজের একেবারে ওপরে এক লাইনের ঘোষণা।",
  banner: "ব্যানারের লেখা",
  bannerLink: "ব্যানারের লিংক",
  linkHint: "এই সাইটের কোনো পাতা, যেমন /courses, অথবা https:// দিয়ে শুরু হয় এমন লিংক।",
  hasPopup: "পপআপ দেখান",
  popupText: "হোম পেজে ঢুকলে একবার খোলে।",
  heading: "পপআপের শিরোনাম",
  text: "পপআপের লেখা",
  button: "পপআপের বোতাম",
  link: "বোতামের লিংক",
  buttonHint: "বোতাম না চাইলে খালি রাখুন।",
  image: "পপআপের ছবি",
}

export const announcementTexts = { en, bn }
