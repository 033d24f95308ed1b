import { paths } from "#paths.ts"
import type { FeaturePages } from "#rendering/public-page.ts"

export const achievement = {
  pages: [
    {
      path: paths.achievements,
      file: "achievement/page.tsx",
      load: () => import("./page.tsx"),
      reads: { show: "any" },
      link: { place: "footer", order: 30, label: { en: "Our Achievements", bn: "আমাদের অর্জন" } },
    },
  ],
  screens: [{ path: paths.manageAchievements, lazy: () => import("./manage.tsx") }],
} satisfies FeaturePages
