import * as features from "#features/pages.ts"
import { paths } from "#paths.ts"
import type { FeaturePages, PublicPage } from "#rendering/public-page.ts"

const featurePages: readonly FeaturePages[] = Object.values(features)

export const screens = featurePages.flatMap(({ screens = [] }) => screens)

/** Of all these search engines are told. */
export const publicPages: readonly PublicPage[] = [
  ...featurePages.flatMap(({ pages = [] }) => pages),
  { path: paths.home, file: "home/home-page.tsx", load: () => import("#features/home/home-page.tsx") },
  {
    path: paths.ambassador,
    file: "programme/ambassador-page.tsx",
    load: () => import("#features/programme/ambassador-page.tsx"),
  },
  {
    path: paths.services,
    file: "services/services-page.tsx",
    load: () => import("#features/services/services-page.tsx"),
  },
  { path: paths.service, file: "services/service-page.tsx", load: () => import("#features/services/service-page.tsx") },
  { path: paths.blogs, file: "blog/blogs-page.tsx", load: () => import("#features/blog/blogs-page.tsx") },
  {
    path: paths.cyberDefenders,
    file: "programme/cyber-defenders-page.tsx",
    load: () => import("#features/programme/cyber-defenders-page.tsx"),
    reads: { q: "any" },
  },
  { path: paths.femina, file: "programme/femina-page.tsx", load: () => import("#features/programme/femina-page.tsx") },
  { path: paths.aboutUs, file: "about/about-page.tsx", load: () => import("#features/about/about-page.tsx") },
  {
    path: paths.privacyPolicy,
    file: "policy/privacy-page.tsx",
    load: () => import("#features/policy/privacy-page.tsx"),
  },
  { path: paths.terms, file: "policy/terms-page.tsx", load: () => import("#features/policy/terms-page.tsx") },
]
