import type { Database } from "#db/open.ts"
import type { Log } from "#log.ts"
import { queueMail } from "#mail/outbox.ts"
import { auditHeadMail } from "#mail/templates.ts"
import { runPeriodically } from "#run-periodically.ts"

const checkIntervalMs = 60 * 1000
const hourMs = 60 * 60 * 1000
const weekMs = 7 * 24 * hourMs
const entriesPerMail = 1000

/** The default email of the first admin. It does not exist, so no mail is sent to it. */
const defaultAdminEmail = "admin@prohori.local"

/** Mails the log's head to all admins, so that a copy exists elsewhere. Only one server claims it. Returns the number of mails. */
export async function mailHeadIfDue(database: Database): Promise<number> {
  const head = await database.read.selectFrom("auditHead").selectAll().executeTakeFirstOrThrow()
  const isFirst = head.mailedAt === ""
  // The first check starts the week. At most one mail an hour, because strangers can cause entries.
  const sinceMs = isFirst ? hourMs : Date.now() - Date.parse(head.mailedAt)
  const newEntries = head.position - head.mailedPosition
  const isDue = newEntries > 0 && (sinceMs >= weekMs || (newEntries >= entriesPerMail && sinceMs >= hourMs))
  if (!isDue && !isFirst) return 0
  return database.write(isDue ? ["mail"] : [], async (trx) => {
    const mailedAt = new Date().toISOString()
    const claimed = await trx
      .updateTable("auditHead")
      .set(({ ref }) => (isDue ? { mailedAt, mailedPosition: ref("position") } : { mailedAt }))
      .where("mailedAt", "=", head.mailedAt)
      .where("mailedPosition", "=", head.mailedPosition)
      .returningAll()
      .executeTakeFirst()
    if (!isDue || !claimed) return 0
    const users = trx.selectFrom("user").selectAll().where("email", "!=", defaultAdminEmail)
    const admins = await users.where("role", "=", "admin").where("isVerified", "=", 1).execute()
    for (const admin of admins) await queueMail(trx, admin.email, auditHeadMail(admin, claimed))
    return admins.length
  })
}

export function mailHeads(database: Database, log: Log) {
  const check = () => mailHeadIfDue(database)
  return runPeriodically(checkIntervalMs, check, (err) =>
    log.warn({ err }, "the head of the audit log could not be mailed; this will be retried"),
  )
}
