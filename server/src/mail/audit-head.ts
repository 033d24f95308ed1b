import type { SignedHead } from "#audit-log/signed-head.ts"
import type { Job } from "#db/jobs/jobs.ts"
import type { Database } from "#db/open.ts"
import { accountMail, queueAccountMail } from "#mail/account-mail.ts"
import { auditHeadTexts } from "#mail/audit-head-texts.ts"

const hourMs = 60 * 60 * 1000
const weekMs = 7 * 24 * hourMs
const entriesPerMail = 1000

export const auditHead = accountMail("auditHead", auditHeadTexts)

/** The line names match those of the command that verifies them. */
const headLines = ({ position, hash, keyId, signature }: SignedHead) => [
  `position: ${position}`,
  `hash: ${hash}`,
  `signature: ${signature} (key ${keyId})`,
  `npm run verify-audit -- --head ${position}:${hash}`,
]

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
    for (const admin of admins) await queueAccountMail(trx, auditHead, admin, { lines: headLines(claimed) })
    return admins.length
  })
}

/** Checked so often because a flood of entries is mailed within the hour. */
export const mailHeads: Job = {
  name: "mail-audit-heads",
  inEachProcess: true,
  every: 60 * 1000,
  run: ({ database }) => mailHeadIfDue(database),
}
