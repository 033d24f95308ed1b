import {
  CorrectionRequest,
  closeCorrectionRequest,
  declineCorrectionRequest,
  getCorrectionRequests,
  getOwnCertificates,
  hideFromSearch,
  OwnCertificate,
  requestCorrection,
  showInSearch,
} from "contract"
import type { Actor } from "#audit-log/entry.ts"
import { closeRequest } from "#correction/request.ts"
import { updateRecord } from "#db/records/records.ts"
import { actorOf, sessionIn } from "#http/guard.ts"
import { type App, handle, handleChange, listOf } from "#http/handle.ts"
import { openRequest, openRequests, openSince } from "#resources/correction-request/open-requests.ts"
import { addRequest, holdersOf, ownCertificates } from "#resources/correction-request/own.ts"
import { type Dependencies, example, type Resource } from "#resources/resource.ts"
import type { Trx } from "#schema.ts"

const maxListed = 100

/** Holders see their certificates and request corrections, which the office answers. */
export const correctionRequest: Resource = {
  routes: correctionRequestRoutes,
  notifications: { requestedCorrections: { needs: getCorrectionRequests, isTask: true, rows: openSince } },
  owners: { certificate: holdersOf },
  examples: [
    example(CorrectionRequest, openRequest),
    example(OwnCertificate, {
      _id: openRequest.certificateId,
      candidateName: openRequest.candidateName,
      certificationName: "Ethical Hacking Professional",
      batchNo: "0007",
      certificationNo: openRequest.certificationNo,
      issuedOn: "2026-11-16",
      expiresOn: "",
      status: "active",
      latinName: "",
      skills: "",
      indexedSince: "",
      request: {
        text: openRequest.text,
        createdAt: openRequest.createdAt,
        state: "open",
        answer: "",
        correctedSince: "",
      },
    }),
  ],
  bodies: {
    requestCorrection: { text: openRequest.text },
    declineCorrectionRequest: { answer: "The name is as in your identity card" },
  },
}

function correctionRequestRoutes(app: App, { database }: Dependencies) {
  handle(app, getOwnCertificates, async (request) =>
    listOf(await ownCertificates(database, sessionIn(request).userId, maxListed)),
  )

  handleChange(app, database, requestCorrection, (trx, request) =>
    addRequest(trx, actorOf(request), request.params.id, request.body.text),
  )

  handleChange(app, database, showInSearch, (trx, request) => allowIndexing(trx, actorOf(request), request.params.id))

  handleChange(app, database, hideFromSearch, (trx, request) =>
    forbidIndexing(trx, actorOf(request), request.params.id),
  )

  handle(app, getCorrectionRequests, async ({ query }) => listOf(await openRequests(database.read, query, maxListed)))

  handleChange(app, database, closeCorrectionRequest, (trx, request) =>
    closeRequest(trx, request.params.id, actorOf(request), { state: "done" }),
  )

  handleChange(app, database, declineCorrectionRequest, (trx, request) =>
    closeRequest(trx, request.params.id, actorOf(request), { state: "declined", answer: request.body.answer }),
  )
}

/** The holder allows search engines to show the certificate's page. */
async function allowIndexing(trx: Trx, by: Actor, certificateId: string) {
  const now = new Date().toISOString()
  const requester = { ...by, ifMatch: undefined }
  const change = ({ indexedSince }: { indexedSince: string }) => (indexedSince === "" ? { indexedSince: now } : {})
  await updateRecord(trx, "certificate", certificateId, requester, change, "certificate.show-in-search")
}

async function forbidIndexing(trx: Trx, by: Actor, certificateId: string) {
  const requester = { ...by, ifMatch: undefined }
  const change = () => ({ indexedSince: "" })
  await updateRecord(trx, "certificate", certificateId, requester, change, "certificate.hide-from-search")
}
