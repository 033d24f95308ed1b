import * as features from "#features/pages.ts"
import { paths } from "#paths.ts"
import type { FeaturePages, PublicPage } from "#rendering/public-page.ts"

const featurePages: readonly FeaturePages[] = Object.values(features)

export const screens = featurePages.flatMap(({ screens = [] }) => screens)

/** All pages that search engines may index. */
export const publicPages: readonly PublicPage[] = [
  ...featurePages.flatMap(({ pages = [] }) => pages),
  { path: paths.home, file: "home/home-page.tsx", load: () => import("#features/home/home-page.tsx") },
  {
    path: paths.ambassador,
    file: "programme/ambassador-page.tsx",
    load: () => import("#features/programme/ambassador-page.tsx"),
    link: { place: "header", order: 40, label: { en: "Ambassador", bn: "অ্যাম্বাসেডর" } },
  },
  {
    path: paths.services,
    file: "services/services-page.tsx",
    load: () => import("#features/services/services-page.tsx"),
    link: { place: "header", order: 50, label: { en: "Our Services", bn: "আমাদের সেবা" } },
  },
  {
    path: `${paths.services}/:serviceId`,
    file: "services/service-page.tsx",
    load: () => import("#features/services/service-page.tsx"),
  },
  {
    path: "/blogs",
    file: "blog/blogs-page.tsx",
    load: () => import("#features/blog/blogs-page.tsx"),
    link: { place: "header", order: 60, label: { en: "Blogs", bn: "ব্লগ" } },
  },
  {
    path: paths.cyberDefenders,
    file: "programme/cyber-defenders-page.tsx",
    load: () => import("#features/programme/cyber-defenders-page.tsx"),
    link: { place: "footer", order: 50, label: { en: "Cyber Defenders", bn: "সাইবার ডিফেন্ডার" } },
    reads: { q: "any" },
  },
  {
    path: paths.femina,
    file: "programme/femina-page.tsx",
    load: () => import("#features/programme/femina-page.tsx"),
    link: { place: "footer", order: 60, label: { en: "Femina", bn: "ফেমিনা" } },
  },
  {
    path: paths.checkMessage,
    file: "guide/check-message-page.tsx",
    load: () => import("#features/guide/check-message-page.tsx"),
    link: { place: "footer", order: 61, label: { en: "Check a Message", bn: "মেসেজ যাচাই করুন" } },
  },
  {
    path: paths.guardians,
    file: "guide/guardians-page.tsx",
    load: () => import("#features/guide/guardians-page.tsx"),
    link: { place: "footer", order: 62, label: { en: "For Guardians", bn: "অভিভাবকদের জন্য" } },
  },
  {
    path: paths.fees,
    file: "guide/fees-page.tsx",
    load: () => import("#features/guide/fees-page.tsx"),
    link: { place: "footer", order: 64, label: { en: "Fees and Refunds", bn: "ফি ও ফেরতের নিয়ম" } },
  },
  {
    path: paths.trust,
    file: "guide/trust-page.tsx",
    load: () => import("#features/guide/trust-page.tsx"),
    link: { place: "footer", order: 66, label: { en: "Trust and Security", bn: "আস্থা ও নিরাপত্তা" } },
  },
  {
    path: paths.search,
    file: "search/search-page.tsx",
    load: () => import("#features/search/search-page.tsx"),
    reads: { q: "any" },
  },
  {
    path: paths.aboutUs,
    file: "about/about-page.tsx",
    load: () => import("#features/about/about-page.tsx"),
    link: { place: "footer", order: 10, label: { en: "About Us", bn: "আমাদের সম্পর্কে" } },
  },
  {
    path: paths.privacy,
    file: "policy/privacy-page.tsx",
    load: () => import("#features/policy/privacy-page.tsx"),
    link: { place: "footer", order: 70, label: { en: "Privacy Policy", bn: "গোপনীয়তা নীতি" } },
  },
  {
    path: paths.terms,
    file: "policy/terms-page.tsx",
    load: () => import("#features/policy/terms-page.tsx"),
    link: { place: "footer", order: 80, label: { en: "Terms and Conditions", bn: "শর্তাবলি" } },
  },
]

const linksIn = (place: "header" | "footer") =>
  publicPages
    .flatMap(({ path, link }) => (link?.place === place ? { to: path, ...link } : []))
    .sort((a, b) => a.order - b.order)

export const headerLinks = linksIn("header")
export const footerLinks = linksIn("footer")
