import { CertificateNumber, type CorrectCertificate, decodeProblem, problem } from "contract"
import { closeRequestsOf } from "#correction/request.ts"
import { derivedColumns, expiresTooEarly } from "#db/records/certificate-row.ts"
import { isNothingNew, type Requester, recordedFields, updateRecord } from "#db/records/records.ts"
import { badInput } from "#errors.ts"
import { type NoticeOptions, queueNotices } from "#mail/certificate-mails.ts"
import type { CertificateRow } from "#resources/certificate/table.ts"
import type { Trx } from "#schema.ts"

type Options = NoticeOptions & {
  by: Requester
  notify: boolean
  importId?: string
  /** Whether the certificate is still as the caller has read it. If not, it stays as it is. */
  isUnchanged?: (row: CertificateRow) => boolean
  /** The last correction that is left, if this one takes a correction back. */
  remainingCorrection?: Pick<CertificateRow, "correctedAt" | "correctionReason" | "indexedSince">
}

/** Corrects a certificate. The state before stays as a version. */
export async function correct(
  trx: Trx,
  id: string,
  { reason, ...fields }: CorrectCertificate,
  { by, notify, importId = "", isUnchanged, remainingCorrection, lane }: Options,
) {
  let before: CertificateRow | undefined
  if (fields.certificationNo !== undefined) await holdUnseen(trx, id)
  const after = await updateRecord(
    trx,
    "certificate",
    id,
    by,
    (row) => {
      before = row
      return isUnchanged?.(row) === false ? {} : corrected(row, fields, remainingCorrection ?? correctedNow(reason))
    },
    "certificate.correct",
  )
  if (!before || before.version === after.version) return after
  // An import may have corrected something else than what was requested.
  const isByHand = importId === "" && !remainingCorrection
  const wasRequested = isByHand && (await closeRequestsOf(trx, after, by))
  await notifyOfCorrection(trx, before, after, { notify, wasRequested }, lane && { lane })
  const { version } = before
  const old = JSON.stringify(recordedFields("certificate", before))
  await trx
    .insertInto("certificateVersion")
    .values({
      certificateId: id,
      version,
      fields: old,
      replacedAt: after.updatedAt,
      reason,
      actor: by.email,
      importId,
    })
    .execute()
  return after
}

/** Until this transaction ends, nobody is shown the number of a certificate that nobody has seen: marking it as seen changes the same row. */
const holdUnseen = (trx: Trx, id: string) =>
  trx.updateTable("certificate").set({ numberSeen: "" }).where("_id", "=", id).where("numberSeen", "=", "").execute()

function refuseNumber(certificationNo: string, { numberSeen }: CertificateRow) {
  if (numberSeen !== "") throw badInput("numberFixed", "certificationNo")
  const { error } = CertificateNumber.safeParse(certificationNo)
  const message = error?.issues[0]?.message
  if (message !== undefined) throw badInput(decodeProblem(message) ?? problem("badInput"), "certificationNo")
}

type Reason = { notify: boolean; wasRequested: boolean }

async function notifyOfCorrection(
  trx: Trx,
  before: CertificateRow,
  after: CertificateRow,
  { notify, wasRequested }: Reason,
  options?: NoticeOptions,
) {
  const isNewHolder = before.candidateEmail !== after.candidateEmail
  // Of a revoked certificate there is nothing to see.
  const isShown = after.status === "active"
  const isAnswerOnly = isNewHolder || !isShown
  // Its requester was promised an answer.
  if (wasRequested) await queueNotices(trx, [before], isAnswerOnly ? "requestDone" : "requestCorrected", options)
  if (!notify || !isShown) return
  // To the new address the certificate is new; the earlier one may be a stranger's.
  if (isNewHolder) await queueNotices(trx, [after], "issued", options)
  else if (!wasRequested) await queueNotices(trx, [after], "corrected", options)
}

const correctedNow = (reason: string) => ({ correctedAt: new Date().toISOString(), correctionReason: reason })

function corrected(
  row: CertificateRow,
  fields: Omit<CorrectCertificate, "reason">,
  { indexedSince: earlier = "", ...reasonFields }: ReturnType<typeof correctedNow> & { indexedSince?: string },
) {
  const { certificationNo = row.certificationNo } = fields
  if (certificationNo !== row.certificationNo) refuseNumber(certificationNo, row)
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined)
  const changes: Partial<CertificateRow> = Object.fromEntries(sent)
  // A certificate always has a day of issue.
  if (changes.issuedOn === "") delete changes.issuedOn
  if (isNothingNew(row, changes)) return {}
  const after = { ...row, ...changes }
  if (expiresTooEarly(after)) throw badInput("expiresTooEarly", "expiresOn")
  // Another holder has not allowed it, unless the certificate is theirs again.
  const indexedSince = after.candidateEmail === row.candidateEmail ? row.indexedSince : earlier
  return {
    ...changes,
    ...derivedColumns(after),
    indexedSince,
    version: row.version + 1,
    ...reasonFields,
  }
}
