import type { Actor } from "#audit-log/entry.ts"
import { updateRecord } from "#db/records/records.ts"
import type { Trx } from "#schema.ts"

/** The holder allows search engines to show the certificate's page. */
export async function allowIndexing(trx: Trx, by: Actor, certificateId: string) {
  const now = new Date().toISOString()
  const requester = { ...by, ifMatch: undefined }
  const change = ({ indexedSince }: { indexedSince: string }) => (indexedSince === "" ? { indexedSince: now } : {})
  await updateRecord(trx, "certificate", certificateId, requester, change, "certificate.show-in-search")
}

export async function forbidIndexing(trx: Trx, by: Actor, certificateId: string) {
  const requester = { ...by, ifMatch: undefined }
  const change = () => ({ indexedSince: "" })
  await updateRecord(trx, "certificate", certificateId, requester, change, "certificate.hide-from-search")
}
