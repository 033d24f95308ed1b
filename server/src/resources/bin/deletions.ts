import { type Deletion, type DeletionsQuery, type RecordKind, recordKinds } from "contract"
import { sql } from "kysely"
import type { Database } from "#db/open.ts"
import { firstInBin } from "#db/records/deletions.ts"
import { rowCount } from "#db/row-count.ts"
import type { Filter } from "#db/search/filter.ts"
import { pageOf } from "#db/search/pagination.ts"
import { notAllowed } from "#errors.ts"

/** A page of the bin. `kinds` are those that the user may delete. */
export async function deletionsPage(
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
