import {
  type CertificateFilters,
  canBeDrawn,
  changeCertificateStatuses,
  createCertificate,
  deleteCertificate,
  deleteCertificates,
  getBatchCandidates,
  getCertificate,
  getCertificateSuggestions,
  getCertificates,
  getImports,
  getLatestNumbers,
  getNewNumbers,
  importCertificates,
  isSet,
  mayCall,
  undoImport,
  validityOf,
  verifyCertificate,
} from "contract"
import { acceptCsv } from "#csv/upload.ts"
import { changeMany, finderOf } from "#db/records/bulk-change.ts"
import { newCertificate } from "#db/records/certificate-row.ts"
import { deleteRecord, deleteRecords } from "#db/records/delete-records.ts"
import { createRecord, getRecord } from "#db/records/records.ts"
import { pageOf } from "#db/search/pagination.ts"
import { badInput, notAllowed, notFound } from "#errors.ts"
import { actorOf, requesterOf, sessionIn } from "#http/guard.ts"
import { type App, handle, handleChange, listOf } from "#http/handle.ts"
import { visitorNetwork } from "#http/visitor.ts"
import { importHistory, isImportOfOther } from "#imports/import-history.ts"
import { importer } from "#imports/importer.ts"
import { cancelNotices, queueFirstNotices } from "#mail/certificate-mails.ts"
import {
  actionTo,
  allReinstated,
  allRevoked,
  changeRoutes,
  notifyOfStatuses,
  type StatusChange,
} from "#resources/certificate/changes.ts"
import { courseRoutes } from "#resources/certificate/course-routes.ts"
import { credentialRoutes } from "#resources/certificate/credential-routes.ts"
import { documentRoutes } from "#resources/certificate/document/document-file.ts"
import { documentsRoutes } from "#resources/certificate/document/pdf-zip.ts"
import { certificateFilters, earlierValues } from "#resources/certificate/filters.ts"
import { mailRoutes } from "#resources/certificate/mails/routes.ts"
import { candidatesOf, latestNumbers, proposeNumbers } from "#resources/certificate/new-numbers.ts"
import { numberFinder } from "#resources/certificate/verify/find-by-number.ts"
import { verifyManyRoute } from "#resources/certificate/verify/verify-many.ts"
import type { Dependencies } from "#resources/resource.ts"
import type { Trx } from "#schema.ts"

export function certificateRoutes(app: App, parts: Dependencies) {
  const { database } = parts
  importRoutes(app, parts)
  changeRoutes(app, parts)
  mailRoutes(app, parts)
  documentRoutes(app, parts)
  documentsRoutes(app, parts)
  credentialRoutes(app, parts)
  const findByNumber = numberFinder(parts)
  const courseRouteOf = courseRoutes(database)

  handle(app, verifyCertificate, async (request) => {
    const { certificationNo } = request.params
    const found = await parts.numberBudget.charge(visitorNetwork(request), () => findByNumber(certificationNo))
    if (!found) throw notFound("invalidCredential")
    const now = Date.now()
    const checkedAt = new Date(now).toISOString()
    const courseRoute = await courseRouteOf(found.certificationName)
    // Also of a revoked one.
    const { status, issuedOn, expiresOn } = found
    const validity = validityOf({ status: "active", issuedOn, expiresOn }, now)
    const states = {
      isExpired: validity === "expired",
      isNotYetValid: validity === "notYetValid",
      hasDocument: status === "active" && validity === "valid" && canBeDrawn(found),
    }
    return { data: { ...found, ...states, checkedAt, courseRoute } }
  })

  verifyManyRoute(app, parts)

  handle(app, getCertificates, async ({ query, signal }) =>
    pageOf(database, "certificate", query, await certificateFilters(database.read, query), signal),
  )

  handle(app, getCertificateSuggestions, async ({ query }) => listOf(await earlierValues(database.read, query)))

  handle(app, getNewNumbers, async ({ query }) => listOf(await proposeNumbers(database.read, parts.newNumbers, query)))

  handle(app, getLatestNumbers, async () => listOf(await latestNumbers(database.read)))

  handle(app, getBatchCandidates, async ({ query }) => listOf(await candidatesOf(database.read, query.batchNo)))

  handle(app, getCertificate, async ({ params }) => ({
    data: await getRecord(database.read, "certificate", params.id),
  }))

  handleChange(app, database, createCertificate, async (trx, request) => {
    const created = await createRecord(trx, "certificate", newCertificate(request.body), requesterOf(request))
    if (isSet(request.query.notify)) await queueFirstNotices(trx, [created])
    return { data: created }
  })

  handle(app, changeCertificateStatuses, async (request) => {
    const { status, reason, note, restoresDate, ...chosen } = request.body
    const matches = (given: string | undefined, known: string) => given === undefined || given === known
    const filtersOf = (filter: CertificateFilters) => certificateFilters(database.read, filter)
    const data = await changeMany(database, chosen, {
      table: "certificate",
      topics: changeCertificateStatuses.topics,
      action: actionTo({ status }),
      by: actorOf(request),
      values: status === "active" ? allReinstated() : allRevoked({ reason, note, restoresDate }),
      valuesOf: ({ status, withdrawalReason, withdrawalNote }) => ({
        status,
        reason: withdrawalReason,
        note: withdrawalNote,
        restoresDate: status === "inactive",
      }),
      isDone: (row) =>
        row.status === status &&
        (status === "active" || (matches(reason, row.withdrawalReason) && matches(note, row.withdrawalNote))),
      find: finderOf(database, "certificate", filtersOf, request.signal),
      onChanged: async (trx: Trx, changes: StatusChange[]) => {
        if (isSet(request.query.notify)) await notifyOfStatuses(trx, changes, { lane: "certificates" })
      },
    })
    return { data }
  })

  handleChange(app, database, deleteCertificate, async (trx, request) => {
    await deleteRecord(trx, "certificate", request.params.id, requesterOf(request))
    await cancelNotices(trx, [request.params.id])
  })

  handleChange(app, database, deleteCertificates, async (trx, request) => {
    const data = await deleteRecords(trx, "certificate", request.body, actorOf(request))
    await cancelNotices(
      trx,
      request.body.records.map(({ _id }) => _id),
    )
    return { data }
  })
}

function importRoutes(app: App, { database }: Dependencies) {
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
      const { requestId, reason = "", dryRunDigest } = request.query
      const [dryRun, notify] = [isSet(request.query.dryRun), isSet(request.query.notify)]
      const corrects = isSet(request.query.corrects)
      if (corrects && !dryRun && reason === "") throw badInput("allFieldsRequired", "reason")
      const options = { dryRun, notify, requestId, corrects, reason, dryRunDigest }
      const order = { file: request.body as Buffer, by: actorOf(request), ...options }
      const result = await imports.run(order)
      return dryRun ? { message: "The file can be imported", data: result } : { data: result }
    })
  })
}
