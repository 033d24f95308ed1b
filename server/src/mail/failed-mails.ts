import type { FailedMail, RetriedMails } from "contract"
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from "kysely"
import { type Actor, recordAudit } from "#audit-log/entry.ts"
import { runInBatches } from "#db/batches.ts"
import type { Database } from "#db/open.ts"
import { rowCount } from "#db/row-count.ts"
import type { MailRow, Tables } from "#schema.ts"

const mostShown = 5
/** As many mails are changed at once as take some milliseconds. */
const atOnce = 200

const now = () => new Date().toISOString()

/** Neither waiting nor sent: written as the index of these is, for another has all that are sent as well. */
function givenUp({ read }: Pick<Database, "read">) {
  return read.selectFrom("mail").where(sql<boolean>`"nextTryAt" || "sentAt" = ''`)
}

const stillGivenUp = (ids: string[]) => (mail: ExpressionBuilder<Tables, "mail">) =>
  mail.and([mail("_id", "in", ids), mail("nextTryAt", "=", ""), mail("sentAt", "=", "")])

/** While its link works, a mail that was given up keeps its text. */
const withText = <O>(mails: SelectQueryBuilder<Tables, "mail", O>) =>
  mails.where("text", "<>", "").where("usefulUntil", ">", now())

export async function failedMails(database: Database) {
  const [all, some, latest] = await Promise.all([
    givenUp(database).select(rowCount).executeTakeFirstOrThrow(),
    withText(givenUp(database)).select(rowCount).executeTakeFirstOrThrow(),
    givenUp(database).selectAll().orderBy("_id", "desc").limit(mostShown).execute(),
  ])
  return { count: all.count, retryable: some.count, latest: latest.map(wireMail) }
}

function wireMail({ _id, recipient, subject, lastError, createdAt, text, usefulUntil }: MailRow): FailedMail {
  return { _id, recipient, subject, lastError, createdAt, canRetry: text !== "" && usefulUntil > now() }
}

/** Makes them due, as if they were new: it is tried for another two days, or until the link ends. */
export async function retryFailed(database: Database, by: Actor): Promise<RetriedMails> {
  let last = ""
  const retried = await runInBatches(async () => {
    // Each once: one that is refused at once is given up again, and could be tried for ever.
    const some = await idsOf(withText(givenUp(database)).where("_id", ">", last))
    if (some.length === 0) return null
    last = some.at(-1) ?? ""
    return database.write(["mail"], async (trx) => {
      const due = await trx
        .updateTable("mail")
        .set({ nextTryAt: now(), attempts: 0 })
        .where(stillGivenUp(some))
        .returning("_id")
        .execute()
      if (due.length > 0) recordAudit(trx, by, { action: "mail.retry", details: `mails: ${due.length}` })
      return due.length
    })
  })
  const { count, retryable } = await failedMails(database)
  return { retried, expired: count - retryable }
}

export async function deleteFailed(database: Database, by: Actor): Promise<number> {
  return runInBatches(async () => {
    const some = await idsOf(givenUp(database))
    if (some.length === 0) return null
    return database.write(["mail"], async (trx) => {
      const mails = trx.deleteFrom("mail").where(stillGivenUp(some))
      const gone = await mails.returning(["recipient", "subject"]).execute()
      const details = gone.map(({ recipient, subject }) => `${recipient}: ${subject}`).join("\n")
      if (gone.length > 0) recordAudit(trx, by, { action: "mail.delete-failed", details })
      return gone.length
    })
  })
}

async function idsOf(mails: SelectQueryBuilder<Tables, "mail", object>) {
  const rows = await mails.select("_id").orderBy("_id").limit(atOnce).execute()
  return rows.map(({ _id }) => _id)
}
