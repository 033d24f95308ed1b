import {
  type DocumentFormat,
  documentIn,
  getCertificateDocument,
  isExpired,
  type Language,
  type PublicCertificate,
} from "contract"
import type { FastifyReply } from "fastify"
import type { DocumentRequest } from "#document/documents.ts"
import type { Signatory } from "#document/texts.ts"
import { gone, notFound } from "#errors.ts"
import { type App, handle } from "#http/handle.ts"
import { matchesEtag } from "#http/response-cache.ts"
import { numberFinder } from "#resources/certificate/find-by-number.ts"
import type { Parts } from "#resources/resource.ts"

const types = { pdf: "application/pdf", png: "image/png", svg: "image/svg+xml" } as const

// The PDF viewers of browsers need scripts and plugins of their own. An SVG must not run anything.
const policies = {
  pdf: "frame-ancestors 'none'",
  png: "default-src 'none'; sandbox",
  svg: "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
} as const

/** Certificates as documents. As with verification, whoever knows the number may read one. */
export function documentRoutes(app: App, { database, documents, publicUrl, signatory }: Parts) {
  const findByNumber = numberFinder(database)

  handle(app, getCertificateDocument, async (request, reply) => {
    const asked = documentIn(request.params.file)
    if (!asked) throw notFound("addressNotFound")
    const found = await findByNumber(asked.number)
    if (!found) throw notFound("invalidCredential")
    if (found.status === "inactive") throw gone("certificateRevoked")
    if (isExpired(found)) throw gone("certificateExpired")
    const language = request.query.language ?? languageOf(found)
    const document = documentOf(found, { language, publicUrl, signatory })
    const drawn: DocumentRequest = { document, format: asked.format }
    const etag = documents.etagOf(drawn)
    const isCurrent = matchesEtag(etag, request.headers["if-none-match"])
    const bytes = isCurrent ? undefined : await documents.draw(drawn, request.ip)
    // Only now: a failure has other headers.
    setHeaders(reply, found.certificationNo, asked.format).header("etag", etag)
    return bytes ? reply.type(types[asked.format]).send(bytes) : reply.code(304).send()
  })
}

export const fileNameOf = (number: string, format: DocumentFormat) =>
  `${number.replace(/[^\p{L}\p{M}\p{N}._-]+/gu, "-")}.${format}`

function setHeaders(reply: FastifyReply, number: string, format: keyof typeof types) {
  const name = fileNameOf(number, format)
  const ascii = name.replace(/[^\x20-\x7e]/g, "_")
  return reply.headers({
    // Each time a browser asks whether it is still valid.
    "cache-control": "public, no-cache",
    "content-disposition": `inline; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    "content-security-policy": policies[format],
    "cross-origin-resource-policy": "cross-origin",
  })
}

/** The language of the certification's name. */
export function languageOf({ certificationName }: Pick<PublicCertificate, "certificationName">): Language {
  if (/\p{Script=Bengali}/u.test(certificationName)) return "bn"
  return /\p{Script=Latin}/u.test(certificationName) ? "en" : "bn"
}

/** What a document shows of a certificate. */
type Statements = Omit<PublicCertificate, "_id" | "status" | "version" | "withdrawnAt" | "withdrawalReason">
type Options = { language: Language; publicUrl: string; signatory: Signatory | undefined }

export function documentOf(certificate: Statements, { language, publicUrl, signatory }: Options) {
  const { candidateName, latinName, certificationName, batchNo, certificationNo, correctedAt } = certificate
  const { issuedOn, expiresOn, hours, skills } = certificate
  const names = [candidateName, latinName].filter((name, index, all) => name !== "" && all.indexOf(name) === index)
  const [name = "", otherName = ""] = language === "en" ? names.toReversed() : names
  return {
    ...{ language, name, otherName, course: certificationName, batch: batchNo, number: certificationNo },
    ...{ issuedOn, expiresOn, hours, skills, signatory },
    url: `${publicUrl}/c/${encodeURIComponent(certificationNo)}`,
    madeAt: Date.parse(correctedAt || issuedOn) || 0,
  }
}
