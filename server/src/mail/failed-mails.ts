import type { FailedMail, RetriedMails } from "contract"
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from "kysely"
import { type Actor, recordAudit } from "#audit-log/entry.ts"
import { runInBatches } from "#db/jobs/batches.ts"
import type { Database } from "#db/open.ts"
import { rowCount } from "#db/row-count.ts"
import type { MailKind } from "#mail/kind.ts"
import type { MailRow, Tables } from "#schema.ts"

const maxListedMails = 5
/** A batch takes some milliseconds. */
const batchSize = 200

const now = () => new Date().toISOString()

/** Neither queued nor sent nor cancelled. Written exactly as in its partial index; the other index also contains all sent mails. */
function failed({ read }: Pick<Database, "read">) {
  return read.selectFrom("mail").where(sql<boolean>`"nextTryAt" || "sentAt" || cancelled = ''`)
}

const stillFailed = (ids: string[]) => (mail: ExpressionBuilder<Tables, "mail">) =>
  mail.and([mail("_id", "in", ids), mail("nextTryAt", "=", ""), mail("sentAt", "=", "")])

/** Failed mails that can be retried: until they are out of date, their text is stored, or can be written. */
const isOfUse = (mail: ExpressionBuilder<Tables, "mail">) => mail("usefulUntil", ">", now())

export async function failedMails(database: Database) {
  const [counts, latest] = await Promise.all([
    countFailed(database),
    failed(database).selectAll().orderBy("_id", "desc").limit(maxListedMails).execute(),
  ])
  const numbers = await numbersOf(
    database,
    latest.map(({ refId }) => refId),
  )
  return { ...counts, latest: latest.map((mail) => wireMail(mail, numbers)) }
}

async function numbersOf({ read }: Database, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const certificates = read.selectFrom("certificate").select(["_id", "certificationNo"])
  const rows = await certificates.where("_id", "in", ids).execute()
  return new Map(rows.map(({ _id, certificationNo }) => [_id, certificationNo]))
}

/** Both numbers by one statement: between two, a mail could fail or be queued again. */
export function countFailed(database: Pick<Database, "read">) {
  const retryable = (mail: ExpressionBuilder<Tables, "mail">) =>
    sql<number>`cast(count(*) filter (where ${isOfUse(mail)}) as integer)`.as("retryable")
  return failed(database).select(rowCount).select(retryable).executeTakeFirstOrThrow()
}

function wireMail(mail: MailRow, numbers: ReadonlyMap<string, string>): FailedMail {
  const { _id, recipient, subject, lastError, createdAt, usefulUntil, refId } = mail
  const certificationNo = numbers.get(refId)
  const certificate = certificationNo === undefined ? null : { _id: refId, certificationNo }
  return { _id, recipient, subject, lastError, createdAt, canRetry: usefulUntil > now(), certificate }
}

/** Queues failed mails again as if they were new: attempts continue for two days or until the mail is out of date. */
export async function retryFailed(database: Database, by: Actor): Promise<RetriedMails> {
  let last = ""
  const retried = await runInBatches(async () => {
    // Each mail once: one that fails again immediately would otherwise be retried in an endless loop.
    const ids = await idsOf(failed(database).where(isOfUse).where("_id", ">", last))
    if (ids.length === 0) return null
    last = ids.at(-1) ?? ""
    return database.write(["mail"], async (trx) => {
      const due = await trx
        .updateTable("mail")
        .set({ nextTryAt: now(), attempts: 0, failedAt: "" })
        .where(stillFailed(ids))
        .returning("_id")
        .execute()
      if (due.length > 0) recordAudit(trx, by, { action: "mail.retry", details: `mails: ${due.length}` })
      return due.length
    })
  })
  const { count, retryable } = await countFailed(database)
  return { retried, expired: count - retryable }
}

type Kinds = ReadonlyMap<string, MailKind>

export async function deleteFailed(database: Database, by: Actor, kinds: Kinds): Promise<number> {
  return runInBatches(async () => {
    const ids = await idsOf(failed(database))
    if (ids.length === 0) return null
    return database.write(["mail"], async (trx) => {
      const deleted = await trx.deleteFrom("mail").where(stillFailed(ids)).returningAll().execute()
      for (const mail of deleted) await kinds.get(mail.kind)?.onDiscarded?.(trx, mail)
      // An address in the log could never be removed.
      const mailLine = ({ kind, recipient, subject }: MailRow) =>
        kinds.get(kind)?.forgetsRecipient ? subject : `${recipient}: ${subject}`
      const details = deleted.map(mailLine).join("\n")
      if (deleted.length > 0) recordAudit(trx, by, { action: "mail.delete-failed", details })
      return deleted.length
    })
  })
}

async function idsOf(mails: SelectQueryBuilder<Tables, "mail", object>) {
  const rows = await mails.select("_id").orderBy("_id").limit(batchSize).execute()
  return rows.map(({ _id }) => _id)
}
