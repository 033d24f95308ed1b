import { type Call, mayCall, type Role, type User } from "contract"
import type { DashboardTexts } from "#i18n/dashboard-en.ts"
import { paths } from "#paths.ts"

type Entry = { to: string; label: keyof DashboardTexts["shell"]; needs: Call }

/** The dashboard's screens in the order of the menu; whoever may make a screen's call may open it. */
const entries: readonly Entry[] = [
  { to: paths.dashboard, label: "dashboard", needs: "GET /auth/get-user" },
  { to: paths.manageCertificates, label: "certificates", needs: "GET /certificates/get-certificates" },
  { to: paths.myProfile, label: "myProfile", needs: "GET /auth/get-user" },
  { to: paths.changePassword, label: "changePassword", needs: "PATCH /auth/change-password" },
]

/** Whose password was reset has one screen: everything else leads there. */
export function menuFor({ role, mustChangePassword }: User): readonly Entry[] {
  return entries.filter(({ to, needs }) => (mustChangePassword ? to === paths.changePassword : mayCall(role, needs)))
}

export function mayOpen(role: Role, path: string): boolean {
  const entry = entries.find(({ to }) => to === path)
  return !entry || mayCall(role, entry.needs)
}
