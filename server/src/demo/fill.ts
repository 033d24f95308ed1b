import type { Transaction } from "kysely"
import type { Tables } from "#db/schema.ts"
import { demoCertificates, withdrawnNumber } from "#demo/certificates.ts"
import { newCertificate } from "#resources/certificate.ts"

/** Sample content for a site that has just been made, so that nobody meets empty pages. */
export async function fillWithDemo(trx: Transaction<Tables>): Promise<void> {
  const certificates = demoCertificates.map((input) => ({
    ...newCertificate(input),
    status: input.certificationNo === withdrawnNumber ? ("inactive" as const) : ("active" as const),
  }))
  await trx
    .insertInto("certificate")
    .values(certificates)
    .onConflict((conflict) => conflict.column("numberKey").doNothing())
    .execute()
}
