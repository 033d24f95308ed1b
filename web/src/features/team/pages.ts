import { paths } from "#paths.ts"
import type { FeaturePages } from "#rendering/public-page.ts"

export const team = {
  pages: [{ path: paths.team, file: "team/team-page.tsx", load: () => import("./team-page.tsx") }],
  screens: [{ path: paths.manageTeams, lazy: () => import("./manage-teams.tsx") }],
} satisfies FeaturePages
