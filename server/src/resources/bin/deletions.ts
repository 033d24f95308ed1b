import type { AuditFields, Deletion, DeletionsQuery, RecordKind } from "contract"
import { sql } from "kysely"
import {
  type DeletionEntry,
  deletionFilter,
  firstRow,
  kindOf,
  namesOf,
  partsOf,
  readBin,
  rowCounts,
} from "#audit/deletions.ts"
import type { Database } from "#db/open.ts"
import type { Filter } from "#db/search/filter.ts"
import { pageOf } from "#db/search/pagination.ts"
import { notAllowed } from "#errors.ts"

/** A page of the bin: a query over the audit log. `kinds` are those that the user may delete. */
export async function deletionsPage(
  database: Database,
  { kind, actor, ...query }: DeletionsQuery,
  kinds: readonly RecordKind[],
  signal: AbortSignal,
) {
  if (kind && !kinds.includes(kind)) throw notAllowed()
  const { read } = database
  const bin = await readBin(read)
  const ofActor: Filter[] = actor ? [sql`"actor" = ${actor}`] : []
  const filters = [deletionFilter(read, bin, kind ? [kind] : kinds), ...ofActor]
  const { data, ...rest } = await pageOf(database, "audit", query, filters, signal)
  const parts = await partsOf(read, data)
  const counts = await rowCounts(read, [...data, ...[...parts.values()].flat()])
  const deletions = data.map((entry): Deletion => {
    const { _id, position, recordId, record, at, actor } = entry
    const kind = kindOf(entry)
    const rowsOf = (entries: readonly DeletionEntry[]) =>
      entries.reduce((sum, { position }) => sum + (counts.get(position) ?? 0), 0)
    const entries = [entry, ...(parts.get(position) ?? [])]
    const count = rowsOf(entries.filter((each) => kindOf(each) === kind))
    const reviews = rowsOf(entries) - count
    const names = count === 1 ? namesOf(kind, firstRow(entry.details)) : { record, detail: "" }
    const stillDeleted = bin.left.get(position) ?? count + reviews
    return { _id, kind, recordId, ...names, count, left: Math.min(count, stillDeleted), reviews, at, actor }
  })
  return { data: await withAuthors(read, deletions, data), ...rest }
}

/** A review has no name of its own: adds its author's, if the account is there. */
async function withAuthors(read: Database["read"], deletions: Deletion[], entries: readonly { details: string }[]) {
  const authorOf = (index: number) => String(rowIn(entries[index]).userId ?? "")
  const ids = deletions.flatMap(({ kind, count }, index) => (kind === "review" && count === 1 ? [authorOf(index)] : []))
  if (ids.length === 0) return deletions
  const authors = await read.selectFrom("user").select(["_id", "name"]).where("_id", "in", ids).execute()
  const names = new Map(authors.map(({ _id, name }) => [_id, name]))
  return deletions.map((deletion, index) =>
    deletion.kind === "review" && deletion.count === 1
      ? { ...deletion, detail: names.get(authorOf(index)) ?? "" }
      : deletion,
  )
}

const rowIn = (entry: { details: string } | undefined): AuditFields => (entry ? firstRow(entry.details) : {})
