import { type Call, mayCall, type Role, type User } from "contract"
import type { shellWords } from "#i18n/screens/shell.ts"
import { paths } from "#paths.ts"

export type Label = {
  [K in keyof typeof shellWords.en]: (typeof shellWords.en)[K] extends string ? K : never
}[keyof typeof shellWords.en]

export type Screen = {
  path: string
  label: Label
  /** Whoever may make this call may open the screen. */
  needs: Call
  /** Where the screen is found: in the menu, below it, or on another screen. Every one is found by its address. */
  place: "menu" | "more" | "elsewhere"
  /** Admins review nothing: the product document's menu for them is without it. */
  isNotForAdmins?: boolean
  /** The screen from which it is reached. */
  parent?: string
}

/** The dashboard's screens, in the order of the menus. */
const screens: readonly Screen[] = [
  { path: paths.dashboard, label: "dashboard", needs: "GET /auth/get-user", place: "menu" },
  { path: paths.allUsers, label: "allUsers", needs: "GET /auth/get-users", place: "menu" },
  { path: paths.manageCourses, label: "courses", needs: "POST /courses/register", place: "menu" },
  {
    path: paths.manageCertificates,
    label: "certificates",
    needs: "GET /certificates/get-certificates",
    place: "menu",
  },
  {
    path: paths.importCertificates,
    label: "importCertificates",
    needs: "POST /certificates/import-certificates",
    place: "elsewhere",
    parent: paths.manageCertificates,
  },
  { path: paths.manageToKnows, label: "toKnows", needs: "POST /toKnows/register", place: "menu" },
  { path: paths.manageReviews, label: "reviews", needs: "GET /reviews/get-all-reviews", place: "menu" },
  { path: paths.manageTeams, label: "teams", needs: "POST /teams/register", place: "menu" },
  { path: paths.manageGalleries, label: "galleries", needs: "POST /galleries/register", place: "menu" },
  { path: paths.manageAchievements, label: "achievements", needs: "POST /achievements/register", place: "menu" },
  { path: paths.myProfile, label: "myProfile", needs: "GET /auth/get-user", place: "menu" },
  { path: paths.changePassword, label: "changePassword", needs: "PATCH /auth/change-password", place: "menu" },
  { path: paths.myReview, label: "myReview", needs: "POST /reviews/register", place: "menu", isNotForAdmins: true },
  { path: paths.myDevices, label: "myDevices", needs: "GET /auth/get-sessions", place: "more" },
  { path: paths.auditLog, label: "auditLog", needs: "GET /audit/get-entries", place: "more" },
]

/** Whose password was reset has one screen: everything else leads there. */
export function screensFor({ role, mustChangePassword }: Pick<User, "role" | "mustChangePassword">): readonly Screen[] {
  return screens.filter(({ path, needs, isNotForAdmins }) =>
    mustChangePassword ? path === paths.changePassword : mayCall(role, needs) && !(isNotForAdmins && role === "admin"),
  )
}

/** However the address is spelt that leads there: capitals and a slash at the end are the router's to forgive. */
export function screenAt(path: string): Screen | undefined {
  const own = path.toLowerCase().replace(/\/+$/, "")
  return screens.find((screen) => screen.path === own)
}

export function mayOpen(role: Role, path: string): boolean {
  const screen = screenAt(path)
  return !screen || mayCall(role, screen.needs)
}
