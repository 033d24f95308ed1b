import type { Widened } from "#i18n/en.ts"

const en = {
  title: "Our team",
  searchTitle: "Our cyber security instructors and team",
  description: "The people who teach, answer questions and keep the labs running, and how to reach them.",
  lead: "Everyone who writes a course here also teaches it, and all of us work in security outside the classroom. You can write to any of us directly.",
  email: "Email",
  phone: "Phone",
  // The product document stores these links in fields that are named after other networks.
  links: { facebookLink: "GitHub", linkedinLink: "LinkedIn", instagramLink: "Medium", twitterLink: "Others" },
  empty: "No team member found...",
  emptyLink: "About us",
  invite: {
    title: "Teach with us",
    text: "Do you work in security and enjoy explaining things in Bengali? Send us a few lines about what you know best. Many of us started with a single guest class.",
    link: "Write to us",
  },
}
const bn: Widened<typeof en> = {
  title: "আমাদের দল",
  searchTitle: "আমাদের প্রশিক্ষক ও দল: সাইবার নিরাপত্তা যাঁরা শেখান",
  description: "যাঁরা পড়ান, প্রশ্নের উত্তর দেন আর ল্যাব সচল রাখেন, তাঁদের পরিচয় এবং যোগাযোগের উপায়।",
  lead: "এখানে যিনি কোর্স লেখেন, ক্লাসও তিনিই নেন। ক্লাসের বাইরে আমরা সবাই নিরাপত্তা নিয়েই কাজ করি। যে কাউকে সরাসরি লিখতে পারেন।",
  email: "ইমেইল",
  phone: "ফোন",
  links: { facebookLink: "গিটহাব", linkedinLink: "লিংকডইন", instagramLink: "মিডিয়াম", twitterLink: "অন্যান্য" },
  empty: "দলের কাউকে পাওয়া যায়নি...",
  emptyLink: "আমাদের সম্পর্কে",
  invite: {
    title: "আমাদের সঙ্গে পড়ান",
    text: "সাইবার নিরাপত্তা নিয়ে কাজ করেন? বাংলায় বুঝিয়ে বলতে ভালো লাগে? কোন বিষয়টি সবচেয়ে ভালো জানেন, কয়েক লাইনে লিখে পাঠান। আমাদের অনেকের শুরুটাও হয়েছিল একটিমাত্র অতিথি ক্লাস দিয়ে।",
    link: "আমাদের লিখুন",
  },
}
export const teamSite = { en, bn }
