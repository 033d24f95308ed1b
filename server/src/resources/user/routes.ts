import {
  changeRole,
  changeRoles,
  type DeleteRecords,
  deleteUser,
  deleteUsers,
  getUser,
  getUserSessions,
  getUsers,
  isSet,
  resetPassword,
  type UsersQuery,
} from "contract"
import { sql } from "kysely"
import { clearFailures } from "#accounts/limits/attempt-counters.ts"
import { queueEntry } from "#accounts/password/hashing-queue.ts"
import { hashPassword, isPassword } from "#accounts/password/password.ts"
import { readablePassword } from "#accounts/secret.ts"
import { endSessionsOf, liveSessions } from "#accounts/session/session.ts"
import { wireUser } from "#accounts/user-row.ts"
import type { Actor } from "#audit-log/entry.ts"
import { takeLock } from "#db/lock.ts"
import { changeMany, finderOf } from "#db/records/bulk-change.ts"
import {
  checkContinued,
  deleteLocked,
  deleteRecord,
  deletionPart,
  lockRecords,
  resultOf,
} from "#db/records/delete-records.ts"
import { findRecord, getRecord, type Requester, updateRecord } from "#db/records/records.ts"
import { runOnce } from "#db/records/run-once.ts"
import type { Filter } from "#db/search/filter.ts"
import { pageOf } from "#db/search/pagination.ts"
import { badInput, conflict } from "#errors.ts"
import { actorOf, requesterOf, sessionIn } from "#http/guard.ts"
import { type App, handle, handleChange, listOf } from "#http/handle.ts"
import type { Dependencies } from "#resources/resource.ts"
import { deleteSubscriptionsOf } from "#resources/subscription/subscriptions.ts"
import { afterRoleChange } from "#resources/user/role-change.ts"
import type { UserRow } from "#resources/user/table.ts"
import type { Trx } from "#schema.ts"

export function userRoutes(app: App, { database, passwords, ...site }: Dependencies) {
  handle(app, getUsers, async ({ query, signal }) => {
    const { data, ...rest } = await pageOf(database, "user", query, userFilters(query), signal)
    const ids = data.map(({ _id }) => _id)
    const sessions = await liveSessions(database, ids)
    return { data: data.map((user) => wireUser(user, sessions)), ...rest }
  })

  handle(app, getUser, async ({ params }) => {
    const user = await getRecord(database.read, "user", params.id)
    return { data: wireUser(user, await liveSessions(database, [user._id])) }
  })

  handle(app, getUserSessions, async (request) => {
    const user = await getRecord(database.read, "user", request.params.id)
    const sessions = await liveSessions(database, [user._id])
    const currentId = sessionIn(request)._id
    return listOf(sessions.map((session) => ({ ...session, isCurrent: session._id === currentId })))
  })

  handleChange(app, database, deleteUser, async (trx, request) => {
    const requester = requesterOf(request)
    const { id } = request.params
    if (id === requester.userId) throw conflict("ownAccount")
    await takeLock(trx, "admins")
    await removeUser(trx, id, requester)
  })

  handleChange(app, database, deleteUsers, async (trx, request) => {
    const [{ body }, by] = [request, actorOf(request)]
    const sent = { call: "user.delete", requestId: body.requestId, by }
    return { data: await runOnce(trx, sent, () => deleteSeveral(trx, body, by)) }
  })

  handleChange(app, database, changeRole, async (trx, request) => {
    const { id, role } = request.body
    await takeLock(trx, "admins")
    const by = requesterOf(request)
    let from = role
    const change = (row: UserRow) => {
      from = row.role
      return { role }
    }
    const user = await updateRecord(trx, "user", id, by, change, "user.change-role")
    await refuseWithoutAdmin(trx)
    await afterRoleChange(trx, by, from, user, site)
    return { data: wireUser(user, await liveSessions({ read: trx }, [id])) }
  })

  handle(app, changeRoles, async (request) => {
    const { role, ...chosen } = request.body
    const by = actorOf(request)
    const data = await changeMany(database, chosen, {
      table: "user",
      topics: changeRoles.topics,
      action: "user.change-role",
      by,
      values: { role },
      valuesOf: ({ role }) => ({ role }),
      find: finderOf(database, "user", userFilters, request.signal),
      isProtected: ({ _id }) => _id === by.userId,
      prepare: (trx) => takeLock(trx, "admins"),
      onChanged: async (trx, changes) => {
        await refuseWithoutAdmin(trx)
        for (const { before, after } of changes) await afterRoleChange(trx, by, before.role, after, site)
      },
    })
    return { data }
  })

  handle(app, resetPassword, async (request) => {
    const { id } = request.params
    // A stolen session must not be enough to take over the account: changing one's own password needs the current one.
    if (id === requesterOf(request).userId) throw conflict("ownPasswordReset")
    const user = await getRecord(database.read, "user", id)
    const chosen = request.body?.password
    const entry = queueEntry(request, "signedIn")
    if (chosen !== undefined) {
      passwords.refuseUnfit(chosen, user, "password")
      if (await isPassword(chosen, user.passwordHash, entry)) throw badInput("passwordUnchanged", "password")
    }
    const password = chosen ?? readablePassword()
    const passwordHash = await hashPassword(password, entry)
    await database.write(resetPassword.topics, async (trx) => {
      const values = { passwordHash, mustChangePassword: 1, invitedAt: "" } as const
      const after = await updateRecord(trx, "user", id, requesterOf(request), () => values, "user.reset-password")
      await endSessionsOf(trx, after, { by: requesterOf(request), reason: "reset" })
      await trx.deleteFrom("mailLink").where("userId", "=", id).where("purpose", "=", "reset").execute()
      await clearFailures(trx, user.email)
    })
    return { data: { password } }
  })
}

