import type { Actor } from "#audit-log/entry.ts"
import { updateRecord } from "#db/records.ts"
import { notFound } from "#errors.ts"
import type { Trx } from "#schema.ts"

/** Another user's certificate is not found, as if it did not exist. */
async function checkIsOwn(trx: Trx, userId: string, certificateId: string) {
  const users = trx.selectFrom("user").select(["email", "isVerified"]).where("_id", "=", userId)
  const certificates = trx.selectFrom("certificate").select("candidateEmail").where("_id", "=", certificateId)
  const [user, certificate] = [await users.executeTakeFirst(), await certificates.executeTakeFirst()]
  if (!user?.isVerified || certificate?.candidateEmail !== user.email) throw notFound("certificateNotFound")
}

/** The holder allows search engines to show the certificate's page. */
export async function allowIndexing(trx: Trx, by: Actor, certificateId: string) {
  await checkIsOwn(trx, by.userId, certificateId)
  const now = new Date().toISOString()
  const requester = { ...by, ifMatch: undefined }
  const change = ({ indexedSince }: { indexedSince: string }) => (indexedSince === "" ? { indexedSince: now } : {})
  await updateRecord(trx, "certificate", certificateId, requester, change, "certificate.show-in-search")
}

export async function forbidIndexing(trx: Trx, by: Actor, certificateId: string) {
  await checkIsOwn(trx, by.userId, certificateId)
  const requester = { ...by, ifMatch: undefined }
  const change = () => ({ indexedSince: "" })
  await updateRecord(trx, "certificate", certificateId, requester, change, "certificate.hide-from-search")
}
