import {
  AuditChain,
  type AuditEntry,
  getAuditChain,
  getAuditEntries,
  getHistory,
  HistoryEntry,
  isOpenToAll,
  ListedAuditEntry,
  mayCall,
  notFoundCodeOf,
  type RecordKind,
  type Role,
  readRecordDetails,
} from "contract"
import { type SqlBool, sql } from "kysely"
import { withActorNames } from "#audit/actor-names.ts"
import { auditFilters } from "#audit/filters.ts"
import { detailsOf } from "#audit-log/details.ts"
import { csvExample } from "#csv/write.ts"
import type { Database } from "#db/open.ts"
import { deletionOfRecord, namesOf } from "#db/records/deletions.ts"
import { erasedAt } from "#db/records/erased-users.ts"
import { findRecord } from "#db/records/records.ts"
import type { Filter } from "#db/search/filter.ts"
import { pageOf } from "#db/search/pagination.ts"
import { notAllowed, notFound } from "#errors.ts"
import { sessionIn } from "#http/guard.ts"
import { type App, handle } from "#http/handle.ts"
import { type Dependencies, example, type RecordResource, type Resource } from "#resources/resource.ts"

const entry: AuditEntry = {
  _id: "019a8f3e-6c1d-7b52-9e04-a1b2c3d4e5f6",
  position: 128,
  at: "2026-11-16T04:30:00.000Z",
  actorId: "019a8f3e-6c1d-7b52-9e04-000102030405",
  actor: "admin@example.com",
  action: "certificate.update",
  recordId: "019a8f3e-6c1d-7b52-9e04-3d1f6a7c8b90",
  record: "PRH-0007-0012",
  details: '{"changed":{"status":["active","inactive"]}}',
  address: "203.0.113.7",
  userAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/144.0",
  previousHash: "5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef",
  hash: "9b74c9897bac770ffc029102a200c5de6c1ff3a1f2f0a3e1f0c7b6a5d4e3f201",
}

export const audit: Resource = {
  routes: auditRoutes,
  examples: [
    example(ListedAuditEntry, { ...entry, actorName: "Nusrat Jahan" }),
    example(AuditChain, {
      entries: 128,
      fault: "",
      checkedAt: "2026-11-16T04:30:00.000Z",
      lastHash: entry.hash,
      signature: "valid",
      signedFrom: 1,
    }),
    example(HistoryEntry, { ...entry, actorName: "Nusrat Jahan" }),
  ],
  responses: { exportAuditEntries: csvExample(entry), getHistory: { deletion: null, erasedAt: "" } },
}

function auditRoutes(app: App, parts: Dependencies) {
  const { database } = parts

  handle(app, getAuditEntries, async ({ query, signal }) => {
    const { data, ...rest } = await pageOf(database, "audit", query, auditFilters(database.read, query), signal)
    return { data: await withActorNames(database, data), ...rest }
  })

  handle(app, getAuditChain, async () => {
    const verdict = await app.auditChain.verified()
    return verdict.fault === "" ? { data: verdict } : { message: "The audit log is damaged", data: verdict }
  })

  historyRoute(app, parts)
}

/** Roles that may read the list of a kind manage it; if all may, roles that may delete its records. */
const mayManage = (role: Role, { list, delete: remove }: RecordResource["calls"]) =>
  mayCall(role, isOpenToAll(list) ? remove : list)

function historyRoute(app: App, { database, records }: Pick<Dependencies, "database" | "records">) {
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
