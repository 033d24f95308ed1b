import {
  createCertificate,
  deleteCertificate,
  getCertificate,
  getCertificates,
  toggleCertificate,
  verifyCertificate,
} from "contract"
import { newCertificate } from "#db/certificate-row.ts"
import { createRecord, deleteRecord, updateRecord } from "#db/records.ts"
import { pageOf } from "#db/search/page.ts"
import { notFound } from "#errors.ts"
import type { App } from "#http/app-type.ts"
import { askerOf } from "#http/guard.ts"
import { handle } from "#http/handle.ts"
import type { Parts } from "#resources/resource.ts"
import { folded } from "#search-text.ts"

export function certificateRoutes(app: App, { database }: Parts) {
  const byNumber = database.read
    .selectFrom("certificate")
    .select(["_id", "candidateName", "certificationName", "batchNo", "certificationNo", "status"])
    .where("numberKey", "=", "")
    .compile()

  handle(app, verifyCertificate, async ({ params }) => {
    const { rows } = await database.run(byNumber, [folded(params.certificationNo)])
    if (!rows[0]) throw notFound("invalidCredential")
    return { data: rows[0] }
  })

  handle(app, getCertificates, ({ query, signal }) => pageOf(database, "certificate", query, [], signal))

  handle(app, getCertificate, async ({ params }) => {
    const row = await database.read
      .selectFrom("certificate")
      .selectAll()
      .where("_id", "=", params.id)
      .executeTakeFirst()
    if (!row) throw notFound("certificateNotFound")
    return { data: row }
  })

  handle(app, createCertificate, async (request) => {
    const made = await database.write(createCertificate.topics, (trx) =>
      createRecord(trx, "certificate", newCertificate(request.body), askerOf(request)),
    )
    return { data: made }
  })

  handle(app, toggleCertificate, async (request) => {
    const changed = await database.write(toggleCertificate.topics, (trx) =>
      updateRecord(trx, "certificate", request.params.id, askerOf(request), ({ status }) => ({
        status: status === "active" ? ("inactive" as const) : ("active" as const),
      })),
    )
    return { data: changed }
  })

  handle(app, deleteCertificate, async (request) => {
    await database.write(deleteCertificate.topics, (trx) =>
      deleteRecord(trx, "certificate", request.params.id, askerOf(request)),
    )
  })
}
