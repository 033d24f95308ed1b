import type { Actor } from "#audit-log/entry.ts"
import type { Trx } from "#schema.ts"

/** The call, and the id that its sender gave to this request. */
type Sent = { call: string; requestId: string | undefined; by: Pick<Actor, "userId"> }

const retentionMs = 24 * 60 * 60 * 1000

/**
 * Does the work of a request once. If it is sent again because its response was lost, the result of the first time is
 * returned, which was committed with the work. A concurrent first time is waited for: by the inserted key.
 */
export async function once<Result>(trx: Trx, { call, requestId, by }: Sent, work: () => Promise<Result>) {
  if (requestId === undefined) return work()
  const key = { userId: by.userId, requestId, call }
  const row = { ...key, result: "", createdAt: new Date().toISOString() }
  const first = trx.insertInto("callResult").values(row)
  const isFirst = await first
    .onConflict((conflict) => conflict.doNothing())
    .returning("call")
    .executeTakeFirst()
  if (!isFirst) return JSON.parse(await resultOf(trx, key)) as Result
  const result = await work()
  const results = trx.updateTable("callResult").set({ result: JSON.stringify(result) })
  await results.where("userId", "=", by.userId).where("requestId", "=", requestId).where("call", "=", call).execute()
  return result
}

async function resultOf(trx: Trx, { userId, requestId, call }: { userId: string; requestId: string; call: string }) {
  const results = trx.selectFrom("callResult").select("result").where("userId", "=", userId)
  return (await results.where("requestId", "=", requestId).where("call", "=", call).executeTakeFirstOrThrow()).result
}

/** Deletes results for which no request is sent again. Call it periodically. */
export async function deleteOldResults(trx: Trx): Promise<void> {
  const oldest = new Date(Date.now() - retentionMs).toISOString()
  await trx.deleteFrom("callResult").where("createdAt", "<", oldest).execute()
}
