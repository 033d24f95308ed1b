import { maxMailsPerHolder } from "contract"
import type { Database } from "#db/open.ts"
import { rowCount } from "#db/row-count.ts"
import { bulkPriority, singlePriority } from "#mail/certificate-mails.ts"
import { openingPriority } from "#mail/opening-mails.ts"

const dayMs = 24 * 60 * 60 * 1000
const dayAgo = () => new Date(Date.now() - dayMs).toISOString()

/** Mails to the holders of certificates. */
const notices = ({ read }: Pick<Database, "read">) => read.selectFrom("mail").where("certificateId", "<>", "")

/** Whether one more mail of a priority may be sent now. Those about single certificates, about many and to subscribers do not take each other's place. */
export async function isWithinDailyLimit(database: Pick<Database, "read">, priority: number, mailsPerDay: number) {
  const mails = countedMails(database, priority)?.select(rowCount).where("sentAt", ">", dayAgo())
  return !mails || (await mails.executeTakeFirstOrThrow()).count < mailsPerDay
}

/** Written exactly as in the partial indexes. */
function countedMails(database: Pick<Database, "read">, priority: number) {
  if (priority === singlePriority || priority === bulkPriority)
    return notices(database).where("priority", "=", priority)
  if (priority !== openingPriority) return undefined
  return database.read.selectFrom("mail").where("subscriptionId", "<>", "")
}

/** When the next mail about a certificate may be sent to an address; undefined if it may be sent now. */
export async function nextForRecipient(database: Pick<Database, "read">, recipient: string) {
  const sent = notices(database).select("sentAt").where("recipient", "=", recipient).where("sentAt", ">", dayAgo())
  const latest = await sent.orderBy("sentAt", "desc").limit(maxMailsPerHolder).execute()
  const oldest = latest[maxMailsPerHolder - 1]
  return oldest && new Date(Date.parse(oldest.sentAt) + dayMs).toISOString()
}
