import type { DocumentSignatory } from "contract"
import { documentFields, type Language, type PublicCertificate } from "contract"
import type { DocumentRequest } from "#document/draw-queue.ts"
import { certificateCredentials } from "#resources/certificate/credential.ts"
import type { CertificateRow } from "#resources/certificate/table.ts"
import type { Dependencies } from "#resources/resource.ts"

/** Requests a certificate's PDF with its credential. Without a language, it is in that of the certification's name. */
export function signedDocuments(parts: Dependencies) {
  const { publicUrl, signatory } = parts
  const { attachedTo } = certificateCredentials(parts)
  return async (certificate: CertificateRow, language = languageOf(certificate)): Promise<DocumentRequest> => {
    const document = documentOf(certificate, { language, publicUrl, signatory: await signatory(certificate, language) })
    return { document, format: "pdf", credential: await attachedTo(certificate, language) }
  }
}

/** The language of the certification's name. */
export function languageOf({ certificationName }: Pick<PublicCertificate, "certificationName">): Language {
  if (/\p{Script=Bengali}/u.test(certificationName)) return "bn"
  return /\p{Script=Latin}/u.test(certificationName) ? "en" : "bn"
}

type Statements = Parameters<typeof documentFields>[0] & Pick<PublicCertificate, "correctedAt">
type Options = { language: Language; publicUrl: string; signatory: DocumentSignatory | undefined }

export function documentOf(certificate: Statements, { language, publicUrl, signatory }: Options) {
  const { correctedAt, issuedOn } = certificate
  return {
    ...documentFields(certificate, language, publicUrl),
    signatory,
    madeAt: Date.parse(correctedAt || issuedOn) || 0,
  }
}
