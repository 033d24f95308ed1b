import { paths } from "#paths.ts"
import type { FeaturePages } from "#rendering/public-page.ts"

export const toKnow = {
  pages: [{ path: paths.toKnows, file: "to-know/to-knows-page.tsx", load: () => import("./to-knows-page.tsx") }],
  screens: [{ path: paths.manageToKnows, lazy: () => import("./manage-to-knows.tsx") }],
} satisfies FeaturePages
