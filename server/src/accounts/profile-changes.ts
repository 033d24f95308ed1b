import { type AuditValue, readRecordDetails } from "contract"
import { detailsOf } from "#audit-log/details.ts"
import { type Actor, type AuditEvent, recordAudit } from "#audit-log/entry.ts"
import { dueRows } from "#db/jobs/due-rows.ts"
import type { Job } from "#db/jobs/jobs.ts"
import type { Database } from "#db/open.ts"
import type { ProfileChangeRow, Trx } from "#schema.ts"

const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs

const hours = dueRows("profileChange", { key: "userId", dueAt: "dueAt", retryMinutes: [10, 60, 6 * 60] })

type Changed = Record<string, [AuditValue, AuditValue]>
/** Changes that the log does not list yet: of each field the value before the first and after the last of them. */
type Unlisted = { by: Actor; record: string; changed: Changed; changes: number; lastAt: string }

const iso = (ms: number) => new Date(ms).toISOString()
const newHour = () => ({ dueAt: iso(Date.now() + hourMs), unlisted: "", attempts: 0 })

/**
 * Records a user's change of their own profile: the first of an hour at once, the others together when it is over (decision 66). The
 * user's row is locked by the change itself, so concurrent ones come one after the other.
 */
export async function recordProfileChange(trx: Trx, by: Actor, event: AuditEvent): Promise<void> {
  const { userId } = by
  const added = trx.insertInto("profileChange").values({ userId, ...newHour() })
  const begun = await added
    .onConflict((conflict) => conflict.doNothing())
    .returning("userId")
    .executeTakeFirst()
  if (begun) return recordAudit(trx, by, event)
  const ofUser = trx.updateTable("profileChange").where("userId", "=", userId)
  const hour = await ofUser.set({ userId }).returning(["dueAt", "unlisted"]).executeTakeFirst()
  // The job has just closed it.
  if (!hour) return recordProfileChange(trx, by, event)
  if (hour.dueAt > iso(Date.now())) {
    const unlisted = JSON.stringify(merged(hour.unlisted, by, event))
    await ofUser.set({ unlisted }).execute()
    return
  }
  recordUnlisted(trx, userId, hour.unlisted)
  recordAudit(trx, by, event)
  await ofUser.set(newHour()).execute()
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

/** Lists the changes of hours that are over, in all processes. */
export const listProfileChanges: Job = {
  name: "list-profile-changes",
  inEachProcess: true,
  every: 10 * minuteMs,
  run: ({ database }, signal) => hours.workOff((hour) => listHour(database, hour), database, signal),
}

/** Does nothing if the user has changed something since: then it is listed later. */
const listHour = ({ write }: Database, { userId, dueAt, unlisted }: ProfileChangeRow) =>
  write([], async (trx) => {
    const hour = trx.updateTable("profileChange").where("userId", "=", userId).where("dueAt", "=", dueAt)
    // The entry begins another hour: there is one an hour at most.
    const closed = hour.where("unlisted", "=", unlisted).set(newHour()).returning("userId")
    if (!(await closed.executeTakeFirst())) return
    if (unlisted === "") await trx.deleteFrom("profileChange").where("userId", "=", userId).execute()
    else recordUnlisted(trx, userId, unlisted)
  })
