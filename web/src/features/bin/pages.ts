import { paths } from "#paths.ts"
import type { FeaturePages } from "#rendering/public-page.ts"

export const bin = {
  screens: [{ path: paths.bin, lazy: () => import("./bin-page.tsx") }],
} satisfies FeaturePages
