import { ById, ByNumber, Certificate, CreateCertificate, Done, one, PageQuery, PublicCertificate, page } from "contract"
import { newCertificate } from "#db/certificate-row.ts"
import { type Database, prepare } from "#db/open.ts"
import { createRecord, deleteRecord, updateRecord } from "#db/records.ts"
import { pageOf } from "#db/search/page.ts"
import { folded } from "#db/search/text.ts"
import { notFound } from "#errors.ts"
import type { App } from "#http/app-type.ts"
import { askerOf } from "#http/guard.ts"
import { answered, created, done, found } from "#http/success.ts"

export function certificateRoutes(app: App, database: Database) {
  const byNumber = prepare(
    database.read
      .selectFrom("certificate")
      .select(["_id", "candidateName", "certificationName", "batchNo", "certificationNo", "status"])
      .where("numberKey", "=", ""),
  )

  app.get(
    "/certificates/verify/:certificationNo",
    { schema: { params: ByNumber, response: { 200: one(PublicCertificate) } }, config: { fails: ["notFound"] } },
    async ({ params }) => {
      const { rows } = await database.run(byNumber, [folded(params.certificationNo)])
      if (!rows[0]) throw notFound("invalidCredential")
      return found("Certificate found", rows[0])
    },
  )

  app.get(
    "/certificates/get-certificates",
    { schema: { querystring: PageQuery, response: { 200: page(Certificate) } } },
    async ({ query, signal }) => ({
      ...done("Certificates found"),
      ...(await pageOf(database, "certificate", query, [], signal)),
    }),
  )

  app.get(
    "/certificates/get-certificate/:id",
    { schema: { params: ById, response: { 200: one(Certificate) } }, config: { fails: ["notFound"] } },
    async ({ params }, reply) => {
      const row = await database.read
        .selectFrom("certificate")
        .selectAll()
        .where("_id", "=", params.id)
        .executeTakeFirst()
      if (!row) throw notFound("certificateNotFound")
      return answered(reply, "Certificate found", row)
    },
  )

  app.post(
    "/certificates/register",
    { schema: { body: CreateCertificate, response: { 201: one(Certificate) } }, config: { fails: ["conflict"] } },
    async (request, reply) => {
      const made = await database.write(["certificate"], (trx) =>
        createRecord(trx, "certificate", newCertificate(request.body), askerOf(request)),
      )
      return created(reply, "Certificate created successfully", made)
    },
  )

  app.patch(
    "/certificates/update-certificate/:id",
    {
      schema: { params: ById, response: { 200: one(Certificate) } },
      config: { fails: ["notFound", "changedMeanwhile"] },
    },
    async (request, reply) => {
      const changed = await database.write(["certificate"], (trx) =>
        updateRecord(trx, "certificate", request.params.id, askerOf(request), ({ status }) => ({
          status: status === "active" ? ("inactive" as const) : ("active" as const),
        })),
      )
      return answered(reply, "Status changed successfully", changed)
    },
  )

  app.delete(
    "/certificates/delete-certificate/:id",
    { schema: { params: ById, response: { 200: Done } }, config: { fails: ["notFound", "changedMeanwhile"] } },
    async (request) => {
      await database.write(["certificate"], (trx) =>
        deleteRecord(trx, "certificate", request.params.id, askerOf(request)),
      )
      return done("Certificate deleted successfully")
    },
  )
}
