import { type Actor, recordAudit } from "#audit-log/entry.ts"
import { notFound } from "#errors.ts"
import type { Trx } from "#schema.ts"

type Answer = { state: "done"; answer?: undefined } | { state: "declined"; answer: string }

/** Answers an open request. */
export async function closeRequest(trx: Trx, id: string, by: Actor, answer: Answer) {
  const closed = await closing(trx, answer).where("_id", "=", id).returning("certificateId").executeTakeFirst()
  if (!closed) throw notFound("recordNotFound")
  const certificates = trx.selectFrom("certificate").select(["_id", "certificationNo"])
  const certificate = await certificates.where("_id", "=", closed.certificateId).executeTakeFirst()
  if (certificate) recordClosing(trx, certificate, by, answer)
}

/** A correction answers the open request for it. */
export async function closeRequestsOf(trx: Trx, certificate: { _id: string; certificationNo: string }, by: Actor) {
  const answer = { state: "done" } as const
  const closed = await closing(trx, answer).where("certificateId", "=", certificate._id).returning("_id").execute()
  if (closed.length > 0) recordClosing(trx, certificate, by, answer)
}

const closing = (trx: Trx, { state, answer = "" }: Answer) =>
  trx
    .updateTable("correctionRequest")
    .set({ state, answer, closedAt: new Date().toISOString() })
    .where("closedAt", "=", "")

function recordClosing(
  trx: Trx,
  { _id, certificationNo }: { _id: string; certificationNo: string },
  by: Actor,
  { state, answer = "" }: Answer,
) {
  const action = state === "done" ? "certificate.close-request" : "certificate.decline-request"
  recordAudit(trx, by, { action, recordId: _id, record: certificationNo, details: answer })
}
