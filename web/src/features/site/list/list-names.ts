import type { Language, SiteList } from "contract"

/** The lists as menus and headings name them. */
export const listNames: Readonly<Record<Language, Record<SiteList, string>>> = {
  en: {
    hero: "Home page images",
    numbers: "The company in numbers",
    partners: "Partners",
    accreditations: "Accreditation",
    institutions: "Institutions",
    trainings: "Training programmes",
    paymentWays: "Ways to pay",
  },
  bn: {
    hero: "হোম পেজের ছবি",
    numbers: "সংখ্যায় প্রতিষ্ঠান",
    partners: "সহযোগী",
    accreditations: "স্বীকৃতি",
    institutions: "প্রতিষ্ঠান",
    trainings: "প্রশিক্ষণ কর্মসূচি",
    paymentWays: "ফি দেওয়ার উপায়",
  },
}
