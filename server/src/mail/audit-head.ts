import type { Database } from "#db/open.ts"
import type { Log } from "#log.ts"
import { queueMail } from "#mail/outbox.ts"
import { auditHeadMail } from "#mail/templates.ts"
import { repeat } from "#repeat.ts"

const lookEveryMs = 60 * 1000
const hourMs = 60 * 60 * 1000
const weekMs = 7 * 24 * hourMs
const everyEntries = 1000

/** The first start's admin, if nobody gave an address: no mail arrives there. */
const invented = "admin@prohori.local"

/** Mails the log's end to every admin, so that it is known off this machine; one server does. Answers to how many. */
export async function mailHeadIfDue(database: Database): Promise<number> {
  const head = await database.read.selectFrom("auditHead").selectAll().executeTakeFirstOrThrow()
  const isFirst = head.mailedAt === ""
  // The week begins with the first look. Not more often than hourly: strangers can cause entries.
  const sinceMs = isFirst ? hourMs : Date.now() - Date.parse(head.mailedAt)
  const more = head.position - head.mailedPosition
  const isDue = more > 0 && (sinceMs >= weekMs || (more >= everyEntries && sinceMs >= hourMs))
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
    const users = trx.selectFrom("user").select(["name", "email", "language"]).where("email", "!=", invented)
    const admins = await users.where("role", "=", "admin").execute()
    for (const admin of admins) await queueMail(trx, admin.email, auditHeadMail(admin, claimed))
    return admins.length
  })
}

export function mailHeads(database: Database, log: Log) {
  const look = () => mailHeadIfDue(database)
  return repeat(lookEveryMs, look, (err) => log.warn({ err }, "the audit log's end could not be mailed yet"))
}
