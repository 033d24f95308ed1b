import * as z from "zod/mini"
import { Id, Timestamp } from "../call/resource.ts"
import { form, key, lengths, requiredParagraphs, requiredText } from "../text/input.ts"
import { Certificate } from "./certificate.ts"

const maxTextLength = 1_000

/** The corrections that the holder of a certificate asks for. */
export const RequestCorrection = form({ text: requiredParagraphs(maxTextLength, "fieldRequired") })
export type RequestCorrection = z.infer<typeof RequestCorrection>

export const DeclineCorrection = form({ answer: requiredText(lengths.reason, "fieldRequired") })

export const CorrectionState = z.enum(["open", "done", "declined"])
export type CorrectionState = z.infer<typeof CorrectionState>

const request = {
  text: z.string(),
  createdAt: Timestamp,
  /** When an import has last changed the certificate since the request; empty if it says what it said then, or the request is closed. */
  correctedSince: Timestamp,
}

/** A certificate as its holder sees it, with the latest request for a correction. */
export const OwnCertificate = z.extend(
  z.pick(Certificate, {
    _id: true,
    candidateName: true,
    latinName: true,
    certificationName: true,
    batchNo: true,
    certificationNo: true,
    issuedOn: true,
    expiresOn: true,
    skills: true,
    status: true,
    indexedSince: true,
  }),
  /** `answer` says why it was declined; empty otherwise. */
  { request: z.nullable(z.object({ ...request, state: CorrectionState, answer: z.string() })) },
)
export type OwnCertificate = z.infer<typeof OwnCertificate>

/** An open request, with the certificate that it is about. */
export const CorrectionRequest = z.object({
  _id: Id,
  certificateId: Id,
  certificationNo: z.string(),
  candidateName: z.string(),
  ...request,
})
export type CorrectionRequest = z.infer<typeof CorrectionRequest>

export const CorrectionRequestsQuery = z.object({ certificateId: z.optional(key) })
