/** What the server knows of the site and the browser needs to render the same page: never changed after. */
type SiteState = {
  publicUrl: string
  /** Where pictures are sent; empty: to our own `/api/images`. */
  imageHostUrl: string
}

const unknown: SiteState = { publicUrl: "", imageHostUrl: "" }

export const siteReducer = (state: SiteState = unknown): SiteState => state
