import { type DocumentFormat, documentIn, getCertificateDocument, isSet, type PublicCertificate } from "contract"
import type { FastifyReply } from "fastify"
import { getRecord } from "#db/records/records.ts"
import { notFound } from "#errors.ts"
import { matchesEtag } from "#http/cache/response-cache.ts"
import { type App, handle } from "#http/handle.ts"
import { noPagePolicy } from "#http/headers/headers.ts"
import { visitorNetwork } from "#http/visitor.ts"
import { documentOf, languageOf, signedDocuments } from "#resources/certificate/document/draw-request.ts"
import { refuseInvalid, refuseMissingLetters } from "#resources/certificate/refuse-invalid.ts"
import { numberFinder } from "#resources/certificate/verify/find-by-number.ts"
import type { Dependencies } from "#resources/resource.ts"

const types = { pdf: "application/pdf", png: "image/png", svg: "image/svg+xml" } as const

// The PDF viewers of browsers need scripts and plugins of their own. An SVG must not run anything.
const policies = {
  pdf: "frame-ancestors 'none'",
  png: `${noPagePolicy}; sandbox`,
  svg: `${noPagePolicy}; img-src data:; style-src 'unsafe-inline'; sandbox`,
} as const

/** Certificates as documents. As with verification, the number is enough to read one. */
export function documentRoutes(app: App, parts: Dependencies) {
  const { database, documents, publicUrl, signatory, numberBudget } = parts
  const findByNumber = numberFinder(parts)
  const signed = signedDocuments(parts)

  handle(app, getCertificateDocument, async (request, reply) => {
    const asked = documentIn(request.params.file)
    if (!asked) throw notFound("addressNotFound")
    const found = await numberBudget.charge(visitorNetwork(request), () =>
      findByNumber(asked.number, isSet(request.query.preview) ? "" : "downloaded"),
    )
    if (!found) throw notFound("invalidCredential")
    refuseInvalid(found)
    const { etag, draw } = documents.prepare(await documentRequest(found, asked.format, request.query.language))
    const isCurrent = matchesEtag(etag, request.headers["if-none-match"])
    const bytes = isCurrent ? undefined : await draw(visitorNetwork(request))
    // Only now: a failure has other headers.
    setHeaders(reply, found.certificationNo, asked.format).header("etag", etag)
    return bytes ? reply.type(types[asked.format]).send(bytes) : reply.code(304).send()
  })

  async function documentRequest(found: PublicCertificate, format: DocumentFormat, language = languageOf(found)) {
    // Text and credential are of the same version, even if it is corrected meanwhile.
    if (format === "pdf") {
      const certificate = await getRecord(database.read, "certificate", found._id)
      refuseMissingLetters(certificate)
      return signed(certificate, language)
    }
    refuseMissingLetters(found)
    return { document: documentOf(found, { language, publicUrl, signatory: await signatory(found, language) }), format }
  }
}

const forFileName = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}._-]+/gu, "-")

export const fileNameOf = (number: string, format: DocumentFormat | "zip") => `${forFileName(number)}.${format}`

/** The header for a file name that need not be ASCII. */
export const dispositionOf = (how: "inline" | "attachment", name: string) =>
  `${how}; filename="${name.replace(/[^\x20-\x7e]/g, "_")}"; filename*=UTF-8''${encodeURIComponent(name)}`

function setHeaders(reply: FastifyReply, number: string, format: keyof typeof types) {
  const name = fileNameOf(number, format)
  return reply.headers({
    // Each time a browser asks whether it is still valid.
    "cache-control": "public, no-cache",
    "content-disposition": dispositionOf("inline", name),
    "content-security-policy": policies[format],
    "cross-origin-resource-policy": "cross-origin",
  })
}
