import { type SiteSection, siteSections } from "contract"
import type { ReactNode } from "react"
import { useLocation } from "react-router"
import { sectionPaths } from "#dashboard/section-paths.ts"
import { AnnouncementScreen } from "./announcement.tsx"
import { ContactScreen } from "./contact.tsx"
import { LegalScreen } from "./legal.tsx"
import { lists } from "./list/lists.tsx"
import { ManageSite } from "./manage.tsx"

const screens: Readonly<Record<SiteSection, () => ReactNode>> = {
  ...{ announcement: AnnouncementScreen, contact: ContactScreen, legal: LegalScreen },
  ...lists,
}

/** The screen that the URL names. It is one module, because each route is loaded with every page. */
export function Component() {
  const { pathname } = useLocation()
  const section = siteSections.find((each) => pathname.endsWith(sectionPaths[each]))
  const Screen = section ? screens[section] : ManageSite
  return <Screen key={section} />
}