export const verifiedFilter = (isVerified: boolean): Filter => sql`"isVerified" = ${isVerified ? 1 : 0}`

type Wanted = Pick<UsersQuery, "email" | "role" | "isVerified" | "isInvited">

/** An email comes first, because it has one row at most. */
export function userFilters({ email, role, isVerified, isInvited }: Wanted): Filter[] {
  const filters: Filter[] = []
  if (email) filters.push(sql`"email" = ${email}`)
  if (role) filters.push(sql`"role" = ${role}`)
  if (isVerified) filters.push(verifiedFilter(isSet(isVerified)))
  // As in its index.
  if (isInvited) filters.push(sql`case when "invitedAt" = '' then 0 else 1 end = ${isSet(isInvited) ? 1 : 0}`)
  return filters
}

/** Deletes users with their reviews, sessions and subscriptions. */
export async function deleteSeveral(trx: Trx, body: DeleteRecords, by: Actor) {
  await takeLock(trx, "admins")
  await checkContinued(trx, "user", body, by)
  const refuseOwn = ({ _id }: UserRow) => (_id === by.userId ? "ownAccount" : undefined)
  const { rows, skipped } = await lockRecords(trx, "user", body.records, refuseOwn)
  const part = deletionPart(body)
  for (const user of rows) await endSessionsOf(trx, user, { by, reason: "deletion" })
  await deleteLocked(trx, "user", rows, by, part)
  await deleteSubscriptionsOf(trx, verifiedEmails(rows))
  await refuseWithoutAdmin(trx)
  return resultOf(part, rows, skipped)
}

/** Anyone can register with any email, so that of an unverified account may be somebody else's. */
const verifiedEmails = (users: readonly UserRow[]) =>
  users.filter(({ isVerified }) => isVerified).map(({ email }) => email)

/** Deletes a user with their review, sessions and subscriptions. For one who may be an admin, the caller holds their lock. */
export async function removeUser(trx: Trx, id: string, by: Requester) {
  const user = await findRecord(trx, "user", id)
  if (user) await endSessionsOf(trx, user, { by, reason: "deletion" })
  await deleteRecord(trx, "user", id, by)
  if (user) await deleteSubscriptionsOf(trx, verifiedEmails([user]))
  if (user?.role === "admin" && user.isVerified) await refuseWithoutAdmin(trx)
}

/** Called after the change in the same transaction, so that a failure rolls it back. An admin without a confirmed email cannot act. */
export async function refuseWithoutAdmin(trx: Trx) {
  const admins = trx.selectFrom("user").select("_id").where("role", "=", "admin").where("isVerified", "=", 1)
  const admin = await admins.limit(1).executeTakeFirst()
  if (!admin) throw conflict("lastAdmin")
}
