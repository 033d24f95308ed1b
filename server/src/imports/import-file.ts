import type { ImportResult } from "contract"
import type { Actor } from "#audit-log/entry.ts"
import { faultList } from "#csv/faults.ts"
import { textOf } from "#csv/read.ts"
import type { Database } from "#db/open.ts"
import { badInput } from "#errors.ts"
import { certificatesIn } from "#imports/rows.ts"
import { insertAll, notThereYet } from "#imports/store.ts"
import { newId } from "#new-id.ts"

export type ImportOrder = { file: Uint8Array; dryRun: boolean; by: Actor }

/** All certificates of a file, or none. */
export async function importFile(database: Database, { file, dryRun, by }: ImportOrder): Promise<ImportResult> {
  const text = textOf(file)
  if (text === null) throw badInput("csvEncoding")
  const importId = newId()
  const faults = faultList()
  const found = certificatesIn(text, importId, faults)
  const missing = await notThereYet(database, found, faults)
  faults.refuse()
  const hasMade = !dryRun && missing.length > 0
  if (hasMade) await database.write(["certificate"], (trx) => insertAll(trx, missing, by, importId))
  const counts = { rows: found.length, created: missing.length, unchanged: found.length - missing.length }
  return { importId: hasMade ? importId : "", ...counts, dryRun }
}
