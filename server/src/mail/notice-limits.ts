import { type Anomaly, maxMailsPerHolder } from "contract"
import { sql } from "kysely"
import type { Database } from "#db/open.ts"
import { rowCount } from "#db/row-count.ts"
import { type MailPriority, mailPriority } from "#mail/priority.ts"

type Read = Pick<Database, "read">

const dayMs = 24 * 60 * 60 * 1000
const dayAgo = () => new Date(Date.now() - dayMs).toISOString()

/** Mails to the holders of certificates. */
const notices = ({ read }: Read) => read.selectFrom("mail").where("certificateId", "<>", "")

const verifications = ({ read }: Read) => read.selectFrom("mail").where(sql<boolean>`priority = 6`)

/** Whether one more mail of a priority may be sent now. The lanes that are counted do not take each other's place. */
export async function isWithinDailyLimit(database: Read, priority: MailPriority, mailsPerDay: number) {
  const mails = countedMails(database, priority)?.select(rowCount).where("sentAt", ">", dayAgo())
  return !mails || (await mails.executeTakeFirstOrThrow()).count < mailsPerDay
}

/** Written exactly as in the partial indexes. */
function countedMails(database: Read, priority: MailPriority) {
  if (priority === mailPriority.verification) return verifications(database)
  if (priority === mailPriority.certificate || priority === mailPriority.certificates)
    return notices(database).where("priority", "=", priority)
  if (priority !== mailPriority.opening) return undefined
  return database.read.selectFrom("mail").where("subscriptionId", "<>", "")
}

/** Tells admins that verification mails wait, because as many were sent as a day allows: somebody may be registering strangers. */
export async function heldVerifications(database: Read, mailsPerDay: number): Promise<Anomaly[]> {
  const queued = database.read.selectFrom("mail").where("priority", "=", mailPriority.verification)
  const waiting = queued.where("nextTryAt", ">", "").where("nextTryAt", "<=", new Date().toISOString())
  const oldest = sql<string | null>`min("createdAt")`.as("oldest")
  const { count, oldest: lastAt } = await waiting.select([rowCount, oldest]).executeTakeFirstOrThrow()
  if (lastAt === null || (await isWithinDailyLimit(database, mailPriority.verification, mailsPerDay))) return []
  return [{ kind: "heldVerifications", count, account: "", address: "", fault: "", lastAt }]
}

/** When the next mail about a certificate may be sent to an address; undefined if it may be sent now. */
export async function nextForRecipient(database: Read, recipient: string) {
  const sent = notices(database).select("sentAt").where("recipient", "=", recipient).where("sentAt", ">", dayAgo())
  const latest = await sent.orderBy("sentAt", "desc").limit(maxMailsPerHolder).execute()
  const oldest = latest[maxMailsPerHolder - 1]
  return oldest && new Date(Date.parse(oldest.sentAt) + dayMs).toISOString()
}
