import { certificateColumns, importLimits, problem } from "contract"
import type { Correction } from "#correction/import.ts"
import type { Faults } from "#csv/faults.ts"
import { keyList } from "#db/key-list.ts"
import type { Database } from "#db/open.ts"
import { expiresTooEarly } from "#db/records/certificate-row.ts"
import { badInput } from "#errors.ts"
import { changedRows } from "#imports/dry-run-digest.ts"
import type { ParsedRow } from "#imports/rows.ts"
import { splitIntoBatches } from "#imports/store.ts"
import type { CertificateRow } from "#resources/certificate/table.ts"

/** Whether certificates with other details are corrected; `dryRunDigest` is the stored state when the user saw the preview. */
export type CorrectionOrder = { corrects: boolean; reason: string; dryRunDigest: string | undefined }

/** `states` are the stored states, row by row. */
export type Compared = { missing: CertificateRow[]; corrections: Correction[]; states: string[] }
type Stored = Pick<CertificateRow, "_id" | "updatedAt" | (typeof certificateColumns)[number]>

/**
 * Rows whose number is new, and those that differ from their certificate: a fault, unless the import corrects. Only what the row
 * says is compared, and the number's case is not.
 */
export async function compareWithStored(
  database: Database,
  found: ParsedRow[],
  order: CorrectionOrder,
  faults: Faults,
): Promise<Compared> {
  const compared: Compared = { missing: [], corrections: [], states: [] }
  const changing: { line: number; index: number }[] = []
  for (const batch of splitIntoBatches(found)) {
    const keys = batch.map(({ certificate }) => certificate.numberKey)
    const stored = await database.read
      .selectFrom("certificate")
      .select(["_id", "updatedAt", "numberKey", ...certificateColumns])
      .where("numberKey", "in", keyList(database.read, keys))
      .execute()
    const byKey = new Map(stored.map((row) => [row.numberKey, row]))
    for (const row of batch) {
      const { line, certificate } = row
      const known = byKey.get(certificate.numberKey)
      const index = compared.states.push(known ? `${known._id} ${known.updatedAt}` : "") - 1
      const before = compared.missing.length + compared.corrections.length
      if (!known && expiresTooEarly(certificate)) faults.add(line, problem("expiresTooEarly"), "expiresOn")
      else if (!known) compared.missing.push(certificate)
      else compareRow(row, known, order, compared.corrections, faults)
      if (compared.missing.length + compared.corrections.length > before) changing.push({ line, index })
    }
  }
  // A row that is as the file says already is no conflict, even if it has changed since the check.
  const isChanged = order.dryRunDigest === undefined ? () => false : changedRows(order.dryRunDigest, compared.states)
  for (const { line, index } of changing) {
    if (isChanged(index)) faults.add(line, problem("editConflict"), "certificationNo")
  }
  if (compared.corrections.length > importLimits.corrections)
    throw badInput(problem("csvTooLong", { max: importLimits.corrections }))
  return compared
}

function compareRow(row: ParsedRow, known: Stored, order: CorrectionOrder, corrections: Correction[], faults: Faults) {
  const { line, certificate, given } = row
  const differing = given.filter((column) => column !== "certificationNo" && known[column] !== certificate[column])
  if (differing.length === 0) return
  if (!order.corrects) return faults.add(line, problem("csvDiffers"), "certificationNo")
  // Certificates are revoked and reinstated one by one or in the list: each change of the status has its own reason.
  if (differing.includes("status")) return faults.add(line, problem("csvStatus"), "status")
  const values = Object.fromEntries(differing.map((column) => [column, certificate[column]]))
  if (expiresTooEarly({ ...known, ...values })) return faults.add(line, problem("expiresTooEarly"), "expiresOn")
  const fields = differing.map((field) => ({
    field,
    before: shownValue(known[field]),
    now: shownValue(certificate[field]),
  }))
  const { _id, updatedAt, certificationNo, status } = known
  const { candidateEmail } = certificate
  corrections.push({ line, certificationNo, fields, _id, updatedAt, status, candidateEmail, values })
}

/** Hours that were not given are 0. */
const shownValue = (value: string | number) => (value === 0 ? "" : String(value))
