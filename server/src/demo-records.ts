import { type RecordKind, type RemovedDemo, recordKinds, removeDemo } from "contract"
import type { Actor } from "#audit-log/entry.ts"
import type { Database } from "#db/open.ts"
import { deleteRecord } from "#db/records/delete-records.ts"
import { recordTables } from "#db/records/records.ts"
import type { Read, Trx } from "#schema.ts"

type CreatedRecord = { _id: string; updatedAt: string }

/** Kysely cannot type a table chosen at run time. */
const tableOf = (kind: RecordKind) => kind as "gallery"

/** Marks the invented content of the site's sections as being shown: a row beside those of sample records. */
const sampleSite = { recordId: "site", kind: "site", updatedAt: "" } as const

export const markSampleSite = (trx: Trx) => trx.insertInto("demoRecord").values(sampleSite).execute()

export async function hasSampleSite(read: Read): Promise<boolean> {
  const mark = read.selectFrom("demoRecord").select("kind").where("recordId", "=", sampleSite.recordId)
  return (await mark.executeTakeFirst()) !== undefined
}

/** Marks records as sample content, which one command can remove. */
export async function markAsDemo(trx: Trx, kind: RecordKind, records: readonly CreatedRecord[]): Promise<void> {
  if (records.length === 0) return
  const rows = records.map(({ _id, updatedAt }) => ({ recordId: _id, kind, updatedAt }))
  await trx.insertInto("demoRecord").values(rows).execute()
}

/** The sample records that still exist. */
export async function demoRecords({ read }: Pick<Database, "read">) {
  const all = await Promise.all(
    recordKinds.map(async (kind) => {
      const rows = await read
        .selectFrom("demoRecord")
        .innerJoin(tableOf(kind), `${tableOf(kind)}._id`, "demoRecord.recordId")
        .where("demoRecord.kind", "=", kind)
        .select(["recordId", "demoRecord.updatedAt as originalUpdatedAt", `${tableOf(kind)}.updatedAt as updatedAt`])
        .execute()
      return rows.map(({ recordId, originalUpdatedAt, updatedAt }) => ({
        kind,
        recordId,
        isEdited: originalUpdatedAt !== updatedAt,
      }))
    }),
  )
  return all.flat()
}

/** The number of sample records, how many were edited, and the number of a sample certificate that is publicly valid. */
export async function demoSummary(database: Pick<Database, "read">) {
  const records = await demoRecords(database)
  const certificates = records.filter(({ kind }) => kind === "certificate").map(({ recordId }) => recordId)
  const valid = database.read
    .selectFrom("certificate")
    .select("certificationNo")
    .where("_id", "in", certificates)
    .where("status", "=", "active")
    .orderBy("certificationNo")
    .limit(1)
  return {
    count: records.length,
    edited: records.filter(({ isEdited }) => isEdited).length,
    validCertificate: certificates.length > 0 ? ((await valid.executeTakeFirst())?.certificationNo ?? "") : "",
  }
}

/**
 * Deletes the sample records, each with an audit entry, and the invented content of the site. Does not delete records that users created, sample records that
 * users edited (unless `edited` is true), or authors with a remaining review.
 */
export async function removeDemoRecords(database: Database, by: Actor, { edited = false } = {}): Promise<RemovedDemo> {
  return database.write(removeDemo.topics, async (trx) => {
    const removed = new Map<RecordKind, number>()
    const kept: RemovedDemo["kept"] = []
    await trx.deleteFrom("demoRecord").where("recordId", "=", sampleSite.recordId).execute()
    for (const kind of recordKinds) {
      const records = await trx.selectFrom("demoRecord").selectAll().where("kind", "=", kind).execute()
      for (const { recordId, updatedAt } of records) {
        const row = await trx.selectFrom(tableOf(kind)).selectAll().where("_id", "=", recordId).executeTakeFirst()
        if (
          row &&
          ((!edited && row.updatedAt !== updatedAt) || (kind === "user" && (await hasReview(trx, recordId))))
        ) {
          kept.push({ kind, name: String(row[recordTables[kind].name as keyof typeof row]) })
          continue
        }
        if (row) {
          await deleteRecord(trx, tableOf(kind), recordId, { ...by, ifMatch: undefined })
          removed.set(kind, (removed.get(kind) ?? 0) + 1)
        }
        await trx.deleteFrom("demoRecord").where("recordId", "=", recordId).execute()
      }
    }
    return { removed: Array.from(removed, ([kind, count]) => ({ kind, count })), kept }
  })
}

const hasReview = (trx: Trx, userId: string) =>
  trx.selectFrom("review").select("_id").where("userId", "=", userId).executeTakeFirst()
