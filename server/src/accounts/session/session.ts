import { actingRole, isOffice, office, type Role, retention } from "contract"
import { lockAccount } from "#accounts/lock-account.ts"
import { hashOf, newSecret } from "#accounts/secret.ts"
import { type Actor, recordAudit } from "#audit-log/entry.ts"
import type { Database } from "#db/open.ts"
import { Unavailable } from "#isolation/unavailable.ts"
import { newId } from "#new-id.ts"
import type { UserRow } from "#resources/user/table.ts"
import type { SessionRow, Trx } from "#schema.ts"

const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
type Limits = { idleMs: number; ageMs: number }
const limits: Limits = { idleMs: retention.sessionIdleDays * dayMs, ageMs: retention.sessionDays * dayMs }
/** The office signs in daily, because a stolen device of theirs does more harm. */
const officeLimits: Limits = {
  idleMs: retention.officeIdleMinutes * minuteMs,
  ageMs: retention.officeSessionHours * hourMs,
}
const limitsOf = (role: Role) => (isOffice(role) ? officeLimits : limits)
export const maxSessionAgeMs = limits.ageMs
/** How long a password that was entered counts for calls that need it. */
const confirmationMs = 10 * 60 * 1000
const lastSeenIntervalMs = 60 * 1000

/** A session's two secrets, as sent to the browser. Only their hashes are stored. */
export type Secrets = { token: string; cookie: string }
export type Device = { userAgent: string; address: string }
export type Session = {
  _id: string
  userId: string
  email: string
  role: Role
  /** The role of the account. Until its email is confirmed, an office role has only the rights of a student. */
  assignedRole: Role
  mustChangePassword: 0 | 1
  confirmedAt: string
  /** Of the user's second factor; null if they have none and need none. */
  secondFactorSince: string | null
  secondFactorDueAt: string | null
}

/** Per user. A further sign-in ends the oldest session. */
const maxSessions = 50

export async function startSession(
  trx: Trx,
  userId: string,
  device: Device,
  { isListed = true } = {},
): Promise<Secrets> {
  const secrets = { token: newSecret(), cookie: newSecret() }
  const hashes = { tokenHash: hashOf(secrets.token), cookieHash: hashOf(secrets.cookie) }
  const { userAgent, address } = device
  const now = new Date().toISOString()
  const times = { createdAt: now, lastSeenAt: now, confirmedAt: now }
  await deleteExpiredSessions(trx, userId)
  await trx
    .insertInto("session")
    .values({ _id: newId(), userId, ...hashes, userAgent, address, ...times, isListed: isListed ? 1 : 0 })
    .execute()
  const own = trx.selectFrom("session").select("_id").where("userId", "=", userId)
  const newest = own.orderBy("_id", "desc").limit(maxSessions)
  await trx.deleteFrom("session").where("userId", "=", userId).where("_id", "not in", newest).execute()
  return secrets
}

export async function deleteExpiredSessions(trx: Trx, userId?: string) {
  const cutoff = (ageMs: number) => new Date(Date.now() - ageMs).toISOString()
  const officeUsers = trx.selectFrom("user").select("_id").where("role", "in", office)
  for (const { idleMs, ageMs } of [limits, officeLimits])
    await trx
      .deleteFrom("session")
      .$if(userId !== undefined, (sessions) => sessions.where("userId", "=", userId ?? ""))
      .$if(ageMs === officeLimits.ageMs, (sessions) => sessions.where("userId", "in", officeUsers))
      .where(({ or, eb }) => or([eb("lastSeenAt", "<", cutoff(idleMs)), eb("createdAt", "<", cutoff(ageMs))]))
      .execute()
}

/** Logs out. Audited only if the session existed, and its sign-in was. */
export async function logOut(database: Database, token: string, device: Device): Promise<void> {
  await database.write(["session"], async (trx) => {
    const ended = await trx
      .deleteFrom("session")
      .where("tokenHash", "=", hashOf(token))
      .returning(["_id", "userId", "isListed"])
      .executeTakeFirst()
    if (!ended?.isListed) return
    const { userId } = ended
    const user = await trx.selectFrom("user").select("email").where("_id", "=", userId).executeTakeFirst()
    const email = user?.email ?? ""
    recordAudit(trx, { userId, email, ...device }, { action: "session.logout", recordId: ended._id, record: email })
  })
}

