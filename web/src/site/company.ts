import type { Language } from "contract"

/** The company that runs this site. Besides this file only the policies (site/en and bn) and the film name it. */
type Company = {
  name: string
  slogan: string
  description: string
}

export const company: Record<Language, Company> = {
  en: {
    name: "Prohori",
    slogan: "Cyber security, taught in Bengali",
    description:
      "Prohori teaches cyber security and ethical hacking in Bengali, and issues certificates that anyone can verify.",
  },
  bn: {
    name: "প্রহরী",
    slogan: "বাংলায় সাইবার নিরাপত্তা শিক্ষা",
    description: "প্রহরী বাংলায় সাইবার নিরাপত্তা ও এথিক্যাল হ্যাকিং শেখায় এবং এমন সনদ দেয়, যা যে কেউ যাচাই করতে পারেন।",
  },
}
