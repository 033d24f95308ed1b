import type { AuditFields, Holder, notFoundCodeOf, RecordKind } from "contract"
import { freeIndex } from "#db/records/record-order.ts"
import { findRecord, insertRecord, nextTimestamp, recordTables, uniqueKeyTaken } from "#db/records/records.ts"
import { conflict } from "#errors.ts"
import type { RecordResources } from "#resources/resource.ts"
import type { Tables, Trx } from "#schema.ts"

type Target = { trx: Trx; records: RecordResources }

/** Inserts a recorded row again, with the same `_id`. A conflict names the record that is in the way. */
export async function restoreRow<Kind extends RecordKind>({ trx, records }: Target, kind: Kind, fields: AuditFields) {
  const { restore, takenSince } = records[kind]
  // A recorded column may no longer exist; a column added since gets the database's default.
  const known = Object.entries(fields).filter(([column]) => Object.hasOwn(recordTables[kind].columns, column))
  const recorded = Object.fromEntries(known) as Tables[Kind]
  if (await findRecord(trx, kind, recorded._id)) throw conflict("alreadyRestored")
  const { order } = recordTables[kind]
  const row = {
    ...((await restore?.(trx, recorded)) ?? recorded),
    ...(order && { [order]: await freeIndex(trx, kind, fields[order]) }),
    updatedAt: nextTimestamp(recorded.updatedAt),
  }
  const inserted = await insertRecord(trx, kind, row)
  if (inserted) return inserted
  // On PostgreSQL a concurrent transaction may have restored the same record.
  if (await findRecord(trx, kind, recorded._id)) throw conflict("alreadyRestored")
  const { problem } = takenSince ? conflict(takenSince) : uniqueKeyTaken(kind)
  throw conflict(
    problem.code as ReturnType<typeof notFoundCodeOf>,
    undefined,
    await holderOf(trx, kind, row as Tables[Kind]),
  )
}

/** The record that has the unique key of a row. */
async function holderOf<Kind extends RecordKind>(trx: Trx, kind: Kind, row: Tables[Kind]): Promise<Holder | undefined> {
  const { unique, name, detail } = recordTables[kind]
  if (!unique) return undefined
  // Kysely cannot type a table chosen at run time.
  const holder = (await trx
    .selectFrom(kind as "gallery")
    .selectAll()
    .where(unique.column as "title", "=", String(row[unique.column as keyof Tables[Kind]]))
    .executeTakeFirst()) as Record<string, string> | undefined
  return holder && { kind, _id: holder._id ?? "", record: holder[name] ?? "", detail: (detail && holder[detail]) ?? "" }
}
