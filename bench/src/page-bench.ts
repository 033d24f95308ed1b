import { cachedHome } from "./browser/cached-home.ts"
import { dashboardWeight } from "./browser/dashboard-weight.ts"
import { firstVisits } from "./browser/first-visit.ts"
import { lighthousePages } from "./browser/lighthouse-pages.ts"
import { pageVitals } from "./browser/page-vitals.ts"
import { runParts } from "./run-parts.ts"
import { manyCourses } from "./seed/many-courses.ts"

const parts = {
  weight: firstVisits,
  dashboard: dashboardWeight,
  courses: manyCourses,
  vitals: pageVitals,
  lighthouse: lighthousePages,
  cached: cachedHome,
}
const limitSeconds = 2400

await runParts(parts, limitSeconds, "The pages with sample content, in a real browser with a phone's viewport.")
