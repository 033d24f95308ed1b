import { type Call, type Language, mayCall, type User } from "contract"
import { paths } from "#paths.ts"

/** The same text in every language. */
export type Text = Record<Language, string>

export type Screen = {
  path: string
  label: Text
  /** Whoever may make this call may open the screen. */
  needs: Pick<Call, "access">
  /** Where the screen is found: below the menu or on another screen, in the menu unless given. */
  place?: "more" | "elsewhere"
  /** Its place among the others, in menus and wherever records of several kinds are listed. */
  order: number
  /** Admins review nothing: the product document's menu for them is without it. */
  isNotForAdmins?: boolean
  /** The screen from which it is reached. */
  parent?: string
}

/** The dashboard's screens, in the order of the menus. */
export type Screens = readonly Screen[]

/** Whose password was reset has one screen: everything else leads there. */
export function screensFor(screens: Screens, { role, mustChangePassword }: Pick<User, "role" | "mustChangePassword">) {
  return screens.filter(({ path, needs, isNotForAdmins }) =>
    mustChangePassword ? path === paths.changePassword : mayCall(role, needs) && !(isNotForAdmins && role === "admin"),
  )
}

/** However the address is spelt that leads there: capitals and a slash at the end are the router's to forgive. */
export function screenAt(screens: Screens, path: string): Screen | undefined {
  const own = path.toLowerCase().replace(/\/+$/, "")
  return screens.find((screen) => screen.path === own)
}
