import { paths } from "#paths.ts"
import type { FeaturePages } from "#rendering/public-page.ts"

export const toKnow = {
  pages: [
    {
      path: paths.toKnows,
      file: "to-know/page.tsx",
      load: () => import("./page.tsx"),
      link: { place: "header", order: 10, label: { en: "To-Knows", bn: "জেনে রাখুন" } },
    },
  ],
  screens: [{ path: paths.manageToKnows, lazy: () => import("./manage.tsx") }],
} satisfies FeaturePages
