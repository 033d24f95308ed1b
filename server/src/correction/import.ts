import type { CorrectCertificate, ImportChange } from "contract"
import { sql } from "kysely"
import { type Actor, recordAudit } from "#audit-log/entry.ts"
import { correct } from "#correction/apply.ts"
import { correctableIn } from "#correction/correctable.ts"
import { rowCount } from "#db/row-count.ts"
import { conflict } from "#errors.ts"
import { cancelCorrected } from "#mail/certificate-mails.ts"
import type { CertificateRow } from "#resources/certificate/table.ts"
import type { Read, Trx } from "#schema.ts"

/** A row that differs from its certificate, which had this `updatedAt` when it was compared. */
export type Correction = ImportChange & {
  _id: string
  updatedAt: string
  status: CertificateRow["status"]
  /** After the correction. */
  candidateEmail: string
  values: Omit<CorrectCertificate, "reason">
}

type Order = { by: Actor; importId: string; reason: string; notified: ReadonlySet<object> }

/** Corrects all certificates, or none. They were compared before, so a difference here means a concurrent change. */
export async function correctAll(
  trx: Trx,
  corrections: readonly Correction[],
  { by, importId, reason, notified }: Order,
) {
  for (const correction of corrections) {
    const { _id, updatedAt, values } = correction
    const notify = notified.has(correction)
    const options = { by: { ...by, ifMatch: undefined }, notify, importId, lane: "certificates" as const }
    let wasUnchanged = false
    const isUnchanged = (row: CertificateRow) => {
      wasUnchanged = row.updatedAt === updatedAt
      return wasUnchanged
    }
    await correct(trx, _id, { ...values, reason }, { ...options, isUnchanged })
    if (!wasUnchanged) throw conflict("editConflict")
  }
  const [first, last] = [corrections.at(0)?.certificationNo, corrections.at(-1)?.certificationNo]
  const record = corrections.length > 1 ? `${first} … ${last}` : `${first}`
  const details = `${correctedDetails} ${corrections.length}`
  if (corrections.length > 0)
    recordAudit(trx, by, { action: "certificate.import", recordId: importId, record, details })
}

/** How the audit entry of an import's corrections begins. Each correction has an entry of its own too. */
export const correctedDetails = "corrected:"

/** The versions that an import has replaced. Both conditions: the first matches the partial index. */
export const correctedBy = (db: Read, importId: string) =>
  db
    .selectFrom("certificateVersion")
    .where(sql<boolean>`"certificateVersion"."importId" <> ''`)
    .where("certificateVersion.importId", "=", importId)

const stillInEffect = (db: Read, importId: string) =>
  correctedBy(db, importId)
    .innerJoin("certificate", "certificate._id", "certificateVersion.certificateId")
    .whereRef("certificate.version", "=", sql<number>`"certificateVersion".version + 1`)

/** How many certificates an import has corrected, and how many of these corrections are still in effect. */
export async function correctionCounts(db: Read, importId: string) {
  const corrected = await correctedBy(db, importId).select(rowCount).executeTakeFirstOrThrow()
  const left = await stillInEffect(db, importId).select(rowCount).executeTakeFirstOrThrow()
  return { corrected: corrected.count, left: left.count }
}

/** Certificates of which the import's correction is still in effect, in the order of their ids after this one. */
export const correctionsInEffect = (db: Read, importId: string, after: string, limit: number) =>
  stillInEffect(db, importId)
    .select(["certificate._id", "certificate.version", "fields"])
    .where("certificate._id", ">", after)
    .orderBy("certificate._id")
    .limit(limit)
    .execute()

type CorrectionInEffect = { _id: string; version: number; fields: string }

/** Adds a version to a certificate, with its fields from before the import. Returns whether it did. */
export async function restoreVersion(
  trx: Trx,
  { _id, version, fields }: CorrectionInEffect,
  by: Actor,
): Promise<boolean> {
  const isUnchanged = (row: CertificateRow) => row.version === version
  const { correctedAt = "", correctionReason = "", indexedSince = "" }: Partial<CertificateRow> = JSON.parse(fields)
  const remainingCorrection = { correctedAt, correctionReason, indexedSince }
  const options = { by: { ...by, ifMatch: undefined }, notify: false, isUnchanged, remainingCorrection }
  const isRestored =
    (await correct(trx, _id, { ...correctableIn(fields), reason: "" }, options)).version === version + 1
  if (isRestored) await cancelCorrected(trx, _id)
  return isRestored
}
