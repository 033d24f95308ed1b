import { setImmediate as yieldToEventLoop } from "node:timers/promises"
import type { Database } from "#db/open.ts"
import type { AuditRow } from "#schema.ts"

const batchSize = 200

/** `recordIds` are those of the account and the review. */
type Person = { userId: string; email: string; recordIds: readonly string[]; certificateIds: readonly string[] }

/**
 * The entries of the audit log that a user caused, then those that others caused about their account, review and certificates. What
 * the log has of other records, and who of the office acted on which device, are not the user's data. Entries about certificates
 * are without details: these have the notes of the office, and earlier holders.
 */
export async function* ownActivity(
  { read }: Pick<Database, "read">,
  { userId, email, recordIds, certificateIds }: Person,
) {
  const entries = read.selectFrom("audit").selectAll().orderBy("position").limit(batchSize)
  const caused = entries.where("actor", "=", email).where("actorId", "=", userId)
  for await (const entry of inBatches((last) => caused.where("position", ">", last).execute())) {
    const { at, action, recordId, record, details, address, userAgent } = entry
    const isAboutOwn = recordIds.includes(recordId)
    yield { at, action, by: "you", recordId, ...(isAboutOwn && { record, details }), address, userAgent }
  }
  for (const id of [...recordIds, ...certificateIds]) {
    const concerning = entries.where("recordId", "=", id).where("actorId", "<>", userId)
    for await (const entry of inBatches((last) => concerning.where("position", ">", last).execute())) {
      const { at, action, actorId, recordId, record, details } = entry
      const by = actorId === "" ? "nobody who was logged in" : "the office"
      yield { at, action, by, recordId, record, ...(recordIds.includes(id) && { details }) }
    }
  }
}

async function* inBatches(rowsAfter: (position: number) => Promise<AuditRow[]>): AsyncGenerator<AuditRow> {
  for (let last = 0; ; ) {
    const rows = await rowsAfter(last)
    yield* rows
    if (rows.length < batchSize) return
    last = rows.at(-1)?.position ?? 0
    // node:sqlite is synchronous: yield to the event loop between batches.
    await yieldToEventLoop()
  }
}
