import type { ExportUsersQuery } from "contract"
import { sql } from "kysely"
import type { Database } from "#db/open.ts"
import type { Filter } from "#db/search/filter.ts"
import { pageOf } from "#db/search/pagination.ts"
import { userFilters, verifiedFilter } from "#resources/user/routes.ts"
import type { UserRow } from "#resources/user/table.ts"
import type { Trx } from "#schema.ts"

export type Chosen = { ids?: string[] | undefined; filter?: ExportUsersQuery | undefined }

/** Nobody has proved that an unverified address belongs to the user, so mails would also go to strangers. */
export const mailable: Filter[] = [verifiedFilter(true), sql`role <> 'suspended'`]

const hourMs = 60 * 60 * 1000
const verificationHours = 7 * 24

/** Those who could verify their email by another mail, and got none in the last 24 hours. */
export function unverified(): Filter[] {
  const expiry = new Date(Date.now() + (verificationHours - 24) * hourMs).toISOString()
  const recent = sql`select 1 from "mailLink" where "userId" = "user"._id and purpose = 'verify' and "expiresAt" > ${expiry}`
  return [verifiedFilter(false), sql`role <> 'suspended'`, sql`"invitedAt" = ''`, sql`not exists (${recent})`]
}

/**
 * The chosen users who meet the conditions: the newest `limit` of them, how many there are in all, and how many of the
 * chosen do not meet the conditions.
 */
export async function recipientsOf(
  database: Database,
  { ids = [], filter }: Chosen,
  { conditions, limit }: { conditions: Filter[]; limit: number },
  signal: AbortSignal,
): Promise<{ users: UserRow[]; count: number; skipped: number }> {
  if (filter) {
    const filters = userFilters(filter)
    const { data, count } = await pageOf(database, "user", { ...filter, limit }, [...filters, ...conditions], signal)
    const all = await pageOf(database, "user", { ...filter, limit: 1 }, filters, signal)
    return { users: data, count, skipped: Math.max(0, all.count - count) }
  }
  const users = await usersMeeting(database.read, ids, conditions)
  return { users: users.slice(0, limit), count: users.length, skipped: new Set(ids).size - users.length }
}

/** Those of these users who meet the conditions now. */
export const stillMeeting = (trx: Trx, users: readonly UserRow[], conditions: Filter[]) =>
  usersMeeting(
    trx,
    users.map(({ _id }) => _id),
    conditions,
  )

async function usersMeeting(db: Pick<Trx, "selectFrom">, ids: string[], conditions: Filter[]): Promise<UserRow[]> {
  if (ids.length === 0) return []
  const chosen = db.selectFrom("user").selectAll().where("_id", "in", ids)
  const meeting = conditions.reduce((rows, condition) => rows.where(condition), chosen)
  return meeting.orderBy("_id", "desc").execute()
}
