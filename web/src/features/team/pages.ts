import { paths } from "#paths.ts"
import type { FeaturePages } from "#rendering/public-page.ts"

export const team = {
  pages: [
    {
      path: paths.team,
      file: "team/page.tsx",
      load: () => import("./page.tsx"),
      link: { place: "footer", order: 20, label: { en: "Our Team", bn: "আমাদের দল" } },
    },
  ],
  screens: [{ path: paths.manageTeams, lazy: () => import("./manage.tsx") }],
} satisfies FeaturePages
