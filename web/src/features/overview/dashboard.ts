import { getOwnUser } from "contract"
import type { DashboardFeature } from "#dashboard/feature.ts"
import { paths } from "#paths.ts"
import { HomeIcon } from "#ui/image/menu-icons.tsx"

export const overview = {
  screens: [
    { path: paths.dashboard, label: { en: "Dashboard", bn: "ড্যাশবোর্ড" }, needs: getOwnUser, order: 0, icon: HomeIcon },
  ],
} satisfies DashboardFeature
