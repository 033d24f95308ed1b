import type { UserRow } from "#resources/user/table.ts"
import type { Trx } from "#schema.ts"

/**
 * Locks a user's row until the transaction ends. What adds or removes a credential of the account, or begins or ends its sessions, locks
 * it first: on PostgreSQL, a reset would otherwise not see a passkey that is being added. Returns undefined if the user was deleted.
 */
export const lockAccount = (trx: Trx, _id: string): Promise<UserRow | undefined> =>
  trx.updateTable("user").set({ _id }).where("_id", "=", _id).returningAll().executeTakeFirst()
