import type { ContactContent } from "contract"
import { createContext, use } from "react"
import { inLanguage, useI18n } from "#i18n/language.tsx"
import { contact as shipped } from "#site/contact.ts"

/** Settings of the server that the browser needs to render the same page. */
export type SiteSettings = {
  publicUrl: string
  /** Where images are uploaded; empty for our own `/api/images`. */
  imageHostUrl: string
  /** How the office is reached, if it has changed that. */
  contact?: ContactContent | undefined
}

type Settings = SiteSettings & {
  /** Shows a change on the pages that this tab opens next. Absent on the server. */
  setContact?: (contact: ContactContent) => void
}

export const SiteSettingsContext = createContext<Settings>({ publicUrl: "", imageHostUrl: "" })

export const useSiteSettings = (): Settings => use(SiteSettingsContext)

/** How the office is reached, and its links. */
export const useContact = (): ContactContent => useSiteSettings().contact ?? shipped

/** The office's address and hours in the page's language. */
export function useOffice(): Pick<ContactContent, "address" | "hours"> {
  return inLanguage(useContact(), useI18n().language)
}
