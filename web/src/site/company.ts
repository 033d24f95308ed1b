import type { Language } from "contract"

/** The company that runs this site. Besides this file only the policies (site/en and bn) and the film name it. */
type Company = {
  name: string
  /** As in the register of companies. */
  legalName: string
  slogan: string
  description: string
  /** The numbers under which it is registered. */
  registration: string
}

export const company: Record<Language, Company> = {
  en: {
    name: "Prohori",
    legalName: "Prohori Cyber Security Limited",
    slogan: "Cyber security, taught in Bengali",
    description:
      "Prohori teaches cyber security and ethical hacking in Bengali, and issues certificates that anyone can verify.",
    registration: "Trade licence TRAD/DSCC/014207/2019, BIN 000014207-0101",
  },
  bn: {
    name: "প্রহরী",
    legalName: "প্রহরী সাইবার সিকিউরিটি লিমিটেড",
    slogan: "বাংলায় সাইবার নিরাপত্তা শিক্ষা",
    description: "প্রহরী বাংলায় সাইবার নিরাপত্তা ও এথিক্যাল হ্যাকিং শেখায় এবং এমন সনদ দেয়, যা যে কেউ যাচাই করতে পারেন।",
    registration: "ট্রেড লাইসেন্স TRAD/DSCC/014207/2019, বিআইএন 000014207-0101",
  },
}
