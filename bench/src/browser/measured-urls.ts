import { numberAt } from "#seed/certificate-series.ts"
import { seededSeries } from "#seed/seed-certificates.ts"

/** The responses that are measured against a constant one. `isCached`: the server caches it and sends cache headers. */
export const originals = {
  verification: { url: verificationOf(0), isCached: false },
  page: { url: "/verify-certificate", isCached: true },
  brotliPage: { url: "/verify-certificate", isCached: true, encoding: "br" },
  home: { url: "/bn", isCached: true },
  brotliHome: { url: "/bn", isCached: true, encoding: "br" },
  courses: { url: "/api/courses/get-courses", isCached: true },
  homeCourses: { url: "/api/courses/get-home-courses", isCached: true },
  reviews: { url: "/api/reviews/get-reviews", isCached: true },
} as const satisfies Record<string, { url: string; isCached: boolean; encoding?: string }>

export type Original = keyof typeof originals

export const constantOf = (original: Original) => `/constant/${original}`

export function verificationOf(index: number) {
  return `/api/certificates/verify/${numberAt(seededSeries, index)}`
}
