import type { Trx } from "#schema.ts"

/**
 * Queues mails at most once for a key, in the transaction that has a reason for them. A key stays for good, unless what
 * it stands for has ended. Returns false if somebody else has queued them.
 */
export async function queueOnce(trx: Trx, key: string, queue: () => Promise<unknown>): Promise<boolean> {
  const row = { key, queuedAt: new Date().toISOString() }
  const added = trx
    .insertInto("reminder")
    .values(row)
    .onConflict((existing) => existing.doNothing())
  if (!(await added.returning("key").executeTakeFirst())) return false
  await queue()
  return true
}
