import {
  getAuditEntries,
  getHistory,
  isOpenToAll,
  mayCall,
  notFoundCodeOf,
  type RecordKind,
  type Role,
  readRecordDetails,
} from "contract"
import { type SqlBool, sql } from "kysely"
import { withActorNames } from "#audit/actor-names.ts"
import { detailsOf } from "#audit-log/details.ts"
import type { Database } from "#db/open.ts"
import { deletionOfRecord, namesOf } from "#db/records/deletions.ts"
import { erasedAt } from "#db/records/erased-users.ts"
import { findRecord } from "#db/records/records.ts"
import type { Filter } from "#db/search/filter.ts"
import { pageOf } from "#db/search/pagination.ts"
import { notAllowed, notFound } from "#errors.ts"
import { sessionIn } from "#http/guard.ts"
import { type App, handle } from "#http/handle.ts"
import type { Dependencies, RecordResource } from "#resources/resource.ts"

/** Roles that may read the list of a kind manage it; if all may, roles that may delete its records. */
const mayManage = (role: Role, { list, delete: remove }: RecordResource["calls"]) =>
  mayCall(role, isOpenToAll(list) ? remove : list)

export function historyRoute(app: App, { database, records }: Pick<Dependencies, "database" | "records">) {
  handle(app, getHistory, async (request) => {
    const { id } = request.params
    const { kind, ...query } = request.query
    const { role } = sessionIn(request)
    const { calls } = records[kind]
    if (!mayManage(role, calls)) throw notAllowed()
    const record = await findRecord(database.read, kind, id)
    // The log still has the values of a deleted record. Like the bin, they are for those who may restore it.
    if (!record && !mayCall(role, calls.delete)) throw notFound(notFoundCodeOf(kind))
    const erased = record || kind !== "user" ? "" : await erasedAt(database.read, id)
    const found = record ? undefined : await deletionOfRecord(database.read, kind, id)
    const { importId = "" } = (record ?? found?.row ?? {}) as { importId?: string }
    const filter = entriesOf(id, importId, mayCall(role, getAuditEntries) ? undefined : kind)
    const { data, ...rest } = await pageOf(database, "audit", query, [filter], request.signal)
    const entries = await withActorNames(database, data)
    return {
      data: entries.map((entry) => (entry.recordId === id ? entry : { ...entry, record: "", ...onlyOf(id, entry) })),
      ...rest,
      deletion: found ? await describeDeletion(database, kind, found) : null,
      erasedAt: erased,
    }
  })
}

/** An import concerns many certificates: its part about this one. */
function onlyOf(id: string, { details }: { details: string }) {
  const recorded = readRecordDetails(details)
  const row = recorded && "created" in recorded && recorded.created.find(({ _id }) => _id === id)
  return { details: (row && detailsOf({ created: [row] }).details) || "" }
}

/** Without rights to the log, only the changes of the record: logins are the user's own business. */
function entriesOf(id: string, importId: string, onlyChangesOf: RecordKind | undefined): Filter {
  const positions = sql`select min(position) from audit where "recordId" = ${importId}`
  const ownPosition = sql`${positions} and details like ${`%{"_id":${JSON.stringify(id)}%`}`
  // An import from before the entries named each record's id is shown by its first entry.
  const isImport = sql<SqlBool>`position = coalesce((${ownPosition}), (${positions}))`
  const entries = importId
    ? sql<SqlBool>`"recordId" in (${id}, ${importId}) and ("recordId" = ${id} or ${isImport})`
    : sql<SqlBool>`"recordId" = ${id}`
  if (!onlyChangesOf) return entries
  return sql`${entries} and "action" like ${`${onlyChangesOf}.%`} and "action" <> 'user.login'`
}

type Found = NonNullable<Awaited<ReturnType<typeof deletionOfRecord>>>

async function describeDeletion(database: Database, kind: RecordKind, { deletion, row }: Found) {
  const [named] = await withActorNames(database, [deletion])
  return named ? { ...named, record: namesOf(kind, row).record } : null
}
