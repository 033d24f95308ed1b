import { type CertificateMail, getCertificateMails, sendCertificateMail } from "contract"
import { recordAudit } from "#audit-log/entry.ts"
import { auditEventOf, getRecord } from "#db/records/records.ts"
import { actorOf } from "#http/guard.ts"
import { type App, handle, handleChange, listOf } from "#http/handle.ts"
import { noticeOf, queueAgain } from "#mail/certificate-mails.ts"
import type { Dependencies } from "#resources/resource.ts"
import type { MailRow } from "#schema.ts"

const maxListed = 50

export function mailRoutes(app: App, { database }: Dependencies) {
  handle(app, getCertificateMails, async ({ params }) => {
    await getRecord(database.read, "certificate", params.id)
    const mails = database.read.selectFrom("mail").selectAll().where("refId", "=", params.id)
    const rows = await mails.orderBy("_id", "desc").limit(maxListed).execute()
    return listOf(rows.map(wireMail))
  })

  handleChange(app, database, sendCertificateMail, async (trx, request) => {
    const certificate = await getRecord(trx, "certificate", request.params.id)
    await queueAgain(trx, certificate, certificate.status === "active" ? "issued" : "revoked")
    recordAudit(trx, actorOf(request), auditEventOf("certificate.send-mail", "certificate", certificate, null))
  })
}

function wireMail(row: MailRow): CertificateMail {
  const { _id, recipient, createdAt, cancelled: cancelledBy, lastError } = row
  const state = stateOf(row)
  const at = state === "sending" || state === "cancelled" ? "" : row.sentAt || row.nextTryAt || row.failedAt
  return { _id, notice: noticeOf(row), recipient, createdAt, state, at, cancelledBy, lastError }
}

function stateOf({ sentAt, cancelled, nextTryAt, claimedUntil }: MailRow): CertificateMail["state"] {
  if (sentAt) return "sent"
  if (cancelled) return "cancelled"
  if (!nextTryAt) return "failed"
  // The claim of a process that was killed expires.
  return nextTryAt === claimedUntil && nextTryAt > new Date().toISOString() ? "sending" : "waiting"
}
