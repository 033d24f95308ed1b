import { paths } from "#paths.ts"
import type { FeaturePages } from "#rendering/public-page.ts"

export const audit = {
  screens: [{ path: paths.auditLog, lazy: () => import("./audit-page.tsx") }],
} satisfies FeaturePages
