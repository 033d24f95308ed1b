import { createContext, use } from "react"

/** Settings of the server that the browser needs to render the same page. */
export type SiteSettings = {
  publicUrl: string
  /** Where images are uploaded; empty for our own `/api/images`. */
  imageHostUrl: string
}

export const SiteSettingsContext = createContext<SiteSettings>({ publicUrl: "", imageHostUrl: "" })

export const useSiteSettings = (): SiteSettings => use(SiteSettingsContext)
