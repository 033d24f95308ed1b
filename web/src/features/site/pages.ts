import { paths } from "#paths.ts"
import type { FeaturePages } from "#rendering/public-page.ts"

/** As in `dashboard/section-paths.ts`; this file is loaded with every page. */
const sections = [
  "/announcement",
  "/contact",
  "/legal",
  "/hero",
  "/numbers",
  "/partners",
  "/accreditations",
  "/institutions",
  "/trainings",
  "/payment-ways",
]

export const site = {
  screens: [
    ...["", ...sections].map((path) => ({ path: paths.manageSite + path, lazy: () => import("./screens.tsx") })),
    { path: paths.translations, lazy: () => import("./outdated/outdated-page.tsx") },
  ],
} satisfies FeaturePages
