import { retention } from "contract"
import type { Actor } from "#audit-log/entry.ts"
import type { Read, Trx } from "#schema.ts"

/** The call, and the id that its sender gave to this request. */
type Sent = { call: string; requestId: string | undefined; by: Pick<Actor, "userId"> }

const retentionMs = retention.callResultHours * 60 * 60 * 1000

/**
 * Does the work of a request runOnce (idempotency). If it is sent again because its response was lost, the result of the first time is
 * returned, which was committed with the work. A concurrent request with the same id waits, because both insert the same key.
 */
export async function runOnce<Result>(trx: Trx, sent: Sent, work: () => Promise<Result>) {
  const { call, requestId, by } = sent
  if (requestId === undefined) return work()
  const key = { userId: by.userId, requestId, call }
  const row = { ...key, result: "", createdAt: new Date().toISOString() }
  const first = trx.insertInto("callResult").values(row)
  const isFirst = await first
    .onConflict((conflict) => conflict.doNothing())
    .returning("call")
    .executeTakeFirst()
  if (!isFirst) return (await earlierResult<Result>(trx, sent)) as Result
  const result = await work()
  const results = trx.updateTable("callResult").set({ result: JSON.stringify(result) })
  await results.where("userId", "=", by.userId).where("requestId", "=", requestId).where("call", "=", call).execute()
  return result
}

export async function earlierResult<Result>(db: Read, { call, requestId, by }: Sent) {
  if (requestId === undefined) return undefined
  const results = db.selectFrom("callResult").select("result").where("userId", "=", by.userId)
  const found = await results.where("requestId", "=", requestId).where("call", "=", call).executeTakeFirst()
  return found && (JSON.parse(found.result) as Result)
}

/** Deletes results for which no request is sent again. Call it periodically. */
export async function deleteOldResults(trx: Trx): Promise<void> {
  const oldest = new Date(Date.now() - retentionMs).toISOString()
  await trx.deleteFrom("callResult").where("createdAt", "<", oldest).execute()
}
