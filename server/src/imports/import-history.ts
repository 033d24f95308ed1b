import { setImmediate as nextTurn } from "node:timers/promises"
import type { CertificateImport } from "contract"
import { sql } from "kysely"
import { type Actor, type AuditEvent, recordAudit } from "#audit-log/entry.ts"
import { runInBatches } from "#db/batches.ts"
import type { Database } from "#db/open.ts"
import { recordedFields } from "#db/records.ts"
import { rowCount } from "#db/row-count.ts"
import { notFound } from "#errors.ts"
import { deedWith } from "#imports/store.ts"

const mostListed = 20
/** As many are deleted at once as take some milliseconds. */
const atOnce = 100

/** The last imports, out of the audit log, where each left an entry for every hundred numbers. */
export async function importHistory(database: Database): Promise<CertificateImport[]> {
  const imports = entries(database).select("recordId").distinct().orderBy("recordId", "desc").limit(mostListed)
  const listed: CertificateImport[] = []
  for (const { recordId } of await imports.execute()) {
    const { at, actor, created } = await entries(database)
      .where("recordId", "=", recordId)
      .select(({ fn }) => [fn.max("at").as("at"), fn.max("actor").as("actor")])
      .select(rowsRecorded.as("created"))
      .executeTakeFirstOrThrow()
    const { count: left } = await madeBy(database, recordId).select(rowCount).executeTakeFirstOrThrow()
    listed.push({ _id: recordId, at, actor, created, left })
    await nextTurn()
  }
  return listed
}

/** Entries of old are the numbers, one a line; those of today are JSON with each row in a line, between two brackets. */
const newlines = sql`length(details) - length(replace(details, ${"\n"}, ''))`
const rowsRecorded = sql<number>`cast(sum(${newlines} + case
  when substr(details, 1, 12) = '{"created":[' then -1 else 1 end) as integer)`

// Both conditions are written out, not sent as parameters, as the indexes for them have them.
const entries = ({ read }: Database) => read.selectFrom("audit").where(sql<boolean>`action = 'certificate.import'`)

const madeBy = ({ read }: Database, importId: string) =>
  read.selectFrom("certificate").where(sql<boolean>`"importId" <> ''`).where("importId", "=", importId)

export type UndoOrder = { importId: string; by: Actor }

/** Deletes what an import made, changed since or not, in batches that let others write. It can be repeated. */
export async function undoImport(database: Database, { importId, by }: UndoOrder, signal?: AbortSignal) {
  if (!(await madeBy(database, importId).select("_id").limit(1).executeTakeFirst())) throw notFound("importNotFound")
  const deleted = await runInBatches(() => {
    signal?.throwIfAborted()
    return deleteSome(database, importId, by)
  })
  const event: AuditEvent = { action: "certificate.undo-import", recordId: importId, details: `deleted: ${deleted}` }
  await database.write([], async (trx) => recordAudit(trx, by, event))
  return { deleted }
}

async function deleteSome(database: Database, importId: string, by: Actor): Promise<number | null> {
  const some = await madeBy(database, importId).select("_id").orderBy("_id").limit(atOnce).execute()
  if (some.length === 0) return null
  const ids = some.map(({ _id }) => _id)
  return database.write(["certificate"], async (trx) => {
    const gone = await trx.deleteFrom("certificate").where("_id", "in", ids).returningAll().execute()
    const deleted = gone.map((row) => recordedFields("certificate", row))
    if (gone.length > 0) recordAudit(trx, by, deedWith(gone, "certificate.undo-import", importId, { deleted }))
    return gone.length
  })
}
