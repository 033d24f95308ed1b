import { changePassword, getSecondFactor, sendVerification } from "contract"
import type { DashboardFeature } from "#dashboard/feature.ts"
import { paths } from "#paths.ts"
import { KeyIcon } from "#ui/image/menu-icons.tsx"

export const auth = {
  screens: [
    {
      path: paths.changePassword,
      label: { en: "Change Password", bn: "পাসওয়ার্ড বদলান" },
      needs: changePassword,
      order: 110,
      icon: KeyIcon,
      tab: { en: "Password", bn: "পাসওয়ার্ড" },
    },
    {
      path: paths.confirmEmail,
      label: { en: "Confirm your email", bn: "ইমেইল নিশ্চিত করুন" },
      needs: sendVerification,
      place: "elsewhere",
      order: 112,
    },
    {
      path: paths.security,
      label: { en: "Two-step verification", bn: "দুই ধাপে যাচাই" },
      tab: { en: "Two-step verification", bn: "দুই ধাপে যাচাই" },
      needs: getSecondFactor,
      place: "elsewhere",
      order: 127,
    },
  ],
} satisfies DashboardFeature
