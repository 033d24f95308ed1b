import { type Call, mayCall, type Role } from "contract"
import type { DashboardTexts } from "#i18n/dashboard-en.ts"
import { paths } from "#paths.ts"

type Entry = { to: string; label: keyof DashboardTexts["shell"]; needs: Call }

/** The dashboard's screens in the order of the menu; whoever may make a screen's call may open it. */
const entries: readonly Entry[] = [
  { to: paths.dashboard, label: "dashboard", needs: "GET /auth/get-user" },
  { to: paths.manageCertificates, label: "certificates", needs: "GET /certificates/get-certificates" },
  { to: paths.myProfile, label: "myProfile", needs: "GET /auth/get-user" },
]

export function menuFor(role: Role): readonly Entry[] {
  return entries.filter(({ needs }) => mayCall(role, needs))
}

export function mayOpen(role: Role, path: string): boolean {
  const entry = entries.find(({ to }) => to === path)
  return !entry || mayCall(role, entry.needs)
}
