/** What the server knows of the site and the browser needs to render the same page: never changed after. */
type SiteState = { publicUrl: string }

export const siteReducer = (state: SiteState = { publicUrl: "" }): SiteState => state
