import type { OwnCertificate } from "contract"
import { sql } from "kysely"
import { type Actor, recordAudit } from "#audit-log/entry.ts"
import type { Database } from "#db/open.ts"
import { rowCount } from "#db/row-count.ts"
import { conflict, notFound, tooManyCorrections } from "#errors.ts"
import { newId } from "#new-id.ts"
import { openRequests } from "#resources/correction-request/open-requests.ts"
import type { Trx } from "#schema.ts"

const maxRequestsPerDay = 5
const dayMs = 24 * 60 * 60 * 1000

/** The certificates of the user's email, which must be verified: anyone can register with any email. */
export async function ownCertificates({ read }: Database, userId: string, max: number): Promise<OwnCertificate[]> {
  const user = await read
    .selectFrom("user")
    .select(["email", "isVerified"])
    .where("_id", "=", userId)
    .executeTakeFirst()
  if (!user?.isVerified) return []
  const rows = read.selectFrom("certificate").selectAll().where("candidateEmail", "=", user.email)
  const certificates = await rows.orderBy("_id", "desc").limit(max).execute()
  if (certificates.length === 0) return []
  const ids = certificates.map(({ _id }) => _id)
  const requests = await read
    .selectFrom("correctionRequest")
    .select(["_id", "certificateId", "text", "createdAt", "state", "answer"])
    .where("userId", "=", userId)
    .where("certificateId", "in", ids)
    .orderBy("_id")
    .execute()
  const open = new Map((await openRequests(read, { userId }, max)).map((request) => [request._id, request]))
  // The last one of each certificate.
  const latest = new Map(
    requests.map(({ _id, certificateId, ...request }) => [
      certificateId,
      { ...request, correctedSince: open.get(_id)?.correctedSince ?? "" },
    ]),
  )
  return certificates.map((certificate) => ({ ...certificate, request: latest.get(certificate._id) ?? null }))
}

/** Another user's certificate is not found, as if it did not exist. */
export async function addRequest(trx: Trx, by: Actor, certificateId: string, text: string) {
  const { userId } = by
  // Locks the user's row, so that concurrent requests are counted one after the other.
  const user = await trx
    .updateTable("user")
    .set(({ ref }) => ({ email: ref("email") }))
    .where("_id", "=", userId)
    .returning(["email", "isVerified"])
    .executeTakeFirst()
  const certificates = trx.selectFrom("certificate").select(["certificationNo", "candidateEmail", "version"])
  const certificate = await certificates.where("_id", "=", certificateId).executeTakeFirst()
  if (!user?.isVerified || certificate?.candidateEmail !== user.email) throw notFound("certificateNotFound")
  const now = Date.now()
  const today = trx.selectFrom("correctionRequest").select(rowCount).where("userId", "=", userId)
  const { count } = await today.where("createdAt", ">", new Date(now - dayMs).toISOString()).executeTakeFirstOrThrow()
  if (count >= maxRequestsPerDay) throw tooManyCorrections(maxRequestsPerDay, dayMs / 1000)
  const createdAt = new Date(now).toISOString()
  const { version } = certificate
  const open = { closedAt: "", state: "open", answer: "" } as const
  const row = { _id: newId(), certificateId, version, userId, text, createdAt, ...open }
  const added = await trx
    .insertInto("correctionRequest")
    .values(row)
    // Written exactly as in the partial index.
    .onConflict((key) => key.column("certificateId").where(sql<boolean>`"closedAt" = ''`).doNothing())
    .returning("_id")
    .executeTakeFirst()
  if (!added) throw conflict("correctionRequested")
  const record = certificate.certificationNo
  recordAudit(trx, by, { action: "certificate.request-correction", recordId: certificateId, record, details: text })
}
