import { setImmediate as nextTurn } from "node:timers/promises"
import { parentPort, workerData } from "node:worker_threads"
import { type ImportChange, type ImportResult, maxListedChanges } from "contract"
import type { Actor } from "#audit-log/entry.ts"
import { type Correction, correctAll } from "#correction/import.ts"
import { faultList } from "#csv/faults.ts"
import { csvText } from "#csv/read.ts"
import { connect, type Database } from "#db/open.ts"
import { earlierResult, runOnce } from "#db/records/run-once.ts"
import { badInput } from "#errors.ts"
import { type CorrectionOrder, compareWithStored } from "#imports/compare.ts"
import { dryRunDigestOf } from "#imports/dry-run-digest.ts"
import { certificatesIn } from "#imports/rows.ts"
import { insertAll } from "#imports/store.ts"
import { packError } from "#imports/thread-error.ts"
import { createLog } from "#log.ts"
import { queueFirstNotices, thoseToNotify } from "#mail/certificate-mails.ts"
import { newId } from "#new-id.ts"

export type ImportOrder = CorrectionOrder & {
  file: Uint8Array
  dryRun: boolean
  notify: boolean
  requestId: string | undefined
  by: Actor
}

/** Imports all certificates of a file, or none. */
async function importFile(database: Database, order: ImportOrder): Promise<ImportResult> {
  const { file, dryRun, notify, reason, by } = order
  const sent = { call: "certificate: import", requestId: dryRun ? undefined : order.requestId, by }
  const earlier = await earlierResult<ImportResult>(database.read, sent)
  if (earlier) return earlier
  const text = csvText(file)
  if (text === null) throw badInput("csvEncoding")
  const importId = newId()
  const faults = faultList()
  const found = certificatesIn(text, importId, faults)
  const { missing, corrections, states } = await compareWithStored(database, found, order, faults)
  faults.refuse()
  const notified = new Set(dryRun || notify ? thoseToNotify([...missing, ...corrections]) : [])
  const [created, corrected] = [missing.length, corrections.length]
  const counts = { rows: found.length, created, corrected, unchanged: found.length - created - corrected }
  const changes = dryRun ? corrections.slice(0, maxListedChanges).map(changeOf) : []
  const dryRunDigest = dryRun ? dryRunDigestOf(states) : ""
  const result = { importId: "", ...counts, mails: notified.size, dryRun, changes, dryRunDigest }
  if (dryRun || created + corrected === 0) return result
  return database.write(["certificate"], (trx) =>
    runOnce(trx, sent, async () => {
      await insertAll(trx, missing, by, importId)
      await correctAll(trx, corrections, { by, importId, reason, notified })
      const notifiedOfIssue = missing.filter((row) => notified.has(row))
      await queueFirstNotices(trx, notifiedOfIssue, { lane: "certificates" })
      return { ...result, importId }
    }),
  )
}

const changeOf = ({ line, certificationNo, fields }: Correction): ImportChange => ({ line, certificationNo, fields })

// Runs as a worker thread of importer.ts, which sends one file after the other.
const location = { ...workerData, databasePool: 1 }
const { database } = await connect(location, createLog("silent"), { alongsideServer: true })
parentPort?.on("message", async (order: ImportOrder) => {
  // The reader's snapshot of the file before may still be open, and ends in this phase: rows committed since would be missed.
  await nextTurn()
  parentPort?.postMessage(await importFile(database, order).catch(packError))
})
