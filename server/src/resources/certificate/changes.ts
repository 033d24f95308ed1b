import {
  type AuditAction,
  CertificateVersion,
  correctCertificate,
  getCertificateVersions,
  isSet,
  type NotifyQuery,
  type Revocation,
  reinstateCertificate,
  toggleCertificate,
  withdrawCertificate,
} from "contract"
import type { FastifyRequest } from "fastify"
import { sql } from "kysely"
import { correct } from "#correction/apply.ts"
import { getRecord, updateRecord } from "#db/records/records.ts"
import { requesterOf } from "#http/guard.ts"
import { type App, handle, handleChange, listOf } from "#http/handle.ts"
import { type NoticeOptions, queueNotices } from "#mail/certificate-mails.ts"
import type { CertificateRow } from "#resources/certificate/table.ts"
import type { Dependencies } from "#resources/resource.ts"
import type { Trx } from "#schema.ts"

export function changeRoutes(app: App, { database }: Dependencies) {
  handleChange(app, database, correctCertificate, async (trx, request) => ({
    data: await correct(trx, request.params.id, request.body, {
      by: requesterOf(request),
      notify: isSet(request.query.notify),
    }),
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

  handleChange(app, database, withdrawCertificate, (trx, request) =>
    changeStatus(trx, request, (row) => revoked(request.body ?? {}, row)),
  )

  handleChange(app, database, reinstateCertificate, (trx, request) => changeStatus(trx, request, reinstated))

  handleChange(app, database, toggleCertificate, (trx, request) =>
    changeStatus(trx, request, (row) => (row.status === "active" ? revoked({}, row) : reinstated(row))),
  )
}

type ChangeRequest = FastifyRequest & { params: { id: string }; query: NotifyQuery }

async function changeStatus(
  trx: Trx,
  request: ChangeRequest,
  change: (row: CertificateRow) => Partial<CertificateRow>,
) {
  let before: CertificateRow | undefined
  const changeAndRemember = (row: CertificateRow) => {
    before = row
    return change(row)
  }
  const { id } = request.params
  const after = await updateRecord(trx, "certificate", id, requesterOf(request), changeAndRemember, actionTo)
  if (before && isSet(request.query.notify)) {
    // Of a certificate that was revoked without a mail, the holder learns when the reason is given.
    if (before.status === "inactive" && after.status === "inactive") await queueNotices(trx, [after], "revoked")
    else await notifyOfStatuses(trx, [{ before, after }])
  }
  return { data: after }
}

/** Every revocation has the same action in the audit log, by every route. */
export const actionTo = ({ status }: Pick<CertificateRow, "status">): AuditAction =>
  status === "active" ? "certificate.reinstate" : "certificate.withdraw"

export type StatusChange = { before: CertificateRow; after: CertificateRow }

/** Mails the holders of the certificates that were revoked or reinstated; a change of the reason alone sends no mail. */
export async function notifyOfStatuses(trx: Trx, changes: readonly StatusChange[], options?: NoticeOptions) {
  const changed = changes.flatMap(({ before, after }) => (before.status === after.status ? [] : [after]))
  const [nowRevoked, nowValid] = [
    changed.filter(({ status }) => status === "inactive"),
    changed.filter(({ status }) => status === "active"),
  ]
  await queueNotices(trx, nowRevoked, "revoked", options)
  await queueNotices(trx, nowValid, "reinstated", options)
}

const active = { status: "active", withdrawnAt: "", withdrawalReason: "", withdrawalNote: "" } as const

const reinstated = ({ status, withdrawnAt, lastWithdrawnAt }: CertificateRow) => ({
  ...active,
  lastWithdrawnAt: status === "inactive" ? withdrawnAt : lastWithdrawnAt,
})

/** The same for many rows, which one statement changes. */
export const allReinstated = () => ({
  ...active,
  lastWithdrawnAt: sql<string>`case when status = 'inactive' then "withdrawnAt" else "lastWithdrawnAt" end`,
})

/** The columns of a revoked certificate. One that is revoked already has its date, and what is not given stays. */
function revoked({ reason, note, restoresDate }: Revocation, before: CertificateRow) {
  const earlier = (restoresDate && before.lastWithdrawnAt) || new Date().toISOString()
  return {
    status: "inactive" as const,
    withdrawnAt: before.status === "inactive" ? before.withdrawnAt : earlier,
    withdrawalReason: reason ?? before.withdrawalReason,
    withdrawalNote: note ?? before.withdrawalNote,
  }
}

/** The same for many rows, which one statement changes. */
export function allRevoked({ reason, note, restoresDate }: Revocation) {
  const unlessAlready = (column: string, value: unknown) =>
    sql<string>`case when status = 'inactive' then ${sql.ref(column)} else ${value} end`
  const now = new Date().toISOString()
  const earlier = sql`case when "lastWithdrawnAt" = '' then ${now} else "lastWithdrawnAt" end`
  return {
    status: "inactive" as const,
    withdrawnAt: unlessAlready("withdrawnAt", restoresDate ? earlier : now),
    withdrawalReason: reason ?? unlessAlready("withdrawalReason", ""),
    withdrawalNote: note ?? unlessAlready("withdrawalNote", ""),
  }
}
