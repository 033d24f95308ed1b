import { own, registrars, signedIn } from "../call/call.ts"
import { callsOf } from "../call/calls-of.ts"
import { list } from "../call/resource.ts"
import {
  CorrectionRequest,
  CorrectionRequestsQuery,
  DeclineCorrection,
  OwnCertificate,
  RequestCorrection,
} from "../certificate/correction-request.ts"

export * from "../certificate/correction-request.ts"

const certificate = callsOf("certificate")

export const getOwnCertificates = certificate.get("/certificates/get-own", {
  access: signedIn,
  response: list(OwnCertificate),
  topics: ["certificate", "user"],
  message: "Certificates found",
  summary: "List your own certificates, newest first",
  description:
    "Those with the email of your account. Without a verified email the list is empty. Contains at most 100.",
})

export const requestCorrection = certificate.post("/certificates/request-correction/:id", {
  access: own("certificate"),
  body: RequestCorrection,
  message: "Correction requested successfully",
  errors: { notFound: "certificateNotFound", conflict: "correctionRequested" },
  summary: "Request a correction of your own certificate",
  description: "Each certificate has at most one open request, and you can make five requests a day.",
})

export const showInSearch = certificate.patch("/certificates/show-in-search/:id", {
  access: own("certificate"),
  message: "Setting changed successfully",
  errors: { notFound: "certificateNotFound" },
  summary: "Allow search engines to show the page of your own certificate",
  description: "Only while the certificate is valid. Without it, the page has `noindex`.",
})

export const hideFromSearch = certificate.patch("/certificates/hide-from-search/:id", {
  access: own("certificate"),
  message: "Setting changed successfully",
  errors: { notFound: "certificateNotFound" },
  summary: "Tell search engines not to show the page of your own certificate",
})

export const getCorrectionRequests = certificate.get("/certificates/get-correction-requests", {
  access: registrars,
  query: CorrectionRequestsQuery,
  response: list(CorrectionRequest),
  message: "Requests found",
  summary: "List open requests for corrections, oldest first",
  description:
    "Contains at most 100. Correcting a certificate by hand closes its request. An import does not: it sets `correctedSince`, unless it is undone.",
})

const errors = { notFound: "recordNotFound" } as const

export const closeCorrectionRequest = certificate.patch("/certificates/close-correction-request/:id", {
  access: registrars,
  message: "Request closed successfully",
  errors,
  summary: "Close a request for a correction, without correcting the certificate",
  description: "The holder gets a mail that the request was closed.",
})

export const declineCorrectionRequest = certificate.patch("/certificates/decline-correction-request/:id", {
  access: registrars,
  body: DeclineCorrection,
  message: "Request declined successfully",
  errors,
  summary: "Decline a request for a correction, with a reason",
  description: "The holder gets the reason by mail, and sees it in their list of certificates.",
})
