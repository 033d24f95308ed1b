import { startSession } from "../../server/src/accounts/session/session.ts"
import { newUser } from "../../server/src/accounts/user-row.ts"
import type { Database } from "../../server/src/db/open.ts"

const admin = { name: "Admin", email: "admin@prohori.local", passwordHash: "", role: "admin", isVerified: 1 } as const

/** Adds a signed-in admin; returns the token for the `authorization` header. */
export function addAdmin(database: Database): Promise<string> {
  return database.write(["user", "session"], async (trx) => {
    const user = newUser({ ...admin, language: "bn" })
    await trx.insertInto("user").values(user).execute()
    const { token } = await startSession(trx, user._id, { userAgent: "bench", address: "127.0.0.1" })
    return token
  })
}
