import type { SiteListContent } from "contract"

/** The partners, until the office changes them. */
export const partners: SiteListContent["partners"] = {
  items: [
    { image: "/site/partners.svg#partner-1", name: "শালুক ব্যাংক", en: { name: "Shaluk Bank" } },
    { image: "/site/partners.svg#partner-2", name: "নদীমাটি নেটওয়ার্কস", en: { name: "Nodimati Networks" } },
    { image: "/site/partners.svg#partner-3", name: "মেঘভেলা ক্লাউড", en: { name: "Meghbhela Cloud" } },
    { image: "/site/partners.svg#partner-4", name: "বাবুই বাসা ল্যাবস", en: { name: "Babui Basha Labs" } },
    { image: "/site/partners.svg#partner-5", name: "তন্তুজাল সিস্টেমস", en: { name: "Tantujal Systems" } },
    { image: "/site/partners.svg#partner-6", name: "ডিঙিপাল পে", en: { name: "Dinghipal Pay" } },
    { image: "/site/partners.svg#partner-7", name: "জোনাকবেলা এনার্জি", en: { name: "Jonakbela Energy" } },
    { image: "/site/partners.svg#partner-8", name: "হিজলছায়া ইনস্যুরেন্স", en: { name: "Hijolchhaya Insurance" } },
    { image: "/site/partners.svg#partner-9", name: "খেয়াপার লজিস্টিকস", en: { name: "Kheyapar Logistics" } },
  ],
}
