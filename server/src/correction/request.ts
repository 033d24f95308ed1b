import { type Actor, recordAudit } from "#audit-log/entry.ts"
import { notFound } from "#errors.ts"
import { queueNotices } from "#mail/certificate-mails.ts"
import type { Trx } from "#schema.ts"

type Answer = { state: "done"; answer?: undefined } | { state: "declined"; answer: string }

export async function closeRequest(trx: Trx, id: string, by: Actor, answer: Answer) {
  const closed = await closing(trx, answer)
    .where("_id", "=", id)
    .returning(["certificateId", "userId"])
    .executeTakeFirst()
  if (!closed) throw notFound("recordNotFound")
  const certificates = trx.selectFrom("certificate").select(["_id", "certificationNo"])
  const certificate = await certificates.where("_id", "=", closed.certificateId).executeTakeFirst()
  if (!certificate) return
  recordClosing(trx, certificate, by, answer)
  await mailAnswer(trx, certificate, closed.userId, answer.state)
}

type Certificate = { _id: string; certificationNo: string }

/** To the requester, who may not be the holder any more. Always: an answer is for them. */
async function mailAnswer(trx: Trx, certificate: Certificate, userId: string, state: Answer["state"]) {
  const users = trx.selectFrom("user").select("email").where("_id", "=", userId).where("isVerified", "=", 1)
  const user = await users.executeTakeFirst()
  if (!user) return
  const notice = state === "done" ? "requestDone" : "requestDeclined"
  await queueNotices(trx, [{ ...certificate, candidateEmail: user.email }], notice)
}

/** A correction by hand answers the open request for it. Returns whether there was one. */
export async function closeRequestsOf(trx: Trx, certificate: Certificate, by: Actor) {
  const answer = { state: "done" } as const
  const closed = await closing(trx, answer).where("certificateId", "=", certificate._id).returning("_id").execute()
  if (closed.length > 0) recordClosing(trx, certificate, by, answer)
  return closed.length > 0
}

const closing = (trx: Trx, { state, answer = "" }: Answer) =>
  trx
    .updateTable("correctionRequest")
    .set({ state, answer, closedAt: new Date().toISOString() })
    .where("closedAt", "=", "")

function recordClosing(trx: Trx, { _id, certificationNo }: Certificate, by: Actor, { state, answer = "" }: Answer) {
  const action = state === "done" ? "certificate.close-request" : "certificate.decline-request"
  recordAudit(trx, by, { action, recordId: _id, record: certificationNo, details: answer })
}
