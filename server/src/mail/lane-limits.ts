import { type Anomaly, maxMailsPerHolder } from "contract"
import { sql } from "kysely"
import type { Database } from "#db/open.ts"
import { rowCount } from "#db/row-count.ts"
import { holderLanes, type Lane, limitedLanes } from "#mail/lanes.ts"
import type { MailRow } from "#schema.ts"

type Read = Pick<Database, "read">

const dayMs = 24 * 60 * 60 * 1000
const dayAgo = () => new Date(Date.now() - dayMs).toISOString()

/** Whether one more mail of a lane may be sent now. The lanes that are counted do not take each other's place. */
export async function isWithinDailyLimit({ read }: Read, lane: Lane, mailsPerDay: number) {
  if (!limitedLanes.includes(lane)) return true
  const sent = read.selectFrom("mail").select(rowCount).where("lane", "=", lane).where("sentAt", ">", dayAgo())
  return (await sent.executeTakeFirstOrThrow()).count < mailsPerDay
}

/** Tells admins that verification mails wait, because as many were sent as a day allows: somebody may be registering strangers. */
export async function heldVerifications(database: Read, mailsPerDay: number): Promise<Anomaly[]> {
  const queued = database.read.selectFrom("mail").where("lane", "=", "verification")
  const waiting = queued.where("nextTryAt", ">", "").where("nextTryAt", "<=", new Date().toISOString())
  const latest = sql<string | null>`max("createdAt")`.as("latest")
  const { count, latest: lastAt } = await waiting.select([rowCount, latest]).executeTakeFirstOrThrow()
  if (lastAt === null || (await isWithinDailyLimit(database, "verification", mailsPerDay))) return []
  return [{ kind: "heldVerifications", count, account: "", address: "", fault: "", lastAt }]
}

/** When the next mail to the holder of certificates may be sent to an address; undefined if it may be sent now. */
export async function nextForRecipient({ read }: Read, { lane, recipient }: Pick<MailRow, "lane" | "recipient">) {
  if (!holderLanes.includes(lane)) return undefined
  const mails = read.selectFrom("mail").select("sentAt").where("recipient", "=", recipient)
  const sent = mails.where("lane", "in", holderLanes).where("sentAt", ">", dayAgo())
  const latest = await sent.orderBy("sentAt", "desc").limit(maxMailsPerHolder).execute()
  const oldest = latest[maxMailsPerHolder - 1]
  return oldest && new Date(Date.parse(oldest.sentAt) + dayMs).toISOString()
}
