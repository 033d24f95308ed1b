import { type ReactNode, useState } from "react"
import { type SiteSettings, SiteSettingsContext } from "#site/site-settings.ts"

/** The settings in the browser, where the office may change how it is reached. */
export function SiteSettingsProvider({ initial, children }: { initial: SiteSettings; children: ReactNode }) {
  const [contact, setContact] = useState(initial.contact)
  return <SiteSettingsContext value={{ ...initial, contact, setContact }}>{children}</SiteSettingsContext>
}
