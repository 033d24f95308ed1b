import { registeredPages } from "./registry.ts"

type PublicPage = { path: string; en?: string; bn?: string }

/** Pages with their heading in both languages. */
const known: readonly PublicPage[] = [
  { path: "/", en: "Learn cyber security in Bengali", bn: "বাংলায় শিখুন সাইবার নিরাপত্তা" },
  { path: "/to-knows", en: "To-knows", bn: "জেনে রাখুন" },
  { path: "/courses", en: "Courses", bn: "কোর্স" },
  { path: "/courses?tab=free", en: "Courses", bn: "কোর্স" },
  { path: "/courses/ehp", en: "Ethical Hacking Professional", bn: "এথিক্যাল হ্যাকিং প্রফেশনাল" },
  { path: "/courses/digital-forensics", en: "Digital forensics", bn: "ডিজিটাল ফরেনসিক" },
  { path: "/reviews", en: "Reviews", bn: "রিভিউ" },
  { path: "/verify-certificate", en: "Verify a certificate", bn: "সনদ যাচাই করুন" },
  { path: "/verify-certificate?no=PRH-0001-0001", en: "Verify a certificate", bn: "সনদ যাচাই করুন" },
  { path: "/verify-certificate?no=PRH-0001-0003", en: "Verify a certificate", bn: "সনদ যাচাই করুন" },
  { path: "/verify-certificate?no=PRH-0001-0002", en: "Verify a certificate", bn: "সনদ যাচাই করুন" },
  { path: "/verify-certificate/file", en: "Verify a certificate file", bn: "সনদের ফাইল যাচাই করুন" },
  { path: "/verify-certificate/many", en: "Verify many certificates", bn: "একসঙ্গে অনেক সনদ যাচাই করুন" },
  { path: "/our-services", en: "Our services", bn: "আমাদের সেবা" },
  {
    path: "/our-services/professional-services",
    en: "Details of Professional Services",
    bn: "পেশাদার সেবার বিস্তারিত",
  },
  {
    path: "/our-services/security-auditing-&-consultation",
    en: "Details of Security Auditing & Consultation",
    bn: "নিরাপত্তা নিরীক্ষা ও পরামর্শ সেবার বিস্তারিত",
  },
  { path: "/blogs", en: "Blogs", bn: "ব্লগ" },
  { path: "/our-team", en: "Our team", bn: "আমাদের দল" },
  { path: "/gallery", en: "Gallery", bn: "গ্যালারি" },
  { path: "/questions", en: "Questions and answers", bn: "প্রশ্নোত্তর" },
  { path: "/our-achievements", en: "Our achievements", bn: "আমাদের অর্জন" },
  { path: "/ambassador", en: "Ambassador programme", bn: "অ্যাম্বাসেডর প্রোগ্রাম" },
  { path: "/cyber-defenders", en: "Cyber defenders", bn: "সাইবার ডিফেন্ডার" },
  { path: "/cyber-defenders?q=Jashore", en: "Cyber defenders", bn: "সাইবার ডিফেন্ডার" },
  { path: "/cyber-defenders?q=atlantis", en: "Cyber defenders", bn: "সাইবার ডিফেন্ডার" },
  { path: "/femina", en: "Femina", bn: "ফেমিনা" },
  { path: "/check-a-message", en: "Check a message", bn: "মেসেজ যাচাই করুন" },
  { path: "/guardians", en: "For parents and guardians", bn: "অভিভাবকদের জন্য" },
  { path: "/fees", en: "Fees and refunds", bn: "ফি ও ফেরতের নিয়ম" },
  { path: "/trust", en: "Trust and security", bn: "আস্থা ও নিরাপত্তা" },
  { path: "/search", en: "Search", bn: "খুঁজুন" },
  { path: "/search?q=refund", en: "Search", bn: "খুঁজুন" },
  { path: "/search?q=zebra", en: "Search", bn: "খুঁজুন" },
  { path: "/about-us", en: "About us", bn: "আমাদের সম্পর্কে" },
  { path: "/privacy-policy", en: "Privacy policy", bn: "গোপনীয়তা নীতি" },
  { path: "/terms-and-conditions", en: "Terms and conditions", bn: "শর্তাবলি" },
  { path: "/login", en: "Login", bn: "লগইন" },
  { path: "/register", en: "Register", bn: "অ্যাকাউন্ট খুলুন" },
  { path: "/forgot-password", en: "Forgot password", bn: "পাসওয়ার্ড ভুলে গেছেন?" },
  { path: "/no/such/page", en: "Oops..! Page Not Found", bn: "দুঃখিত..! পাতাটি পাওয়া যায়নি" },
]

const others = registeredPages.filter(({ path }) => !path.includes(":") && known.every((page) => page.path !== path))

/** Every public page, for the tests that apply to all of them. */
export const publicPages: readonly PublicPage[] = [...known, ...others]
