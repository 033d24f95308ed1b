import {
  DeletedRecord,
  Deletion,
  type DeletionsQuery,
  getDeletedRecords,
  getDeletions,
  maxListedDeleted,
  mayCall,
  type RecordKind,
  Restoration,
  recordKinds,
  restoreDeletion,
} from "contract"
import type { FastifyRequest } from "fastify"
import { sql } from "kysely"
import type { Database } from "#db/open.ts"
import { findDeletion, firstInBin, namesOf } from "#db/records/deletions.ts"
import { rowCount } from "#db/row-count.ts"
import type { Filter } from "#db/search/filter.ts"
import { pageOf } from "#db/search/pagination.ts"
import { notAllowed, notFound } from "#errors.ts"
import { actorOf, requireConfirmation, sessionIn } from "#http/guard.ts"
import { type App, handle, listOf } from "#http/handle.ts"
import { restoreDeletion as restore } from "#resources/bin/restore.ts"
import { type Dependencies, example, type Resource } from "#resources/resource.ts"

const deletion: Deletion = {
  _id: "019a8f3e-6c1d-7b52-9e04-a1b2c3d4e5f6",
  kind: "certificate",
  recordId: "019a8f3e-6c1d-7b52-9e04-d1e2f3a4b5c6",
  record: "PRH-0007-0001 … PRH-0007-0052",
  detail: "",
  count: 52,
  left: 52,
  reviews: 0,
  at: "2026-11-16T04:30:00.000Z",
  actor: "admin@example.com",
}

export const bin: Resource = {
  routes: binRoutes,
  examples: [
    example(Deletion, deletion),
    example(DeletedRecord, {
      _id: "019a8f3e-6c1d-7b52-9e04-3d1f6a7c8b90",
      kind: "certificate",
      record: "PRH-0007-0012",
      detail: "মেহজাবিন চৌধুরী",
    }),
    example(Restoration, {
      kind: "certificate",
      _id: deletion.recordId,
      record: deletion.record,
      restored: 51,
      skipped: [
        {
          _id: "019a8f3e-6c1d-7b52-9e04-3d1f6a7c8b90",
          record: "PRH-0007-0012",
          message: "A certificate with this number already exists",
          code: "certificateTaken",
          holder: {
            kind: "certificate",
            _id: "019a8f3e-6c1d-7b52-9e04-3d1f6a7c8b91",
            record: "PRH-0007-0012",
            detail: "Rahim Uddin",
          },
        },
      ],
      demoted: [],
      next: 0,
    }),
  ],
}

const userRestored = "User restored successfully. They must choose a new password before they can log in"
const asStudents = "Those of the office are students now"

function binRoutes(app: App, parts: Dependencies) {
  const { database } = parts
  /** A role that may delete a kind of record may restore it. */
  const mayRestoreIn = (request: FastifyRequest) => (kind: RecordKind) =>
    mayCall(sessionIn(request).role, parts.records[kind].calls.delete)

  /** As for deleting it: for a user a stolen session is not enough. */
  const checkRestoreIn = (request: FastifyRequest) => (kind: RecordKind) => {
    if (!mayRestoreIn(request)(kind)) throw notAllowed()
    if (parts.records[kind].calls.delete.needsConfirmation) requireConfirmation(request)
  }

  handle(app, getDeletions, (request) =>
    deletionsPage(database, request.query, recordKinds.filter(mayRestoreIn(request)), request.signal),
  )

  handle(app, getDeletedRecords, async (request) => {
    const deletion = await findDeletion(database.read, request.params.id)
    if (!deletion) throw notFound("nothingToRestore")
    if (!mayRestoreIn(request)(deletion.kind)) throw notAllowed()
    const rows = database.read.selectFrom("deletedRecord").select(["_id", "kind", "fields"])
    const first = rows.where("deletionId", "=", deletion._id).orderBy("place").limit(maxListedDeleted)
    const listed = await first.execute()
    return listOf(listed.map(({ _id, kind, fields }) => ({ _id, kind, ...namesOf(kind, JSON.parse(fields)) })))
  })

  handle(app, restoreDeletion, async (request) => {
    const requester = { by: actorOf(request), check: checkRestoreIn(request) }
    const data = await restore(parts, request.params.id, request.query, requester)
    if (data.kind !== "user" || data.restored === 0) return { data }
    return { message: data.demoted.length > 0 ? `${userRestored}. ${asStudents}` : userRestored, data }
  })
}

/** A page of the bin. `kinds` are those that the user may delete. */
async function deletionsPage(
  database: Database,
  { kind, actor, ...query }: DeletionsQuery,
  kinds: readonly RecordKind[],
  signal: AbortSignal,
) {
  if (kind && !kinds.includes(kind)) throw notAllowed()
  const chosen = kind ? [kind] : kinds
  const isAny = chosen.length === recordKinds.length
  const ofKinds: Filter[] = isAny ? [] : [sql`"kind" in (${sql.join(chosen)})`]
  const ofActor: Filter[] = actor ? [sql`"actor" = ${actor}`] : []
  const inBin: Filter = sql`_id >= ${firstInBin()} and count > 0`
  const { data, ...rest } = await pageOf(database, "deletion", query, [inBin, ...ofKinds, ...ofActor], signal)
  const ids = data.map(({ _id }) => _id)
  const left = ids.length === 0 ? [] : await recordsLeft(database.read, ids)
  const deletions = data.map((deletion): Deletion => {
    const own = left.filter(({ deletionId }) => deletionId === deletion._id)
    const [same, others] = [own.find(isOf(deletion.kind)), own.find((rows) => !isOf(deletion.kind)(rows))]
    // A review has no name of its own: adds its author's, if the account is there.
    const detail = deletion.kind === "review" ? same?.author : deletion.detail
    const counts = { left: same?.count ?? 0, reviews: others?.count ?? 0 }
    return { ...deletion, detail: deletion.count === 1 ? (detail ?? "") : "", ...counts }
  })
  return { data: deletions, ...rest }
}

const isOf =
  (kind: RecordKind) =>
  (rows: { kind: RecordKind }): boolean =>
    rows.kind === kind

/** How many records of each kind are left of each deletion. */
const recordsLeft = (read: Database["read"], ids: string[]) =>
  read
    .selectFrom("deletedRecord")
    .leftJoin("user", "user._id", "personId")
    .select(({ fn }) => ["deletionId", "kind", rowCount, fn.max("name").as("author")])
    .where("deletionId", "in", ids)
    .groupBy(["deletionId", "kind"])
    .execute()
