import {
  type Call,
  changePassword,
  createAchievement,
  createCourse,
  createGallery,
  createReview,
  createTeam,
  createToKnow,
  getAllReviews,
  getAuditEntries,
  getCertificates,
  getOwnUser,
  getSessions,
  getUsers,
  importCertificates,
  mayCall,
  type Role,
  type User,
} from "contract"
import type { shellWords } from "#i18n/screens/shell.ts"
import { paths } from "#paths.ts"

export type Label = {
  [K in keyof typeof shellWords.en]: (typeof shellWords.en)[K] extends string ? K : never
}[keyof typeof shellWords.en]

export type Screen = {
  path: string
  label: Label
  /** Whoever may make this call may open the screen. */
  needs: Pick<Call, "access">
  /** Where the screen is found: in the menu, below it, or on another screen. Every one is found by its address. */
  place: "menu" | "more" | "elsewhere"
  /** Admins review nothing: the product document's menu for them is without it. */
  isNotForAdmins?: boolean
  /** The screen from which it is reached. */
  parent?: string
}

/** The dashboard's screens, in the order of the menus. */
const screens: readonly Screen[] = [
  { path: paths.dashboard, label: "dashboard", needs: getOwnUser, place: "menu" },
  { path: paths.allUsers, label: "allUsers", needs: getUsers, place: "menu" },
  { path: paths.manageCourses, label: "courses", needs: createCourse, place: "menu" },
  {
    path: paths.manageCertificates,
    label: "certificates",
    needs: getCertificates,
    place: "menu",
  },
  {
    path: paths.importCertificates,
    label: "importCertificates",
    needs: importCertificates,
    place: "elsewhere",
    parent: paths.manageCertificates,
  },
  { path: paths.manageToKnows, label: "toKnows", needs: createToKnow, place: "menu" },
  { path: paths.manageReviews, label: "reviews", needs: getAllReviews, place: "menu" },
  { path: paths.manageTeams, label: "teams", needs: createTeam, place: "menu" },
  { path: paths.manageGalleries, label: "galleries", needs: createGallery, place: "menu" },
  { path: paths.manageAchievements, label: "achievements", needs: createAchievement, place: "menu" },
  { path: paths.myProfile, label: "myProfile", needs: getOwnUser, place: "menu" },
  { path: paths.changePassword, label: "changePassword", needs: changePassword, place: "menu" },
  { path: paths.myReview, label: "myReview", needs: createReview, place: "menu", isNotForAdmins: true },
  { path: paths.myDevices, label: "myDevices", needs: getSessions, place: "more" },
  { path: paths.auditLog, label: "auditLog", needs: getAuditEntries, place: "more" },
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
