import { type Call, keyOf } from "contract"
import type { FastifyRequest } from "fastify"
import { ownPasswordCounters, throttleLogin } from "#accounts/limits/login-throttle.ts"
import { queueEntry } from "#accounts/password/hashing-queue.ts"
import { isPassword } from "#accounts/password/password.ts"
import type { Database } from "#db/open.ts"
import { findRecord } from "#db/records/records.ts"
import { badInput, notSignedIn } from "#errors.ts"
import { requesterOf } from "#http/guard.ts"
import type { App } from "#http/handle.ts"
import type { UserRow } from "#resources/user/table.ts"

type Confirmation = { call: Call; password: string; field: string }

/** True if it is the user's password. Throttled, so that a stolen session or link cannot be used to guess it. */
export const isOwnPassword = (database: Database, request: FastifyRequest, user: UserRow, password: string) =>
  throttleLogin(database, ownPasswordCounters(user.email), request.ip, () =>
    isPassword(password, user.passwordHash, queueEntry(request, "signedIn")),
  )

/** Returns the signed-in user if this is their password. */
export async function confirmPassword(
  app: App,
  database: Database,
  request: FastifyRequest,
  { call, password, field }: Confirmation,
): Promise<UserRow> {
  const by = requesterOf(request)
  const user = await findRecord(database.read, "user", by.userId)
  // The user was deleted after the guard's check.
  if (!user) throw notSignedIn()
  if (await isOwnPassword(database, request, user, password)) return user
  app.securityEvents.add({ action: "signIn.fail", by, facts: { call: keyOf(call) } })
  throw badInput("currentPasswordWrong", field)
}
