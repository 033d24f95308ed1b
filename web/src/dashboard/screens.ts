import { actingRole, type Call, getOverview, type Language, mayCall, type User } from "contract"
import type { ReactNode } from "react"
import { matchPath } from "react-router"
import { paths } from "#paths.ts"
import type { IconProps } from "#ui/image/icon.tsx"

/** The same text in every language. */
export type Text = Record<Language, string>

export type Screen = {
  path: string
  label: Text
  /** Users who may make this call may open the screen. */
  needs: Pick<Call, "access">
  /** Where the screen is linked: in a group below the menu or only on another screen; by default in the menu. */
  place?: MenuGroup | "elsewhere"
  /** In the menu. Entries of a group have none. */
  icon?: (props: IconProps) => ReactNode
  /** The name of its tab on the page "My account". */
  tab?: Text
  /** The sort order, in menus and in lists of several kinds of records. */
  order: number
  /** The product document's menu for admins omits it, because those who work here write no reviews. */
  isNotForOffice?: boolean
  /** The screen that links to it. */
  parent?: string
}

export const menuGroups = ["school", "website", "records"] as const
export type MenuGroup = (typeof menuGroups)[number]

/** The dashboard's screens, in the order of the menus. */
export type Screens = readonly Screen[]

/** A user whose password was reset sees only the screen that changes it. */
export function screensFor(screens: Screens, user: Pick<User, "role" | "isVerified" | "mustChangePassword">) {
  const role = actingRole(user)
  return screens.filter(({ path, needs, isNotForOffice }) =>
    user.mustChangePassword
      ? path === paths.changePassword
      : mayCall(role, needs) && !(isNotForOffice && mayCall(role, getOverview)),
  )
}

/** Ignores case and trailing slashes, as the router does. */
export function findScreen(screens: Screens, path: string): Screen | undefined {
  return screens.find((screen) => matchPath(screen.path, path))
}
