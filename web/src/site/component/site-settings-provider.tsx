import { type ReactNode, useCallback, useState } from "react"
import { type SiteSettings, SiteSettingsContext } from "#site/site-settings.ts"

/** The settings in the browser, where the office may change how it is reached. */
export function SiteSettingsProvider({ initial, children }: { initial: SiteSettings; children: ReactNode }) {
  const [settings, setSettings] = useState(initial)
  const changeCompany = useCallback(
    (changed: Partial<SiteSettings>) => setSettings((before) => ({ ...before, ...changed })),
    [],
  )
  return <SiteSettingsContext value={{ ...settings, changeCompany }}>{children}</SiteSettingsContext>
}
