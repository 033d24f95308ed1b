import type { Language } from "contract"
import type { HydrationState } from "react-router"
import type { SiteSettings } from "#site/site-settings.ts"

/** The data that the server sends with a page for hydration, so that the browser does not fetch it again. */
export type HydrationData = {
  language: Language
  basename: string
  site: SiteSettings
  /** Absent for a page that only the browser renders. */
  router?: HydrationState
}

export const hydrationDataId = "hydration-data"
