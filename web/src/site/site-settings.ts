import { createContext, use } from "react"

/** What the server knows of the site and the browser needs to render the same page. */
export type SiteSettings = {
  publicUrl: string
  /** Where pictures are sent; empty: to our own `/api/images`. */
  imageHostUrl: string
}

export const SiteSettingsContext = createContext<SiteSettings>({ publicUrl: "", imageHostUrl: "" })

export const useSiteSettings = (): SiteSettings => use(SiteSettingsContext)
