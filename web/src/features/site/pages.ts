import { paths } from "#paths.ts"
import type { FeaturePages } from "#rendering/public-page.ts"

export const site = {
  screens: [
    { path: paths.manageSite, lazy: () => import("./manage.tsx") },
    { path: paths.announcement, lazy: () => import("./announcement.tsx") },
    { path: paths.siteContact, lazy: () => import("./contact.tsx") },
  ],
} satisfies FeaturePages
