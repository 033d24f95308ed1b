import { maxMailsPerHolder } from "contract"
import type { Database } from "#db/open.ts"
import { rowCount } from "#db/row-count.ts"
import { bulkPriority, singlePriority } from "#mail/certificate-mails.ts"

const dayMs = 24 * 60 * 60 * 1000
const dayAgo = () => new Date(Date.now() - dayMs).toISOString()

/** Mails to the holders of certificates, written exactly as in their partial indexes. */
const notices = ({ read }: Pick<Database, "read">) => read.selectFrom("mail").where("certificateId", "<>", "")

/** Whether one more mail of a priority may be sent now. Those about single certificates and those about many do not take each other's place. */
export async function isWithinDailyLimit(database: Pick<Database, "read">, priority: number, mailsPerDay: number) {
  if (priority !== singlePriority && priority !== bulkPriority) return true
  const sent = notices(database).select(rowCount).where("priority", "=", priority).where("sentAt", ">", dayAgo())
  return (await sent.executeTakeFirstOrThrow()).count < mailsPerDay
}

/** When the next mail about a certificate may be sent to an address; undefined if it may be sent now. */
export async function nextForRecipient(database: Pick<Database, "read">, recipient: string) {
  const sent = notices(database).select("sentAt").where("recipient", "=", recipient).where("sentAt", ">", dayAgo())
  const latest = await sent.orderBy("sentAt", "desc").limit(maxMailsPerHolder).execute()
  const oldest = latest[maxMailsPerHolder - 1]
  return oldest && new Date(Date.parse(oldest.sentAt) + dayMs).toISOString()
}
