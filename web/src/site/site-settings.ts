import type { ContactContent, LegalContent } from "contract"
import { createContext, use } from "react"
import { inLanguage, useI18n } from "#i18n/language.tsx"

/** How the office is reached, and under which name and numbers the company is registered. */
type Company = { contact: ContactContent; legal: LegalContent }

/** Settings of the server that the browser needs to render the same page. */
export type SiteSettings = Company & {
  publicUrl: string
  /** Where images are uploaded; empty for our own `/api/images`. */
  imageHostUrl: string
}

type Settings = SiteSettings & {
  /** Shows a change on the pages that this tab opens next. Absent on the server. */
  changeCompany?: (changed: Partial<Company>) => void
}

export const SiteSettingsContext = createContext<Settings | undefined>(undefined)

export const useSiteSettings = (): Settings => use(SiteSettingsContext) as Settings

/** How the office is reached, and its links. Each may be empty. */
export const useContact = (): ContactContent => useSiteSettings().contact

/** The office's address and hours in the page's language. */
export function useOffice(): Pick<ContactContent, "address" | "hours"> {
  return inLanguage(useContact(), useI18n().language)
}

const names = {
  en: { tradeLicence: "Trade licence", bin: "BIN" },
  bn: { tradeLicence: "ট্রেড লাইসেন্স", bin: "বিআইএন" },
}

/** The company's legal name, and the numbers under which it is registered, in the page's language; either may be empty. */
export function useLegal(): { legalName: string; registration: string } {
  const { language } = useI18n()
  const { legalName, ...numbers } = inLanguage(useSiteSettings().legal, language)
  const given = (["tradeLicence", "bin"] as const).filter((name) => numbers[name])
  return { legalName, registration: given.map((name) => `${names[language][name]} ${numbers[name]}`).join(", ") }
}
