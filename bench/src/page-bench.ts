import { cachedHome } from "./cached-home.ts"
import { dashboardWeight } from "./dashboard-weight.ts"
import { firstVisits } from "./first-visit.ts"
import { lighthousePages } from "./lighthouse-pages.ts"
import { manyCourses } from "./many-courses.ts"
import { pageVitals } from "./page-vitals.ts"
import { runParts } from "./run-parts.ts"

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
