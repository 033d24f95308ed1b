import { dashboardWeight } from "./dashboard-weight.ts"
import { firstVisits } from "./first-visit.ts"
import { keptHome } from "./kept-home.ts"
import { lighthousePages } from "./lighthouse-pages.ts"
import { pageVitals } from "./page-vitals.ts"
import { runParts } from "./run-parts.ts"

const parts = {
  weight: firstVisits,
  dashboard: dashboardWeight,
  vitals: pageVitals,
  lighthouse: lighthousePages,
  cached: keptHome,
}
const limitSeconds = 1200

await runParts(parts, limitSeconds, "The pages with their sample content, in a phone's window of a real browser.")
