import { type CertificateNotice, type Language, lengths, writtenDayIn } from "contract"
import { escapeXml } from "#escape-xml.ts"
import { greetingFor, htmlOf, type MailContent, shortLine, signature } from "#mail/templates.ts"
import { certificateTexts } from "#resources/certificate/mails/texts.ts"
import type { CertificateRow } from "#resources/certificate/table.ts"

type Reader = { name: string; language: Language }
type Certificate = Pick<CertificateRow, "certificationName" | "batchNo" | "certificationNo">

export type NoticeFacts = {
  notice: CertificateNotice
  certificate: Certificate
  /** The page that verifies the certificate. */
  link: string
  /** The published reason of a revocation, or the office's answer; empty if there is none. */
  reason: string
  /** `notAttached`: it cannot show some letters of the certificate. */
  pdf: "attached" | "notAttached" | undefined
  /** Empty unless the certificate has expired. */
  expiredOn: string
}

export function certificateMail({ name, language }: Reader, facts: NoticeFacts): MailContent {
  const { notice, certificate, link, reason, pdf, expiredOn } = facts
  const texts = certificateTexts[language]
  const number = shortLine(certificate.certificationNo, lengths.number)
  const course = shortLine(certificate.certificationName, lengths.name)
  const batch = shortLine(certificate.batchNo, lengths.number)
  const { after, ...valid } = texts.notices[notice]
  const { subject, before } = expiredOn && notice === "reinstated" ? texts.reinstatedExpired : valid
  const isPromise = (line: string) => expiredOn !== "" && line === texts.share
  const sentences = after.map((line) => (isPromise(line) ? texts.expired(writtenDayIn(language, expiredOn)) : line))
  const hello = greetingFor(name, language)
  const named = [course, texts.batch(batch), texts.number(number)]
  const because = reason && texts.reason(shortLine(reason, lengths.reason))
  const [first, ...others] = [because, pdf ? texts[pdf] : "", ...sentences].filter((line) => line !== "")
  const title = subject(number)
  const paragraphs = [hello, before, named.join("\n"), first, `${texts.link}\n${link}`, ...others, signature[language]]
  const text = paragraphs.filter(Boolean).join("\n\n")
  const href = escapeXml(link)
  const html = htmlOf(language, title, [
    paragraph(hello),
    paragraph(before),
    `<p><strong>${escapeXml(course)}</strong><br>${named.slice(1).map(escapeXml).join("<br>")}</p>`,
    ...(first ? [paragraph(first)] : []),
    `<p><a href="${href}">${texts.link}</a><br>${href}</p>`,
    ...others.map((line) => paragraph(String(line))),
    paragraph(signature[language]),
  ])
  return { subject: title, text: `${text}\n`, html }
}

const paragraph = (text: string) => `<p>${escapeXml(text)}</p>`
