import { ById, ByNumber, Certificate, CreateCertificate, Done, one, PageQuery, PublicCertificate, page } from "contract"
import { newId } from "#db/new-id.ts"
import { type Database, prepare } from "#db/open.ts"
import { pageOf, total } from "#db/page.ts"
import type { CertificateRow } from "#db/schema.ts"
import { contains, folded, searchText } from "#db/search-text.ts"
import type { App } from "#http/app-type.ts"
import { conflict, notFound } from "#http/failure.ts"
import { done, found } from "#http/success.ts"

export function certificateRoutes(app: App, database: Database) {
  const byNumber = prepare(
    database.read
      .selectFrom("certificate")
      .select(["_id", "candidateName", "certificationName", "batchNo", "certificationNo", "status"])
      .where("numberKey", "=", ""),
  )

  app.get(
    "/certificates/verify/:certificationNo",
    { schema: { params: ByNumber, response: { 200: one(PublicCertificate) } } },
    async ({ params }) => {
      const { rows } = await database.run(byNumber, [folded(params.certificationNo)])
      if (!rows[0]) throw notFound("invalidCredential")
      return found("Certificate found", rows[0])
    },
  )

  app.get(
    "/certificates/get-certificates",
    { schema: { querystring: PageQuery, response: { 200: page(Certificate) } } },
    async ({ query }) => {
      const matching = database.read
        .selectFrom("certificate")
        .$if(Boolean(query.search), (rows) => rows.where(contains("searchText", query.search ?? "")))
      const rows = await pageOf(query, matching.select(total), matching.selectAll().orderBy("_id", "desc"))
      return { ...done("Certificates found"), ...rows }
    },
  )

  app.post(
    "/certificates/register",
    { schema: { body: CreateCertificate, response: { 201: one(Certificate) } } },
    async ({ body }, reply) => {
      const made = await database.write(["certificate"], (trx) =>
        trx
          .insertInto("certificate")
          .values(newCertificate(body))
          .onConflict((conflict) => conflict.column("numberKey").doNothing())
          .returningAll()
          .executeTakeFirst(),
      )
      if (!made) throw conflict("certificateTaken", "certificationNo")
      reply.code(201)
      return found("Certificate created successfully", made)
    },
  )

  app.patch(
    "/certificates/update-certificate/:id",
    { schema: { params: ById, response: { 200: one(Certificate) } } },
    async ({ params }) => {
      const changed = await database.write(["certificate"], (trx) =>
        trx
          .updateTable("certificate")
          .set(({ eb }) => ({
            status: eb
              .case()
              .when("status", "=", "active")
              .then("inactive" as const)
              .else("active" as const)
              .end(),
          }))
          .where("_id", "=", params.id)
          .returningAll()
          .executeTakeFirst(),
      )
      if (!changed) throw notFound("certificateNotFound")
      return found("Status changed successfully", changed)
    },
  )

  app.delete(
    "/certificates/delete-certificate/:id",
    { schema: { params: ById, response: { 200: Done } } },
    async ({ params }) => {
      const deleted = await database.write(["certificate"], (trx) =>
        trx.deleteFrom("certificate").where("_id", "=", params.id).returning("_id").executeTakeFirst(),
      )
      if (!deleted) throw notFound("certificateNotFound")
      return done("Certificate deleted successfully")
    },
  )
}

/** The row of a certificate that starts: active, its number folded for comparing, its texts folded for searching. */
export function newCertificate(input: CreateCertificate): CertificateRow {
  const { candidateName, candidateEmail, certificationName, batchNo, certificationNo } = input
  return {
    _id: newId(),
    candidateName,
    candidateEmail,
    certificationName,
    batchNo,
    certificationNo,
    numberKey: folded(certificationNo),
    status: "active",
    searchText: searchText(candidateName, candidateEmail, certificationName, batchNo, certificationNo),
    createdAt: new Date().toISOString(),
  }
}
