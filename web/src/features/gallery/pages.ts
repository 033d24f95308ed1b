import { paths } from "#paths.ts"
import type { FeaturePages } from "#rendering/public-page.ts"

export const gallery = {
  pages: [{ path: paths.gallery, file: "gallery/gallery-page.tsx", load: () => import("./gallery-page.tsx") }],
  screens: [{ path: paths.manageGalleries, lazy: () => import("./manage-galleries.tsx") }],
} satisfies FeaturePages
