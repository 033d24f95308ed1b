import { canBeDrawn, validityOf } from "contract"
import { isAnswer } from "#mail/certificate-mails.ts"
import { certificateMail } from "#mail/certificate-templates.ts"
import type { Attachment, WriteNotice } from "#mail/message.ts"
import { fileNameOf } from "#resources/certificate/document.ts"
import { languageOf, signedDocuments } from "#resources/certificate/document-request.ts"
import type { CertificateRow } from "#resources/certificate/table.ts"
import type { Parts } from "#resources/resource.ts"
import type { MailRow } from "#schema.ts"

declare module "fastify" {
  interface FastifyInstance {
    /** Writes the mails about certificates, for the process that sends them. */
    writeNotice: WriteNotice
  }
}

/** After this many attempts a mail goes without the document, to which its link leads too: 21 minutes after the first. */
const attemptsWithDocument = 3

/** Writes mails to holders when they are sent: from the certificate as it is then. */
export function noticeWriter(parts: Parts): WriteNotice {
  const { read } = parts.database
  const signed = signedDocuments(parts)

  return async (mail) => {
    const certificates = read.selectFrom("certificate").selectAll().where("_id", "=", mail.certificateId)
    const certificate = await certificates.executeTakeFirst()
    if (!certificate || mail.notice === "") return undefined
    const cancelledBy = isAnswer(mail.notice) ? undefined : changeAgainst(mail, certificate)
    if (cancelledBy) return cancelledBy
    const users = read.selectFrom("user").select(["name", "language"]).where("email", "=", mail.recipient)
    // Anyone can register with any email.
    const user = await users.where("isVerified", "=", 1).executeTakeFirst()
    const language = user?.language ?? languageOf(certificate)
    const attachments = await attachmentsFor(mail, certificate)
    const isMissing = hasDocument(mail, certificate) && !canBeDrawn(certificate)
    const content = certificateMail(
      { name: isAnswer(mail.notice) && user ? user.name : nameIn(language, certificate), language },
      {
        notice: mail.notice,
        certificate,
        link: `${parts.publicUrl}/c/${encodeURIComponent(certificate.certificationNo)}`,
        reason: mail.notice === "revoked" ? certificate.withdrawalReason : await answerIn(mail),
        pdf: attachments.length > 0 ? "attached" : isMissing ? "notAttached" : undefined,
        expiredOn: validityOf(certificate) === "expired" ? certificate.expiresOn : "",
      },
    )
    return { ...content, attachments }
  }

  async function attachmentsFor(mail: MailRow, certificate: CertificateRow): Promise<Attachment[]> {
    const isDrawn = hasDocument(mail, certificate) && canBeDrawn(certificate)
    if (!isDrawn || mail.attempts > attemptsWithDocument) return []
    const content = await parts.documents.prepare(await signed(certificate)).draw("mails")
    return [{ filename: fileNameOf(certificate.certificationNo, "pdf"), contentType: "application/pdf", content }]
  }

  /** Why the holder's last request was declined. */
  async function answerIn({ notice, certificateId }: MailRow): Promise<string> {
    if (notice !== "requestDeclined") return ""
    const requests = read.selectFrom("correctionRequest").select("answer").where("certificateId", "=", certificateId)
    const last = await requests.where("state", "=", "declined").orderBy("_id", "desc").limit(1).executeTakeFirst()
    return last?.answer ?? ""
  }
}

const hasDocument = ({ notice }: MailRow, certificate: CertificateRow) =>
  notice !== "" && notice !== "revoked" && !isAnswer(notice) && validityOf(certificate) === "valid"

/** The change of the certificate since which the mail would be wrong, or the recipient is not the holder any more. */
function changeAgainst({ notice, recipient }: MailRow, { status, candidateEmail }: CertificateRow) {
  if (recipient !== candidateEmail) return "corrected"
  if ((notice === "revoked") === (status === "inactive")) return undefined
  return notice === "revoked" ? "reinstated" : "revoked"
}

const nameIn = (language: "bn" | "en", { candidateName, latinName }: CertificateRow) =>
  (language === "en" && latinName) || candidateName
