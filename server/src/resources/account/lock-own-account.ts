import type { FastifyRequest } from "fastify"
import { lockAccount } from "#accounts/lock-account.ts"
import { notSignedIn } from "#errors.ts"
import { sessionIn } from "#http/guard.ts"
import type { UserRow } from "#resources/user/table.ts"
import type { Trx } from "#schema.ts"

/**
 * Locks the account of the request's session, and returns its user. A request may wait for its body for two minutes: a session that has
 * ended meanwhile, as by a reset, changes nothing.
 */
export async function lockOwnAccount(trx: Trx, request: FastifyRequest): Promise<UserRow> {
  const { _id, userId } = sessionIn(request)
  const user = await lockAccount(trx, userId)
  const session = await trx.selectFrom("session").select("_id").where("_id", "=", _id).executeTakeFirst()
  if (!user || !session) throw notSignedIn()
  return user
}
