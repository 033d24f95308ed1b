import { randomInt } from "node:crypto"
import { hashPassword } from "#accounts/password.ts"
import { newId } from "#db/new-id.ts"
import type { Database } from "#db/open.ts"
import { fillWithDemo } from "#demo/fill.ts"

// Without 0, O, 1, l and I: the password is read off a screen and typed.
const letters = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789"

function readablePassword(): string {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join("")
  return [group(), group(), group(), group()].join("-")
}

type Wishes = { adminEmail: string; adminPassword: string | undefined; demo: boolean }

/** On a database without users, makes the admin, and sample content with it; answers how to log in, once. */
export async function makeFirstAdmin(database: Database, { adminEmail, adminPassword, demo }: Wishes) {
  if (await database.read.selectFrom("user").select("_id").limit(1).executeTakeFirst()) return null
  const password = adminPassword ?? readablePassword()
  const passwordHash = await hashPassword(password)
  const made = await database.write(["user", "certificate"], async (trx) => {
    const admin = await trx
      .insertInto("user")
      .values({ ...theAdmin(), email: adminEmail, passwordHash })
      .onConflict((conflict) => conflict.column("email").doNothing())
      .returning("_id")
      .executeTakeFirst()
    if (admin && demo) await fillWithDemo(trx)
    return admin
  })
  return made ? { email: adminEmail, password } : null
}

const theAdmin = () => ({
  _id: newId(),
  name: "Admin",
  phone: "",
  bio: "",
  role: "admin" as const,
  photo: "",
  isVerified: 1 as const,
  createdAt: new Date().toISOString(),
})
