import type { Language, OpenBadge } from "contract"
import { openBadgeOf } from "#credentials/open-badge.ts"
import { statusLists, statusListUrl } from "#credentials/status-list.ts"
import type { AttachedCredential } from "#document/attachment.ts"
import type { CertificateRow } from "#resources/certificate/table.ts"
import type { Dependencies } from "#resources/resource.ts"

/** The credentials of certificates, to be signed by `parts.issuer`. */
export function certificateCredentials({ database, issuer, keys, company }: Dependencies) {
  const lists = statusLists(database)
  const saltKey = keys.derive("salt of emails in credentials")

  /** Not `correctedAt`, which is an earlier date if a correction was taken back. */
  async function sinceWhen({ _id, version, createdAt }: CertificateRow): Promise<string> {
    if (version === 1) return createdAt
    const versions = database.read.selectFrom("certificateVersion").select("replacedAt")
    const before = versions.where("certificateId", "=", _id).where("version", "=", version - 1)
    return (await before.executeTakeFirstOrThrow()).replacedAt
  }

  async function contentOf(certificate: CertificateRow): Promise<OpenBadge> {
    const { list, index } = await lists.statusIndexOf(certificate)
    const status = { statusUrl: statusListUrl(issuer.publicUrl, list), statusIndex: index }
    const versionSince = await sinceWhen(certificate)
    return openBadgeOf(certificate, { issuer, company: await company(), saltKey, versionSince, ...status })
  }

  async function attachedTo(certificate: CertificateRow, language: Language): Promise<AttachedCredential> {
    const file = `${encodeURIComponent(certificate.certificationNo)}.pdf?language=${language}`
    const documentUrl = `${issuer.publicUrl}/api/certificates/document/${file}#without-credential`
    const content = await contentOf(certificate)
    return { content, documentUrl, ...(await issuer.signerFor(content)) }
  }

  return { contentOf, attachedTo }
}
