import { paths } from "#paths.ts"
import type { FeaturePages } from "#rendering/public-page.ts"

export const achievement = {
  pages: [
    {
      path: paths.achievements,
      file: "achievement/achievements-page.tsx",
      load: () => import("./achievements-page.tsx"),
      reads: { show: "any" },
    },
  ],
  screens: [{ path: paths.manageAchievements, lazy: () => import("./manage-achievements.tsx") }],
} satisfies FeaturePages
