import {
  describeProblem,
  maxDeletedRecords,
  type RecordKind,
  type Restoration,
  type RestoreQuery,
  type SkippedRecord,
} from "contract"
import { type DeletionEntry, findDeletion, kindOf, namesOf, partsOf, rowCounts } from "#audit/deletions.ts"
import { type Actor, recordAudit } from "#audit-log/entry.ts"
import { severalEvent } from "#db/delete-records.ts"
import { takeLock } from "#db/lock.ts"
import type { Database } from "#db/open.ts"
import { auditEventOf, recordedFields } from "#db/records.ts"
import { conflict, notFound, RequestFailure } from "#errors.ts"
import { type DeletedRow, isAboutErased, missingAmong, rowsIn } from "#resources/bin/deleted-rows.ts"
import type { Parts, RecordResources } from "#resources/resource.ts"
import { restoreRow } from "#resources/restore-row.ts"
import type { UserRow } from "#resources/user/table.ts"
import type { Tables, Trx } from "#schema.ts"

/** Entries of a deletion that are restored in one transaction. `last` is the position of the last one. */
type Step = { entries: DeletionEntry[]; count: number; last: number }
type Restored = { kind: RecordKind; row: Tables[RecordKind] }

/** Restores a deletion, or the next step of one with many records. The caller repeats the call with the returned `next`. */
export async function restoreDeletion(
  { database, records }: Pick<Parts, "database" | "records">,
  id: string,
  { record, after = 0 }: RestoreQuery,
  { by, check }: { by: Actor; check: (kind: RecordKind) => void },
): Promise<Restoration> {
  const { read } = database
  const first = await findDeletion(read, id)
  if (!first) throw notFound("nothingToRestore")
  const kind = kindOf(first)
  check(kind)
  const entries = await entriesOf(read, first)
  const steps = record ? [{ entries, last: first.position, count: 0 }] : await stepsOf(read, entries)
  const step = steps.find(({ last }) => last > after)
  if (!step) throw conflict("alreadyRestored")
  const rows = await rowsIn(read, step.entries)
  // A user's review is restored with the user.
  const chosen = record ? rows.filter(({ fields }) => fields._id === record || fields.userId === record) : rows
  const isSingle = steps.length === 1 && chosen.filter((row) => row.kind === kind).length === 1
  const later = steps.filter(({ last }) => last > step.last)
  const kinds = [...new Set(rows.map((row) => row.kind))]
  const { restored, skipped } = await database.write(kinds, async (trx) => {
    // Further calls of the deletion take it too: their records must not count as restored.
    await takeLock(trx, "import")
    const missing = await missingAmong(trx, rows)
    const wanted = missing.filter((row) => chosen.includes(row))
    if (wanted.length === 0 && steps.length === 1)
      throw conflict((await isAboutErased(trx, chosen)) ? "personErased" : "alreadyRestored")
    const result = await restoreRows(trx, records, wanted)
    if (isSingle && result.failure && result.restored.length === 0) throw result.failure
    const left = missing.length - result.restored.length + (await leftInOthers(trx, first, steps, step))
    recordRestored(trx, by, first, result.restored, left)
    return result
  })
  const own = restored.filter((each) => each.kind === kind)
  const next = later.length > 0 ? step.last : 0
  return {
    kind,
    ...nameOf(first, kind, own),
    restored: own.length,
    skipped,
    demoted: demotedAmong(restored, rows),
    next,
  }
}

/** The users who have another role than before. */
function demotedAmong(restored: readonly Restored[], rows: readonly DeletedRow[]): Restoration["demoted"] {
  const roles = new Map(rows.map(({ fields }) => [fields._id, fields.role]))
  const users = restored.flatMap(({ kind, row }) => (kind === "user" ? [row as UserRow] : []))
  const demoted = users.filter(({ _id, role }) => roles.get(_id) !== role)
  return demoted.map(({ _id, email, role }) => ({ _id, record: email, role }))
}

/** The entries of a deletion. */
export async function entriesOf(read: Database["read"], first: DeletionEntry): Promise<DeletionEntry[]> {
  return [first, ...((await partsOf(read, [first])).get(first.position) ?? [])]
}

/** How many rows of the other steps are still deleted. Before the last step all rows of later ones count; the last step reads them. */
async function leftInOthers(trx: Trx, first: DeletionEntry, steps: Step[], step: Step): Promise<number> {
  const later = steps.filter(({ last }) => last > step.last)
  if (later.length > 0) return later.reduce((sum, { count }) => sum + count, 0)
  const restored = new Set(step.entries.map(({ position }) => position))
  const others = (await entriesOf(trx, first)).filter(({ position }) => !restored.has(position))
  return (await missingAmong(trx, await rowsIn(trx, others))).length
}

function nameOf(first: DeletionEntry, kind: RecordKind, restored: readonly Restored[]) {
  const [only] = restored
  if (!only || restored.length > 1) return { _id: first.recordId, record: first.record }
  return { _id: only.row._id, record: namesOf(kind, recordedFields(kind, only.row as never)).record }
}

/** Groups entries into transactions: the records of one call together, those of small calls with the next. */
async function stepsOf(read: Database["read"], entries: DeletionEntry[]): Promise<Step[]> {
  const counts = await rowCounts(read, entries)
  const steps: Step[] = []
  for (const [, group] of Map.groupBy(
    entries.toSorted((one, other) => one.position - other.position),
    ({ at }) => at,
  )) {
    const count = group.reduce((sum, { position }) => sum + (counts.get(position) ?? 0), 0)
    const last = group.at(-1)?.position ?? 0
    const step = steps.at(-1)
    if (step && step.count + count <= maxDeletedRecords)
      Object.assign(step, { entries: [...step.entries, ...group], count: step.count + count, last })
    else steps.push({ entries: group, count, last })
  }
  return steps
}

/** Restores as many as possible. */
export async function restoreRows(trx: Trx, records: RecordResources, rows: readonly DeletedRow[]) {
  const restored: Restored[] = []
  const skipped: SkippedRecord[] = []
  let failure: RequestFailure | undefined
  for (const { kind, fields } of rows) {
    try {
      restored.push({ kind, row: await restoreRow({ trx, records }, kind, fields) })
    } catch (error) {
      if (!(error instanceof RequestFailure && error.kind === "conflict")) throw error
      failure ??= error
      const { record } = namesOf(kind, fields)
      const { problem, holder } = error
      skipped.push({ _id: String(fields._id), record, ...describeProblem(problem), ...(holder && { holder }) })
    }
  }
  return { restored, skipped, failure }
}

/** One entry for each kind. `left` rows of the deletion are still deleted. */
export function recordRestored(trx: Trx, by: Actor, first: DeletionEntry, restored: readonly Restored[], left: number) {
  for (const [kind, all] of Map.groupBy(restored, ({ kind }) => kind)) {
    const rows = all.map(({ row }) => recordedFields(kind, row as never))
    const details = { restored: rows, from: first.position, ...(left > 0 && { left }) }
    const [only] = all
    if (only && all.length === 1)
      recordAudit(trx, by, auditEventOf(`${kind}.restore`, kind, only.row as never, details))
    else recordAudit(trx, by, severalEvent(`${kind}.restore`, kind, first.recordId, rows, details))
  }
}
