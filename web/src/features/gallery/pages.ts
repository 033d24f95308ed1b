import { paths } from "#paths.ts"
import type { FeaturePages } from "#rendering/public-page.ts"

export const gallery = {
  pages: [
    {
      path: paths.gallery,
      file: "gallery/page.tsx",
      load: () => import("./page.tsx"),
      reads: { show: "any" },
      link: { place: "footer", order: 40, label: { en: "Gallery", bn: "গ্যালারি" } },
    },
  ],
  screens: [{ path: paths.manageGalleries, lazy: () => import("./manage.tsx") }],
} satisfies FeaturePages
