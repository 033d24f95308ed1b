import type { Language } from "contract"
import type { HydrationState } from "react-router"
import type { SiteSettings } from "#site/site-settings.ts"

/** What the server hands to the browser with a page, so that nothing is asked for twice. */
export type HydrationData = {
  language: Language
  basename: string
  site: SiteSettings
  /** Absent for a page that the server leaves to the browser. */
  router?: HydrationState
}

export const hydrationDataId = "hydration-data"
