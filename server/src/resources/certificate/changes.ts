import {
  CertificateVersion,
  type CorrectCertificate,
  correctCertificate,
  getCertificateVersions,
  reinstateCertificate,
  toggleCertificate,
  type WithdrawCertificate,
  withdrawCertificate,
} from "contract"
import { derivedColumns, expiresTooEarly } from "#db/certificate-row.ts"
import { getRecord, isNothingNew, type Requester, recordedFields, updateRecord } from "#db/records.ts"
import { badInput } from "#errors.ts"
import { requesterOf } from "#http/guard.ts"
import { type App, handle, handleChange, listOf } from "#http/handle.ts"
import type { CertificateRow } from "#resources/certificate/table.ts"
import { closeRequestsOf } from "#resources/correction-request/close.ts"
import type { Parts } from "#resources/resource.ts"
import type { Trx } from "#schema.ts"

/** Correcting, revoking and reinstating single certificates. */
export function changeRoutes(app: App, { database }: Parts) {
  handleChange(app, database, correctCertificate, async (trx, request) => ({
    data: await correct(trx, request.params.id, request.body, requesterOf(request)),
  }))

  handle(app, getCertificateVersions, async ({ params }) => {
    await getRecord(database.read, "certificate", params.id)
    const versions = database.read.selectFrom("certificateVersion").where("certificateId", "=", params.id)
    const rows = await versions.selectAll().orderBy("version", "desc").execute()
    // A version from before a field was added has none.
    const unknown = { latinName: "", issuedOn: "", expiresOn: "", hours: 0, skills: "", mark: "" }
    return listOf(
      rows.map(({ fields, ...row }) => CertificateVersion.parse({ ...unknown, ...JSON.parse(fields), ...row })),
    )
  })

  handleChange(app, database, withdrawCertificate, async (trx, request) => ({
    data: await updateRecord(
      trx,
      "certificate",
      request.params.id,
      requesterOf(request),
      (row) => withdrawn(request.body, row),
      "certificate.withdraw",
    ),
  }))

  handleChange(app, database, reinstateCertificate, async (trx, request) => ({
    data: await updateRecord(
      trx,
      "certificate",
      request.params.id,
      requesterOf(request),
      () => active,
      "certificate.reinstate",
    ),
  }))

  handleChange(app, database, toggleCertificate, async (trx, request) => ({
    data: await updateRecord(trx, "certificate", request.params.id, requesterOf(request), (row) =>
      row.status === "active" ? withdrawn({}, row) : active,
    ),
  }))
}

/** The columns of a certificate that is not revoked. */
export const active = { status: "active", withdrawnAt: "", withdrawalReason: "", withdrawalNote: "" } as const

/** The columns of a revoked certificate. One that is revoked already has its date, and what is not given stays. */
export function withdrawn({ reason, note }: WithdrawCertificate, before?: CertificateRow) {
  const isAlready = before?.status === "inactive"
  return {
    status: "inactive" as const,
    withdrawnAt: isAlready ? before.withdrawnAt : new Date().toISOString(),
    withdrawalReason: reason ?? before?.withdrawalReason ?? "",
    withdrawalNote: note ?? before?.withdrawalNote ?? "",
  }
}

/** The state before a correction stays as a version. */
async function correct(trx: Trx, id: string, { reason, ...fields }: CorrectCertificate, by: Requester) {
  let before: CertificateRow | undefined
  const after = await updateRecord(
    trx,
    "certificate",
    id,
    by,
    (row) => {
      before = row
      return corrected(row, fields, reason)
    },
    "certificate.correct",
  )
  if (!before || before.version === after.version) return after
  await closeRequestsOf(trx, after, by)
  const { version } = before
  const old = JSON.stringify(recordedFields("certificate", before))
  await trx
    .insertInto("certificateVersion")
    .values({ certificateId: id, version, fields: old, replacedAt: after.correctedAt, reason, actor: by.email })
    .execute()
  return after
}

function corrected(row: CertificateRow, fields: Omit<CorrectCertificate, "reason">, reason: string) {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined)
  const changes: Partial<CertificateRow> = Object.fromEntries(sent)
  // A certificate always has a day of issue.
  if (changes.issuedOn === "") delete changes.issuedOn
  if (isNothingNew(row, changes)) return {}
  const after = { ...row, ...changes }
  if (expiresTooEarly(after)) throw badInput("expiresTooEarly", "expiresOn")
  const correctedAt = new Date().toISOString()
  return { ...changes, ...derivedColumns(after), version: row.version + 1, correctedAt, correctionReason: reason }
}
