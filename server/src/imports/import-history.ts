import { setImmediate as nextTurn } from "node:timers/promises"
import type { CertificateImport } from "contract"
import { sql } from "kysely"
import { type Actor, type AuditEvent, recordAudit } from "#audit-log/entry.ts"
import { correctedDetails, correctionCounts, correctionsInEffect, restoreVersion } from "#correction/import.ts"
import { runInBatches } from "#db/jobs/batches.ts"
import { takeLock } from "#db/lock.ts"
import type { Database } from "#db/open.ts"
import { storeDeleted } from "#db/records/deletions.ts"
import { recordedFields } from "#db/records/records.ts"
import { rowCount } from "#db/row-count.ts"
import { notFound } from "#errors.ts"
import { bulkEvent } from "#imports/store.ts"
import { cancelNotices } from "#mail/certificate-mails.ts"

const maxListedImports = 20
/** A batch takes some milliseconds. */
const batchSize = 100

/** The latest imports, from the audit log, which has an entry for every hundred numbers of an import. */
export async function importHistory(database: Database): Promise<CertificateImport[]> {
  const imports = entries(database).select("recordId").distinct().orderBy("recordId", "desc").limit(maxListedImports)
  const listed: CertificateImport[] = []
  for (const { recordId } of await imports.execute()) {
    const { at, actor, created } = await entries(database)
      .where("recordId", "=", recordId)
      .select(({ fn }) => [fn.max("at").as("at"), fn.max("actor").as("actor")])
      .select(rowsRecorded.as("created"))
      .executeTakeFirstOrThrow()
    const { count: left } = await createdBy(database, recordId).select(rowCount).executeTakeFirstOrThrow()
    const corrections = await correctionCounts(database.read, recordId)
    listed.push({
      ...{ _id: recordId, at, actor, created },
      corrected: corrections.corrected,
      left: left + corrections.left,
    })
    await nextTurn()
  }
  return listed
}

/** Old entries have one number per line. Newer ones are JSON with one row per line between two lines of brackets. */
const newlines = sql`length(details) - length(replace(details, ${"\n"}, ''))`
const rowsRecorded = sql<number>`cast(sum(${newlines} + case
  when substr(details, 1, 12) = '{"created":[' then -1
  when details like ${`${correctedDetails}%`} then 0 else 1 end) as integer)`

// Both conditions are literals, not parameters, because they must match the WHERE clauses of their partial indexes.
const entries = ({ read }: Database) => read.selectFrom("audit").where(sql<boolean>`action = 'certificate.import'`)

const createdBy = ({ read }: Database, importId: string) =>
  read.selectFrom("certificate").where(sql<boolean>`"importId" <> ''`).where("importId", "=", importId)

export async function isImportOfOther(database: Database, userId: string, importId: string): Promise<boolean> {
  const others = entries(database).select("_id").where("recordId", "=", importId).where("actorId", "<>", userId)
  return (await others.limit(1).executeTakeFirst()) !== undefined
}

export type UndoOrder = { importId: string; by: Actor }

/**
 * Deletes the certificates of an import, changed or not, and takes back its corrections that are still in effect; in batches, so that
 * others can write. Safe to repeat.
 */
export async function undoImport(database: Database, { importId, by }: UndoOrder, signal?: AbortSignal) {
  const before = await correctionCounts(database.read, importId)
  const isGone = !(await createdBy(database, importId).select("_id").limit(1).executeTakeFirst())
  if (isGone && before.left === 0) throw notFound("importNotFound")
  let isFirst = true
  const deleted = await runInBatches(async () => {
    signal?.throwIfAborted()
    const count = await deleteBatch(database, importId, by, isFirst)
    isFirst = false
    return count
  })
  const restored = await restoreAll(database, importId, by, signal)
  const skipped = before.corrected - restored
  const details = `deleted: ${deleted}${before.corrected > 0 ? `, restored: ${restored}` : ""}`
  const event: AuditEvent = { action: "certificate.undo-import", recordId: importId, details }
  await database.write([], async (trx) => recordAudit(trx, by, event))
  return { deleted, restored, skipped }
}

async function restoreAll(database: Database, importId: string, by: Actor, signal?: AbortSignal): Promise<number> {
  let last = ""
  return runInBatches(async () => {
    signal?.throwIfAborted()
    const rows = await correctionsInEffect(database.read, importId, last, batchSize)
    last = rows.at(-1)?._id ?? ""
    if (rows.length === 0) return null
    return database.write(["certificate"], async (trx) => {
      let count = 0
      for (const row of rows) if (await restoreVersion(trx, row, by)) count++
      return count
    })
  })
}

/** Each batch is part of the same deletion, so that all of them are restored as one. */
async function deleteBatch(database: Database, importId: string, by: Actor, isFirst: boolean): Promise<number | null> {
  const rows = await createdBy(database, importId).select("_id").orderBy("_id").limit(batchSize).execute()
  if (rows.length === 0) return null
  const ids = rows.map(({ _id }) => _id)
  return database.write(["certificate"], async (trx) => {
    // A restore takes it too: it could remove the deletion meanwhile.
    await takeLock(trx, "import")
    const deletedRows = await trx.deleteFrom("certificate").where("_id", "in", ids).returningAll().execute()
    await cancelNotices(trx, ids)
    if (deletedRows.length === 0) return 0
    await storeDeleted(trx, "certificate", deletedRows, by, { deletion: importId, isFirst })
    const deleted = deletedRows.map((row) => recordedFields("certificate", row))
    recordAudit(trx, by, bulkEvent(deletedRows, "certificate.undo-import", importId, { deleted }))
    return deleted.length
  })
}
