import type { OwnCertificate } from "contract"
import { sql } from "kysely"
import { lockAccount } from "#accounts/lock-account.ts"
import { type Actor, recordAudit } from "#audit-log/entry.ts"
import type { Database } from "#db/open.ts"
import { getRecord } from "#db/records/records.ts"
import { rowCount } from "#db/row-count.ts"
import { conflict, notSignedIn, tooManyCorrections } from "#errors.ts"
import { newId } from "#new-id.ts"
import { markSeen } from "#resources/certificate/verify/mark-seen.ts"
import { openRequests } from "#resources/correction-request/open-requests.ts"
import type { Read, Trx } from "#schema.ts"

const maxRequestsPerDay = 5
const dayMs = 24 * 60 * 60 * 1000

/** The certificates of the user's email, which must be verified: anyone can register with any email. */
export async function ownCertificates(database: Database, userId: string, max: number): Promise<OwnCertificate[]> {
  const { read } = database
  const user = await read
    .selectFrom("user")
    .select(["email", "isVerified"])
    .where("_id", "=", userId)
    .executeTakeFirst()
  if (!user?.isVerified) return []
  const rows = read.selectFrom("certificate").selectAll().where("candidateEmail", "=", user.email)
  const find = () => rows.orderBy("_id", "desc").limit(max).execute()
  let certificates = await find()
  if (!(await markSeen(database, certificates, "shown"))) certificates = await find()
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

/** Whose a certificate is: the user who has proved that its email is theirs. */
export const holdersOf = (read: Read, certificateId: string) =>
  read
    .selectFrom("certificate")
    .innerJoin("user", "user.email", "certificate.candidateEmail")
    .select("user._id as userId")
    .where("certificate._id", "=", certificateId)
    .where("user.isVerified", "=", 1)
    .execute()

export async function addRequest(trx: Trx, by: Actor, certificateId: string, text: string) {
  const { userId } = by
  // So that concurrent requests are counted one after the other.
  if (!(await lockAccount(trx, userId))) throw notSignedIn()
  const { certificationNo: record, version } = await getRecord(trx, "certificate", certificateId)
  const now = Date.now()
  const today = trx.selectFrom("correctionRequest").select(rowCount).where("userId", "=", userId)
  const { count } = await today.where("createdAt", ">", new Date(now - dayMs).toISOString()).executeTakeFirstOrThrow()
  if (count >= maxRequestsPerDay) throw tooManyCorrections(maxRequestsPerDay, dayMs / 1000)
  const createdAt = new Date(now).toISOString()
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
  recordAudit(trx, by, { action: "certificate.request-correction", recordId: certificateId, record, details: text })
}
