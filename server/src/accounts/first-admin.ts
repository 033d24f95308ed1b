import { randomInt } from "node:crypto"
import { hashPassword } from "#accounts/password.ts"
import { newId } from "#db/new-id.ts"
import type { Database } from "#db/open.ts"

// Without 0, O, 1, l and I: the password is read off a screen and typed.
const letters = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789"

export function readablePassword(): string {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join("")
  return [group(), group(), group(), group()].join("-")
}

/** On a database without users, makes the admin and answers how to log in, once. */
export async function makeFirstAdmin(database: Database, email: string, chosen: string | undefined) {
  if (await database.read.selectFrom("user").select("_id").limit(1).executeTakeFirst()) return null
  const password = chosen ?? readablePassword()
  const passwordHash = await hashPassword(password)
  const made = await database.write(["user"], (trx) =>
    trx
      .insertInto("user")
      .values({
        _id: newId(),
        name: "Admin",
        email,
        phone: "",
        bio: "",
        role: "admin",
        photo: "",
        isVerified: 1,
        passwordHash,
        createdAt: new Date().toISOString(),
      })
      .onConflict((conflict) => conflict.column("email").doNothing())
      .returning("_id")
      .executeTakeFirst(),
  )
  return made ? { email, password } : null
}