export type EndReason =
  | "by-admin"
  | "deletion"
  | "suspension"
  | "reset"
  | "password-change"
  | "second-factor"
  | "promotion"
  | "take-over"

/** Ends all sessions of a user, or all but one. Returns how many. */
export async function endSessionsOf(
  trx: Trx,
  user: Pick<UserRow, "_id" | "email">,
  { by, reason, except = "" }: { by: Actor; reason: EndReason; except?: string },
): Promise<number> {
  await lockAccount(trx, user._id)
  const sessions = trx.deleteFrom("session").where("userId", "=", user._id).where("_id", "!=", except)
  const ended = await sessions.returning("_id").execute()
  if (ended.length === 0) return 0
  const details = `reason: ${reason}\nsessions: ${ended.length}`
  recordAudit(trx, by, { action: "session.end-all", recordId: user._id, record: user.email, details })
  return ended.length
}

type Times = Pick<SessionRow, "createdAt" | "lastSeenAt"> & { role: Role }

function isLive({ createdAt, lastSeenAt, role }: Times, now: number): boolean {
  const { idleMs, ageMs } = limitsOf(role)
  return now - Date.parse(lastSeenAt) < idleMs && now - Date.parse(createdAt) < ageMs
}

export const isConfirmed = ({ confirmedAt }: Pick<Session, "confirmedAt">) =>
  Date.now() - Date.parse(confirmedAt) < confirmationMs

/** The user of this session has entered their password, and the code of their second factor. */
export const markConfirmed = (trx: Trx, sessionId: string) =>
  trx.updateTable("session").set({ confirmedAt: new Date().toISOString() }).where("_id", "=", sessionId).execute()

/** Finds live sessions by one of their secrets, and updates `lastSeenAt`. */
export function sessionFinder(database: Database) {
  const lookup = (hash: "tokenHash" | "cookieHash") =>
    database.lookup((key) =>
      database.read
        .selectFrom("session")
        .innerJoin("user", "user._id", "session.userId")
        .leftJoin("secondFactor", "secondFactor.userId", "session.userId")
        .where(hash, "=", key)
        .select(["session._id", "session.userId", "session.createdAt", "session.lastSeenAt", "session.confirmedAt"])
        .select(["user.email", "user.role", "user.isVerified", "user.mustChangePassword", `${hash} as key`])
        .select(["secondFactor.confirmedAt as secondFactorSince", "secondFactor.dueAt as secondFactorDueAt"]),
    )
  const findBy = { token: lookup("tokenHash"), cookie: lookup("cookieHash") }

  return async (by: keyof Secrets, value: string): Promise<Session | null> => {
    const row = await findBy[by](hashOf(value))
    const now = Date.now()
    if (!row || row.role === "suspended" || !isLive(row, now)) return null
    if (now - Date.parse(row.lastSeenAt) > lastSeenIntervalMs) {
      const lastSeenAt = new Date(now).toISOString()
      const update = database.writeGrouped((trx) =>
        trx.updateTable("session").set({ lastSeenAt }).where("_id", "=", row._id).execute(),
      )
      // While the storage cannot be written, requests that only read still succeed.
      await update.catch((error) => {
        if (!(error instanceof Unavailable)) throw error
      })
    }
    return { ...row, role: actingRole(row), assignedRole: row.role }
  }
}

export async function liveSessions(database: Pick<Database, "read">, userIds: string[]): Promise<SessionRow[]> {
  if (userIds.length === 0) return []
  const sessions = database.read
    .selectFrom("session")
    .innerJoin("user", "user._id", "session.userId")
    .selectAll("session")
    .select("user.role")
    .where("userId", "in", userIds)
    .orderBy("session._id")
  return (await sessions.execute()).filter((session) => isLive(session, Date.now()))
}
