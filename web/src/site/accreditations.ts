import type { SiteListContent } from "contract"

/** The bodies that review the company's work, until the office changes them. */
export const accreditations: SiteListContent["accreditations"] = {
  items: [
    {
      image: "/site/partners.svg#accreditation-1",
      name: "ডেল্টা সাইবার দক্ষতা পরিষদ",
      text: "পাঠ্যক্রম ও পরীক্ষা",
      en: { name: "Delta Council for Cyber Skills", text: "Our curricula and examinations" },
    },
    {
      image: "/site/partners.svg#accreditation-2",
      name: "বেঙ্গল টেস্টার্স গিল্ড",
      text: "পেনিট্রেশন টেস্টার ও তাঁদের কাজের পদ্ধতি",
      en: { name: "Guild of Bengal Testers", text: "Our penetration testers and their methods" },
    },
    {
      image: "/site/partners.svg#accreditation-3",
      name: "উন্মুক্ত নিরাপত্তা শিক্ষা ইনস্টিটিউট",
      text: "প্রশিক্ষক ও পাঠদান",
      en: { name: "Open Institute of Security Teaching", text: "Our teachers and classes" },
    },
    {
      image: "/site/partners.svg#accreditation-4",
      name: "বে অ্যাশিওরেন্স রেজিস্টার",
      text: "নিরীক্ষা ও সনদের নথি",
      en: { name: "Bay Register of Assurance", text: "Our audits and the register of certificates" },
    },
  ],
}
