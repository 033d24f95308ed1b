import { minPasswordLength, topics } from "contract"
import { hashPassword } from "#accounts/password/password.ts"
import { passwordRules } from "#accounts/password/password-rules.ts"
import { readablePassword } from "#accounts/secret.ts"
import { newUser } from "#accounts/user-row.ts"
import { firstStart, serverActor } from "#audit-log/entry.ts"
import { CannotStart } from "#cannot-start.ts"
import type { Database } from "#db/open.ts"
import { createRecordIfUnique } from "#db/records/records.ts"

type FirstAdminSettings = { adminEmail: string; adminPassword: string | undefined; demo: boolean }

/** Creates the admin, and sample content, in a database without users. Returns the login to print once. */
export async function makeFirstAdmin(
  database: Database,
  { adminEmail, adminPassword, demo: wantsDemo }: FirstAdminSettings,
) {
  if (await database.read.selectFrom("user").select("_id").limit(1).executeTakeFirst()) return null
  if (adminPassword) rejectWeakPassword(adminPassword, adminEmail)
  const password = adminPassword ?? readablePassword()
  const passwordHash = await hashPassword(password)
  // Loaded only here: needed at most once per database.
  const demo = wantsDemo ? await import("#demo/fill.ts") : null
  const created = await database.write(topics, async (trx) => {
    const row = newUser({ ...theAdmin, email: adminEmail, passwordHash })
    const admin = await createRecordIfUnique(trx, "user", row, { ...serverActor, email: firstStart })
    if (!admin) return null
    await demo?.fillWithDemo(trx)
    return admin
  })
  // A password from the settings is not printed: it would end up in the log of the service manager.
  return created ? { email: adminEmail, password: adminPassword ? null : password, hasDemo: wantsDemo } : null
}

const theAdmin = { name: "Admin", role: "admin", isVerified: 1, language: "en" } as const

/** Only at the first start: later ones do not use this setting, and older installations must still start. */
function rejectWeakPassword(password: string, email: string) {
  const minLength = minPasswordLength("admin")
  if (password.length < minLength) throw new CannotStart(`ADMIN_PASSWORD must have at least ${minLength} characters`)
  if (passwordRules().isAllowed(password, { email, role: "admin" })) return
  throw new CannotStart("ADMIN_PASSWORD is too easy to guess")
}
