import { paths } from "#paths.ts"
import type { FeaturePages } from "#rendering/public-page.ts"

export const user = {
  screens: [
    { path: paths.allUsers, lazy: () => import("./manage.tsx") },
    { path: paths.user, lazy: () => import("./record.tsx") },
    { path: paths.myProfile, lazy: () => import("./profile-page.tsx") },
    { path: paths.myDevices, lazy: () => import("./devices-page.tsx") },
    { path: paths.myData, lazy: () => import("./data-page.tsx") },
  ],
} satisfies FeaturePages
