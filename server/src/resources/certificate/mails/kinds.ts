import { type CertificateNotice, canBeDrawn, validityOf } from "contract"
import { isAnswer, noticeKind, noticeOf } from "#mail/certificate-mails.ts"
import type { MailKind } from "#mail/kind.ts"
import type { Attachment, Written } from "#mail/transport/message.ts"
import { fileNameOf } from "#resources/certificate/document/document-file.ts"
import { languageOf, signedDocuments } from "#resources/certificate/document/draw-request.ts"
import { certificateMail } from "#resources/certificate/mails/template.ts"
import type { CertificateRow } from "#resources/certificate/table.ts"
import { markSeen, maxSeenAttempts } from "#resources/certificate/verify/mark-seen.ts"
import type { Dependencies } from "#resources/resource.ts"
import type { MailRow, Read } from "#schema.ts"

/** A mail to the holder of a certificate, written from the certificate as it is when it is sent. */
const notice = (about: CertificateNotice): MailKind<Dependencies> => ({ ...noticeKind(about), isStillTrue, write })

export const certificateIssued = notice("issued")
export const certificateCorrected = notice("corrected")
export const requestCorrected = notice("requestCorrected")
export const certificateRevoked = notice("revoked")
export const certificateReinstated = notice("reinstated")
export const requestDone = notice("requestDone")
export const requestDeclined = notice("requestDeclined")

/** After this many attempts a mail goes without the document, to which its link leads too: 21 minutes after the first. */
const attemptsWithDocument = 3

const certificateOf = (read: Read, { refId }: MailRow) =>
  read.selectFrom("certificate").selectAll().where("_id", "=", refId)

/** The answer to a request is for its reader, whatever has happened to the certificate since. */
async function isStillTrue(mail: MailRow, read: Read) {
  const certificate = await certificateOf(read, mail).executeTakeFirst()
  if (!certificate) return false
  return isAnswer(noticeOf(mail)) || (changeAgainst(mail, certificate) ?? true)
}

async function write(mail: MailRow, parts: Dependencies): Promise<Written> {
  const { read } = parts.database
  const about = noticeOf(mail)
  const certificate = await seenCertificate(mail, parts)
  const users = read.selectFrom("user").select(["name", "language"]).where("email", "=", mail.recipient)
  // Anyone can register with any email.
  const user = await users.where("isVerified", "=", 1).executeTakeFirst()
  const language = user?.language ?? languageOf(certificate)
  const attachments = await attachmentsFor(mail, certificate, parts)
  const isMissing = hasDocument(mail, certificate) && !canBeDrawn(certificate)
  const content = certificateMail(
    { name: isAnswer(about) && user ? user.name : nameIn(language, certificate), language },
    {
      notice: about,
      certificate,
      link: `${parts.publicUrl}/c/${encodeURIComponent(certificate.certificationNo)}`,
      reason: about === "revoked" ? certificate.withdrawalReason : await answerIn(mail, read),
      pdf: attachments.length > 0 ? "attached" : isMissing ? "notAttached" : undefined,
      expiredOn: validityOf(certificate) === "expired" ? certificate.expiresOn : "",
    },
  )
  return { ...content, attachments }
}

/** From now on the number stays, even if this attempt fails: the mail may have got through. */
async function seenCertificate(mail: MailRow, { database }: Dependencies) {
  for (let attempt = 1; ; attempt++) {
    const certificate = await certificateOf(database.read, mail).executeTakeFirstOrThrow()
    if ((await markSeen(database, [certificate], "mailed")) || attempt === maxSeenAttempts) return certificate
  }
}

async function attachmentsFor(mail: MailRow, certificate: CertificateRow, parts: Dependencies): Promise<Attachment[]> {
  const isDrawn = hasDocument(mail, certificate) && canBeDrawn(certificate)
  if (!isDrawn || mail.attempts > attemptsWithDocument) return []
  const content = await parts.documents.prepare(await signedDocuments(parts)(certificate)).draw("mails")
  return [{ filename: fileNameOf(certificate.certificationNo, "pdf"), contentType: "application/pdf", content }]
}

/** Why the holder's last request was declined. */
async function answerIn(mail: MailRow, read: Read): Promise<string> {
  if (noticeOf(mail) !== "requestDeclined") return ""
  const requests = read.selectFrom("correctionRequest").select("answer").where("certificateId", "=", mail.refId)
  const last = await requests.where("state", "=", "declined").orderBy("_id", "desc").limit(1).executeTakeFirst()
  return last?.answer ?? ""
}

function hasDocument(mail: MailRow, certificate: CertificateRow) {
  const about = noticeOf(mail)
  return about !== "revoked" && !isAnswer(about) && validityOf(certificate) === "valid"
}

/** The change of the certificate since which the mail would be wrong, or the recipient is not the holder any more. */
function changeAgainst(mail: MailRow, { status, candidateEmail }: CertificateRow) {
  if (mail.recipient !== candidateEmail) return "corrected"
  const isRevocation = noticeOf(mail) === "revoked"
  if (isRevocation === (status === "inactive")) return undefined
  return isRevocation ? "reinstated" : "revoked"
}

const nameIn = (language: "bn" | "en", { candidateName, latinName }: CertificateRow) =>
  (language === "en" && latinName) || candidateName
