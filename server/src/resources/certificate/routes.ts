import {
  type CertificateFilters,
  changeCertificateStatuses,
  createCertificate,
  deleteCertificate,
  deleteCertificates,
  getCertificate,
  getCertificateSuggestions,
  getCertificates,
  getImports,
  importCertificates,
  isSet,
  mayCall,
  toggleCertificate,
  undoImport,
  verifyCertificate,
} from "contract"
import { acceptCsv } from "#csv/upload.ts"
import { changeMany, finderOf } from "#db/bulk-change.ts"
import { newCertificate } from "#db/certificate-row.ts"
import { deleteRecords } from "#db/delete-records.ts"
import { createRecord, deleteRecord, getRecord, updateRecord } from "#db/records.ts"
import { pageOf } from "#db/search/page.ts"
import { notAllowed, notFound } from "#errors.ts"
import { actorOf, requesterOf, sessionIn } from "#http/guard.ts"
import { type App, handle, handleChange, listOf } from "#http/handle.ts"
import { importHistory, isImportOfOther } from "#imports/import-history.ts"
import { importer } from "#imports/importer.ts"
import { certificateFilters, earlierValues } from "#resources/certificate/filters.ts"
import { numberFinder } from "#resources/certificate/find-by-number.ts"
import type { Parts } from "#resources/resource.ts"

export function certificateRoutes(app: App, parts: Parts) {
  const { database } = parts
  importRoutes(app, parts)
  const findByNumber = numberFinder(database)

  handle(app, verifyCertificate, async ({ params }) => {
    const data = await findByNumber(params.certificationNo)
    if (!data) throw notFound("invalidCredential")
    return { data }
  })

  handle(app, getCertificates, async ({ query, signal }) =>
    pageOf(database, "certificate", query, await certificateFilters(database.read, query), signal),
  )

  handle(app, getCertificateSuggestions, async ({ query }) => listOf(await earlierValues(database.read, query)))

  handle(app, getCertificate, async ({ params }) => ({
    data: await getRecord(database.read, "certificate", params.id),
  }))

  handleChange(app, database, createCertificate, async (trx, request) => ({
    data: await createRecord(trx, "certificate", newCertificate(request.body), requesterOf(request)),
  }))

  handleChange(app, database, toggleCertificate, async (trx, request) => {
    const changed = await updateRecord(trx, "certificate", request.params.id, requesterOf(request), ({ status }) => ({
      status: status === "active" ? ("inactive" as const) : ("active" as const),
    }))
    return { data: changed }
  })

  handle(app, changeCertificateStatuses, async (request) => {
    const { status, ...chosen } = request.body
    const filtersOf = (filter: CertificateFilters) => certificateFilters(database.read, filter)
    const data = await changeMany(database, chosen, {
      table: "certificate",
      topics: changeCertificateStatuses.topics,
      by: actorOf(request),
      values: { status },
      valuesOf: ({ status }) => ({ status }),
      find: finderOf(database, "certificate", filtersOf, request.signal),
    })
    return { data }
  })

  handleChange(app, database, deleteCertificate, async (trx, request) => {
    await deleteRecord(trx, "certificate", request.params.id, requesterOf(request))
  })

  handleChange(app, database, deleteCertificates, async (trx, request) => ({
    data: await deleteRecords(trx, "certificate", request.body, actorOf(request)),
  }))
}

/** Importing certificates from a file, and undoing imports. */
function importRoutes(app: App, { database }: Parts) {
  const imports = importer(database)
  app.addHook("onClose", () => imports.stop())

  handle(app, getImports, async () => listOf(await importHistory(database)))

  handle(app, undoImport, async (request) => {
    const [importId, by] = [request.params.id, actorOf(request)]
    // For those who may delete no certificates, undoing takes back only what they did themselves.
    const mayDelete = mayCall(sessionIn(request).role, deleteCertificate)
    if (!mayDelete && (await isImportOfOther(database, by.userId, importId))) throw notAllowed()
    return { data: await imports.undo({ importId, by }) }
  })

  app.register(async (scope: App) => {
    acceptCsv(scope)
    handle(scope, importCertificates, async (request) => {
      const dryRun = isSet(request.query.dryRun)
      const result = await imports.run({ file: request.body as Buffer, dryRun, by: actorOf(request) })
      return dryRun ? { message: "The file can be imported", data: result } : { data: result }
    })
  })
}
