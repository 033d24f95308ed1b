import type { SiteListContent } from "contract"

/** The company in numbers, on the home page and the page about it, until the office changes them. */
export const numbers: SiteListContent["numbers"] = {
  items: [
    { number: "10,000", text: "শিক্ষার্থী আমাদের কাছে শিখেছেন", en: { text: "students have learned with us" } },
    { number: "64", text: "জেলায় আমাদের কর্মশালা হয়েছে", en: { text: "districts have hosted one of our workshops" } },
    {
      number: "500",
      text: "নারী ফেমিনা থেকে সনদ পেয়েছেন",
      en: { text: "women have earned a certificate through Femina" },
    },
    {
      number: "70%",
      text: "নম্বর পেলে তবেই পেশাদার প্রশিক্ষণের সনদ, সবার জন্য একই নিয়ম",
      en: { text: "is the pass mark for a professional certificate, with no exceptions" },
    },
  ],
}
