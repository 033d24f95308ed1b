import type { Language } from "contract"
import { paths } from "#paths.ts"

export type SiteLink = { to: string; label: Record<Language, string> }

/** What the header and the footer lead to. */
export const mainLinks: readonly SiteLink[] = [
  { to: paths.toKnows, label: { en: "To-Knows", bn: "জেনে রাখুন" } },
  { to: paths.courses, label: { en: "Courses", bn: "কোর্স" } },
  { to: paths.verifyCertificate, label: { en: "Verify Certificate", bn: "সনদ যাচাই" } },
  { to: paths.ambassador, label: { en: "Ambassador", bn: "অ্যাম্বাসেডর" } },
  { to: paths.services, label: { en: "Our Services", bn: "আমাদের সেবা" } },
  { to: paths.blogs, label: { en: "Blogs", bn: "ব্লগ" } },
  { to: paths.reviews, label: { en: "Reviews", bn: "রিভিউ" } },
]

export const companyLinks: readonly SiteLink[] = [
  { to: paths.aboutUs, label: { en: "About Us", bn: "আমাদের সম্পর্কে" } },
  { to: paths.team, label: { en: "Our Team", bn: "আমাদের দল" } },
  { to: paths.achievements, label: { en: "Our Achievements", bn: "আমাদের অর্জন" } },
  { to: paths.gallery, label: { en: "Gallery", bn: "গ্যালারি" } },
  { to: paths.cyberDefenders, label: { en: "Cyber Defenders", bn: "সাইবার ডিফেন্ডার" } },
  { to: paths.femina, label: { en: "Femina", bn: "ফেমিনা" } },
  { to: paths.privacyPolicy, label: { en: "Privacy Policy", bn: "গোপনীয়তা নীতি" } },
  { to: paths.terms, label: { en: "Terms and Conditions", bn: "শর্তাবলি" } },
]
