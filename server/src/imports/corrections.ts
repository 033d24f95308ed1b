import { sql } from "kysely"
import { type Actor, recordAudit } from "#audit-log/entry.ts"
import { correct } from "#corrections/correct.ts"
import { correctableIn } from "#corrections/correctable.ts"
import { rowCount } from "#db/row-count.ts"
import { conflict } from "#errors.ts"
import type { Correction } from "#imports/compare.ts"
import { cancelCorrected } from "#mail/certificate-mails.ts"
import type { CertificateRow } from "#resources/certificate/table.ts"
import type { Trx } from "#schema.ts"

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
    let isUnchanged = false
    const isExpected = (row: CertificateRow) => {
      isUnchanged = row.updatedAt === updatedAt
      return isUnchanged
    }
    await correct(trx, _id, { ...values, reason }, { ...options, isExpected })
    if (!isUnchanged) throw conflict("editConflict")
  }
  const [first, last] = [corrections.at(0)?.certificationNo, corrections.at(-1)?.certificationNo]
  const record = corrections.length > 1 ? `${first} … ${last}` : `${first}`
  const details = `${correctedDetails} ${corrections.length}`
  if (corrections.length > 0)
    recordAudit(trx, by, { action: "certificate.import", recordId: importId, record, details })
}

/** How the audit entry of an import's corrections begins. Each correction has an entry of its own too. */
export const correctedDetails = "corrected:"

type Reading = Pick<Trx, "selectFrom">

/** The versions that an import has replaced. Both conditions: the first matches the partial index. */
export const correctedBy = (db: Reading, importId: string) =>
  db
    .selectFrom("certificateVersion")
    .where(sql<boolean>`"certificateVersion"."importId" <> ''`)
    .where("certificateVersion.importId", "=", importId)

const standing = (db: Reading, importId: string) =>
  correctedBy(db, importId)
    .innerJoin("certificate", "certificate._id", "certificateVersion.certificateId")
    .whereRef("certificate.version", "=", sql<number>`"certificateVersion".version + 1`)

/** How many certificates an import has corrected, and how many of these corrections are still in effect. */
export async function correctionCounts(db: Reading, importId: string) {
  const corrected = await correctedBy(db, importId).select(rowCount).executeTakeFirstOrThrow()
  const left = await standing(db, importId).select(rowCount).executeTakeFirstOrThrow()
  return { corrected: corrected.count, left: left.count }
}

/** Certificates of which the import's correction is still in effect, in the order of their ids after this one. */
export const standingCorrections = (db: Reading, importId: string, after: string, limit: number) =>
  standing(db, importId)
    .select(["certificate._id", "certificate.version", "fields"])
    .where("certificate._id", ">", after)
    .orderBy("certificate._id")
    .limit(limit)
    .execute()

type Standing = { _id: string; version: number; fields: string }

/** Adds a version to a certificate, with its fields from before the import. Returns whether it did. */
export async function restoreVersion(trx: Trx, { _id, version, fields }: Standing, by: Actor): Promise<boolean> {
  const isExpected = (row: CertificateRow) => row.version === version
  const { correctedAt = "", correctionReason = "", indexedSince = "" }: Partial<CertificateRow> = JSON.parse(fields)
  const leaves = { correctedAt, correctionReason, indexedSince }
  const options = { by: { ...by, ifMatch: undefined }, notify: false, isExpected, leaves }
  const isRestored =
    (await correct(trx, _id, { ...correctableIn(fields), reason: "" }, options)).version === version + 1
  if (isRestored) await cancelCorrected(trx, _id)
  return isRestored
}
