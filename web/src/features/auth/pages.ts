import { paths } from "#paths.ts"
import type { FeaturePages } from "#rendering/public-page.ts"

export const auth = {
  screens: [
    { path: paths.changePassword, lazy: () => import("./security/change-password-page.tsx") },
    { path: paths.confirmEmail, lazy: () => import("./mail/confirm-email-page.tsx") },
    { path: paths.security, lazy: () => import("./security/security-page.tsx") },
  ],
} satisfies FeaturePages
