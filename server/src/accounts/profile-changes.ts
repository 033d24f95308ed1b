import { type AuditValue, readRecordDetails } from "contract"
import { detailsOf } from "#audit-log/details.ts"
import { type Actor, type AuditEvent, recordAudit } from "#audit-log/entry.ts"
import { runInBatches } from "#db/batches.ts"
import type { Job } from "#db/jobs.ts"
import type { Database } from "#db/open.ts"
import type { Trx } from "#schema.ts"

const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs
const batchSize = 200

type Changed = Record<string, [AuditValue, AuditValue]>
/** Changes that the log does not list yet: of each field the value before the first and after the last of them. */
type Unlisted = { by: Actor; record: string; changed: Changed; changes: number; lastAt: string }

const iso = (ms: number) => new Date(ms).toISOString()

/**
 * Records a user's change of their own profile: the first of an hour at once, the others together when it is over (decision 66). The
 * user's row is locked by the change itself, so concurrent ones come one after the other.
 */
export async function recordProfileChange(trx: Trx, by: Actor, event: AuditEvent): Promise<void> {
  const { userId } = by
  const now = Date.now()
  const begin = { since: iso(now), unlisted: "" }
  const hours = trx.insertInto("profileChange").values({ userId, ...begin })
  const begun = await hours
    .onConflict((conflict) => conflict.doNothing())
    .returning("userId")
    .executeTakeFirst()
  if (begun) return recordAudit(trx, by, event)
  const ofUser = trx.updateTable("profileChange").where("userId", "=", userId)
  const hour = await ofUser.set({ userId }).returning(["since", "unlisted"]).executeTakeFirst()
  // The job has just closed it.
  if (!hour) return recordProfileChange(trx, by, event)
  if (hour.since > iso(now - hourMs)) {
    const unlisted = JSON.stringify(merged(hour.unlisted, by, event))
    await ofUser.set({ unlisted }).execute()
    return
  }
  recordUnlisted(trx, userId, hour.unlisted)
  recordAudit(trx, by, event)
  await ofUser.set(begin).execute()
}

function merged(unlisted: string, by: Actor, { record = "", details = "" }: AuditEvent): Unlisted {
  const earlier = unlisted === "" ? undefined : (JSON.parse(unlisted) as Unlisted)
  const changed: Changed = { ...earlier?.changed }
  const read = readRecordDetails(details)
  for (const [field, [before, after]] of Object.entries(read && "changed" in read ? read.changed : {}))
    changed[field] = [changed[field]?.[0] ?? before, after]
  return { by, record, changed, changes: (earlier?.changes ?? 0) + 1, lastAt: iso(Date.now()) }
}

function recordUnlisted(trx: Trx, userId: string, unlisted: string) {
  if (unlisted === "") return
  const { by, record, changed, changes, lastAt } = JSON.parse(unlisted) as Unlisted
  const details = detailsOf({ changed, changes, lastAt })
  recordAudit(trx, by, { action: "user.update", recordId: userId, record, ...details })
}

/** Lists the changes of hours that are over, in all processes: an hour is closed by the one that still finds it as it was read. */
export const listProfileChanges: Job = {
  name: "list-profile-changes",
  inEachProcess: true,
  every: 10 * minuteMs,
  run: ({ database }) => runInBatches(() => listBatch(database)),
}

/** Returns null if no hour is left that is over. */
async function listBatch({ read, write }: Database): Promise<number | null> {
  const now = Date.now()
  const over = read
    .selectFrom("profileChange")
    .selectAll()
    .where("since", "<=", iso(now - hourMs))
  const hours = await over.orderBy("since").limit(batchSize).execute()
  if (hours.length === 0) return null
  await write([], async (trx) => {
    for (const { userId, since, unlisted } of hours) {
      const read = trx.updateTable("profileChange").where("userId", "=", userId).where("since", "=", since)
      // The entry begins another hour: there is one an hour at most.
      const closed = read.where("unlisted", "=", unlisted).set({ since: iso(now), unlisted: "" })
      if (unlisted && (await closed.returning("userId").executeTakeFirst())) recordUnlisted(trx, userId, unlisted)
    }
    const idle = trx.deleteFrom("profileChange").where("unlisted", "=", "")
    await idle.where("since", "<=", iso(now - hourMs)).execute()
  })
  return hours.length
}
