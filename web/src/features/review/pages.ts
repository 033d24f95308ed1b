import { paths } from "#paths.ts"
import type { FeaturePages } from "#rendering/public-page.ts"

export const review = {
  pages: [
    {
      path: paths.reviews,
      file: "review/page.tsx",
      load: () => import("./page.tsx"),
      reads: { page: "any" },
    },
  ],
  screens: [
    { path: paths.manageReviews, lazy: () => import("./manage.tsx") },
    { path: paths.myReview, lazy: () => import("./my-review-page.tsx") },
  ],
} satisfies FeaturePages
