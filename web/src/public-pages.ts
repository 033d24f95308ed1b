import { levels } from "#features/course/choice.ts"
import { paths } from "#paths.ts"
import type { PublicPage } from "#rendering/public-page.ts"

/** Of all these search engines are told. */
export const publicPages: readonly PublicPage[] = [
  { path: paths.home, file: "home/home-page.tsx", load: () => import("#features/home/home-page.tsx") },
  { path: paths.toKnows, file: "to-know/to-knows-page.tsx", load: () => import("#features/to-know/to-knows-page.tsx") },
  {
    path: paths.courses,
    file: "course/courses-page.tsx",
    load: () => import("#features/course/courses-page.tsx"),
    reads: { tab: ["free"], level: levels },
  },
  { path: paths.course, file: "course/course-page.tsx", load: () => import("#features/course/course-page.tsx") },
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
    path: paths.reviews,
    file: "review/reviews-page.tsx",
    load: () => import("#features/review/reviews-page.tsx"),
    reads: { page: "any" },
  },
  {
    path: paths.cyberDefenders,
    file: "programme/cyber-defenders-page.tsx",
    load: () => import("#features/programme/cyber-defenders-page.tsx"),
    reads: { q: "any" },
  },
  { path: paths.femina, file: "programme/femina-page.tsx", load: () => import("#features/programme/femina-page.tsx") },
  { path: paths.aboutUs, file: "about/about-page.tsx", load: () => import("#features/about/about-page.tsx") },
  { path: paths.team, file: "team/team-page.tsx", load: () => import("#features/team/team-page.tsx") },
  { path: paths.gallery, file: "gallery/gallery-page.tsx", load: () => import("#features/gallery/gallery-page.tsx") },
  {
    path: paths.achievements,
    file: "achievement/achievements-page.tsx",
    load: () => import("#features/achievement/achievements-page.tsx"),
    reads: { show: "any" },
  },
  {
    path: paths.privacyPolicy,
    file: "policy/privacy-page.tsx",
    load: () => import("#features/policy/privacy-page.tsx"),
  },
  { path: paths.terms, file: "policy/terms-page.tsx", load: () => import("#features/policy/terms-page.tsx") },
  {
    path: paths.verifyCertificate,
    file: "certificate/verify-page.tsx",
    load: () => import("#features/certificate/verify-page.tsx"),
    reads: { no: "any" },
  },
]
