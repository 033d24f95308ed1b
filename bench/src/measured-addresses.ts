import { numberAt } from "./certificate-series.ts"
import { seededSeries } from "./seed-certificates.ts"

/** What is measured beside an answer that never changes. Kept: sent from memory, with what a browser needs to keep it. */
export const originals = {
  verification: { url: verificationOf(0), kept: false },
  page: { url: "/verify-certificate", kept: true },
  brotliPage: { url: "/verify-certificate", kept: true, encoding: "br" },
  home: { url: "/bn", kept: true },
  brotliHome: { url: "/bn", kept: true, encoding: "br" },
  courses: { url: "/api/courses/get-courses", kept: true },
  homeCourses: { url: "/api/courses/get-home-courses", kept: true },
  reviews: { url: "/api/reviews/get-reviews", kept: true },
} as const satisfies Record<string, { url: string; kept: boolean; encoding?: string }>

export type Original = keyof typeof originals

export const constantOf = (original: Original) => `/constant/${original}`

export function verificationOf(index: number) {
  return `/api/certificates/verify/${numberAt(seededSeries, index)}`
}
