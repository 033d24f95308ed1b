import { minPasswordLength, topics } from "contract"
import { hashPassword } from "#accounts/password.ts"
import { passwordRules } from "#accounts/password-rules.ts"
import { readablePassword } from "#accounts/secret.ts"
import { newUser } from "#accounts/user-row.ts"
import { serverActor } from "#audit-log/entry.ts"
import { CannotStart } from "#cannot-start.ts"
import type { Database } from "#db/open.ts"
import { createRecordIfUnique } from "#db/records.ts"

type Wishes = { adminEmail: string; adminPassword: string | undefined; demo: boolean }

/** On a database without users, makes the admin, and sample content with it. Answers what to say of it, once. */
export async function makeFirstAdmin(database: Database, { adminEmail, adminPassword, demo: wantsDemo }: Wishes) {
  if (await database.read.selectFrom("user").select("_id").limit(1).executeTakeFirst()) return null
  if (adminPassword) refuseUnfit(adminPassword, adminEmail)
  const password = adminPassword ?? readablePassword()
  const passwordHash = await hashPassword(password)
  // Needed once in a database's life, if at all.
  const demo = wantsDemo ? await import("#demo/fill.ts") : null
  const made = await database.write(topics, async (trx) => {
    const row = newUser({ ...theAdmin, email: adminEmail, passwordHash })
    const admin = await createRecordIfUnique(trx, "user", row, { ...serverActor, email: "the first start" })
    if (!admin) return null
    await demo?.fillWithDemo(trx)
    return admin
  })
  // A password that the operator has set stays out of the log of the service manager.
  return made ? { email: adminEmail, password: adminPassword ? null : password, hasDemo: wantsDemo } : null
}

const theAdmin = { name: "Admin", role: "admin", isVerified: 1, language: "en" } as const

/** Not at later starts, which have no use for it: an installation from before this rule goes on. */
function refuseUnfit(password: string, email: string) {
  const minLength = minPasswordLength("admin")
  if (password.length < minLength) throw new CannotStart(`ADMIN_PASSWORD must have at least ${minLength} characters`)
  if (passwordRules().isAllowed(password, { email, role: "admin" })) return
  throw new CannotStart("ADMIN_PASSWORD is too easy to guess")
}
