import { paths } from "#paths.ts"
import type { FeaturePages } from "#rendering/public-page.ts"

export const user = {
  screens: [
    { path: paths.allUsers, lazy: () => import("./manage/manage.tsx") },
    { path: paths.user, lazy: () => import("./record/record.tsx") },
    { path: paths.myProfile, lazy: () => import("./own/profile-page.tsx") },
    { path: paths.myDevices, lazy: () => import("./own/devices-page.tsx") },
    { path: paths.myData, lazy: () => import("./own/data-page.tsx") },
  ],
} satisfies FeaturePages
