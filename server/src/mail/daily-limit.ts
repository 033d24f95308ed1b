import { takeLock } from "#db/lock.ts"
import type { Database } from "#db/open.ts"
import { rowCount } from "#db/row-count.ts"
import { tooManyMails } from "#errors.ts"
import type { Trx } from "#schema.ts"

export const defaultMailsPerDay = 500
const dayMs = 24 * 60 * 60 * 1000

/** How many more mails admins may send to users now: at most this many in any 24 hours. */
export async function mailsLeftToday({ read }: Pick<Database, "read">, mailsPerDay: number): Promise<number> {
  const dayAgo = new Date(Date.now() - dayMs).toISOString()
  const sent = read.selectFrom("mail").select(rowCount).where("lane", "=", "users").where("createdAt", ">", dayAgo)
  return Math.max(0, mailsPerDay - (await sent.executeTakeFirstOrThrow()).count)
}

/** Refuses more mails than are left. Counts are right in concurrent transactions, because each takes the lock. */
export async function reserveMails(trx: Trx, count: number, mailsPerDay: number): Promise<number> {
  await takeLock(trx, "mails")
  const left = await mailsLeftToday({ read: trx }, mailsPerDay)
  if (count > left) throw tooManyMails(left, mailsPerDay, await secondsUntilRoom(trx))
  return left - count
}

async function secondsUntilRoom(trx: Trx): Promise<number> {
  const dayAgo = new Date(Date.now() - dayMs).toISOString()
  const sent = trx.selectFrom("mail").select("createdAt").where("lane", "=", "users").where("createdAt", ">", dayAgo)
  const oldest = await sent.orderBy("createdAt").limit(1).executeTakeFirst()
  return oldest ? Math.max(1, Math.ceil((Date.parse(oldest.createdAt) + dayMs - Date.now()) / 1000)) : dayMs / 1000
}
