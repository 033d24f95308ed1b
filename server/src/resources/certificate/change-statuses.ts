import { type CertificateStatus, type ChangeStatuses, maxStatusChanges, type StatusesChanged } from "contract"
import { sql } from "kysely"
import { type Actor, recordAudit } from "#audit-log/entry.ts"
import type { Database } from "#db/open.ts"
import { auditEventOf, nextTimestamp } from "#db/records.ts"
import { pageOf } from "#db/search/page.ts"
import { certificateFilters } from "#resources/certificate/filters.ts"
import type { CertificateRow } from "#resources/certificate/table.ts"
import type { Trx } from "#schema.ts"

/**
 * Sets the status of certificates: of all ids, or of the first that a filter finds. The caller repeats the call for the
 * rest, so every transaction is short, the caller knows the progress, and a series can stop anywhere and go on.
 */
export async function changeStatuses(
  database: Database,
  { status, ids, filter = {}, before }: ChangeStatuses,
  by: Actor,
  signal: AbortSignal,
): Promise<StatusesChanged> {
  const found = ids
    ? { rows: await byIds(database, ids), remaining: 0 }
    : await byFilter(database, { filter, before }, signal)
  const { rows, remaining } = found
  const others = rows.filter((row) => row.status !== status)
  const changed =
    others.length === 0 ? [] : await database.write(["certificate"], (trx) => setStatus(trx, others, status, by))
  const [known, done] = [new Set(rows.map(({ _id }) => _id)), new Set(changed)]
  return {
    changed: changed.length,
    already: rows.length - others.length,
    skipped: [
      ...new Set(ids?.filter((id) => !known.has(id))),
      ...others.filter(({ _id }) => !done.has(_id)).map(({ certificationNo }) => certificationNo),
    ],
    remaining,
    next: remaining > 0 ? (rows.at(-1)?._id ?? "") : "",
  }
}

async function byIds({ read }: Database, ids: string[]): Promise<CertificateRow[]> {
  if (ids.length === 0) return []
  return read.selectFrom("certificate").selectAll().where("_id", "in", ids).execute()
}

/** The newest first, so that certificates issued after the first call are never reached. */
async function byFilter(
  database: Database,
  { filter = {}, before }: Pick<ChangeStatuses, "filter" | "before">,
  signal: AbortSignal,
) {
  const query = { ...filter, before, limit: maxStatusChanges }
  const filters = certificateFilters(database.read, filter)
  const { data, count } = await pageOf(database, "certificate", query, filters, signal)
  return { rows: data, remaining: count - data.length }
}

/** Changes the rows that are still as they were read; returns their ids. */
async function setStatus(trx: Trx, rows: CertificateRow[], status: CertificateStatus, by: Actor): Promise<string[]> {
  const latest =
    rows
      .map(({ updatedAt }) => updatedAt)
      .toSorted()
      .at(-1) ?? ""
  const asRead = sql.join(rows.map(({ _id, updatedAt }) => sql`(${_id}, ${updatedAt})`))
  const changed = await trx
    .updateTable("certificate")
    .set({ status, updatedAt: nextTimestamp(latest) })
    .where(sql<boolean>`(_id, "updatedAt") in (values ${asRead})`)
    .returningAll()
    .execute()
  const before = new Map(rows.map((row) => [row._id, row.status]))
  for (const row of changed) {
    const details = { changed: { status: [before.get(row._id) ?? "", status] as [string, string] } }
    recordAudit(trx, by, auditEventOf("certificate.update", "certificate", row, details))
  }
  return changed.map(({ _id }) => _id)
}
