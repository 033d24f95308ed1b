import type { Language, Role } from "contract"
import type { SignedHead } from "#audit-log/signed-head.ts"
import { escapeXml } from "#escape-xml.ts"
import { accountOpened, type MailKind, recoveryCodesLeft, roleSentence, templateTexts } from "#mail/template-texts.ts"

/** The content of a mail. The text contains everything, for readers without HTML. */
export type MailContent = { subject: string; text: string; html: string }

/** The user who reads a mail. Anyone can register with anybody's email, so a name is known once the email is verified, or if an admin typed it. */
type Reader = { name: string; language: Language; isVerified: 0 | 1; invitedAt: string }
/** The variable part of a kind of mail: a link, lines that must be copied exactly, or a sentence in the reader's language. */
type Content = { link?: string; lines?: readonly string[]; sentence?: string }

const greeting = { en: "Hello", bn: "প্রিয়" }
const nameless = { en: "Hello", bn: "প্রিয় ব্যবহারকারী" }
export const signature = { en: "Prohori", bn: "প্রহরী" }

export function verificationMail(reader: Reader & { createdAt: string }, link: string): MailContent {
  const { name, language, createdAt } = reader
  const sentence = accountOpened[language](timeInDhaka(createdAt, language), nameToGreet(name))
  return mailContent("verification", reader, { link, sentence })
}

export const roleGivenMail = (reader: Reader & { role: Role }, link: string) =>
  mailContent(reader.isVerified ? "roleGiven" : "roleGivenUnverified", reader, {
    link,
    sentence: roleSentence[reader.language](reader.role),
  })
export const roleOfferedMail = (reader: Reader, link: string, role: Role) =>
  mailContent("roleOffered", reader, { link, sentence: roleSentence[reader.language](role) })
export const emailConfirmedMail = (reader: Reader) => mailContent("emailConfirmed", reader)
export const resetMail = (reader: Reader, link: string) => mailContent("reset", reader, { link })
export const openBrowserMail = (reader: Reader, link: string) => mailContent("openBrowser", reader, { link })
export const invitationMail = (reader: Reader, link: string) => mailContent("invitation", reader, { link })
export const unusedAccountMail = (reader: Reader, link: string) => mailContent("unusedAccount", reader, { link })
export const secondFactorOnMail = (reader: Reader) => mailContent("secondFactorOn", reader)
export const passkeyAddedMail = (reader: Reader) => mailContent("passkeyAdded", reader)
export const passkeyDeletedMail = (reader: Reader) => mailContent("passkeyDeleted", reader)
export const newRecoveryCodesMail = (reader: Reader) => mailContent("newRecoveryCodes", reader)
export const recoveryCodeUsedMail = (reader: Reader, left: number) =>
  mailContent("recoveryCodeUsed", reader, { sentence: recoveryCodesLeft[reader.language](left) })
export const wrongCodesMail = (reader: Reader) => mailContent("wrongCodes", reader)
export const secondFactorOffMail = (reader: Reader) => mailContent("secondFactorOff", reader)
export const unprovenFactorRemovedMail = (reader: Reader) => mailContent("unprovenFactorRemoved", reader)

/** Without the name of the browser, which an attacker can choose. "My Devices" shows it. */
export function newDeviceMail(reader: Reader, address: string, publicUrl: string): MailContent {
  return mailContent("newDevice", reader, {
    link: `${publicUrl}/dashboard/my-devices`,
    lines: [`${timeInDhaka(new Date().toISOString(), "en")} (Dhaka)`, address],
  })
}

const timeInDhaka = (time: string, language: Language) =>
  new Date(time).toLocaleString(language === "bn" ? "bn-BD" : "en-GB", {
    timeZone: "Asia/Dhaka",
    dateStyle: "long",
    timeStyle: "short",
  })

export const passwordChangedMail = (reader: Reader) => mailContent("passwordChanged", reader)

export const accountErasedMail = (reader: Reader) => mailContent("accountErased", reader)

/** The line names match those of the command that verifies them. */
export function auditHeadMail(reader: Reader, { position, hash, keyId, signature }: SignedHead): MailContent {
  const lines = [
    `position: ${position}`,
    `hash: ${hash}`,
    `signature: ${signature} (key ${keyId})`,
    `npm run verify-audit -- --head ${position}:${hash}`,
  ]
  return mailContent("auditHead", reader, { lines })
}

/** Why somebody gets a mail that no action of theirs caused. */
const reasons = {
  en: "You are receiving this email because you have a Prohori account.",
  bn: "প্রহরীতে আপনার অ্যাকাউন্ট আছে বলে এই মেইলটি পাচ্ছেন।",
}

type Written = { language: Language; subject: string; text: string }

/** A mail that an admin has written, as plain text, for each reader by name. The part that is the same for all is rendered once. */
export function userMail({ language, subject, text: written }: Written): (name: string) => MailContent {
  const body = written.replace(/\r\n?/g, "\n")
  const text = [body, signature[language], `-- \n${reasons[language]}`].join("\n\n")
  const lines = [
    ...body.split(/\n{2,}/).map((paragraph) => `<p>${withLinks(paragraph).replaceAll("\n", "<br>")}</p>`),
    `<p>${signature[language]}</p>`,
    `<p style="color: #666; font-size: 13px">${reasons[language]}</p>`,
  ].join("\n")
  return (name) => {
    const hello = greetingFor(name, language)
    const html = htmlOf(language, subject, [`<p>${escapeXml(hello)}</p>`, lines])
    return { subject, text: `${hello}\n\n${text}\n`, html }
  }
}

// Without the punctuation that ends a sentence.
const link = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'।]/g

/** Escapes a text, and makes its links clickable. */
function withLinks(text: string): string {
  const links = [...text.matchAll(link)]
  const parts = text.split(link).map(escapeXml)
  return parts.map((part, index) => part + anchor(links[index]?.[0])).join("")
}

const anchor = (url = "") => url && `<a href="${escapeXml(url)}">${escapeXml(url)}</a>`

export function greetingFor(name: string, language: Language): string {
  const known = nameToGreet(name)
  return `${known ? `${greeting[language]} ${known}` : nameless[language]},`
}

export function htmlOf(language: Language, title: string, lines: string[]): string {
  return `${[
    "<!doctype html>",
    `<html lang="${language}">`,
    `<head><meta charset="utf-8"><title>${escapeXml(title)}</title></head>`,
    '<body style="font-family: sans-serif; font-size: 16px; line-height: 1.5">',
    ...lines,
    "</body>",
    "</html>",
  ].join("\n")}\n`
}

function mailContent(
  kind: MailKind,
  { name, language, isVerified, invitedAt }: Reader,
  { link, lines = [], sentence }: Content = {},
): MailContent {
  const { subject, before, link: label, after } = templateTexts[language][kind]
  const hello = greetingFor(isVerified || invitedAt ? name : "", language)
  const block = lines.join("\n")
  const text = [hello, before, sentence, link, block, after, signature[language]].filter(Boolean).join("\n\n")
  const href = link && escapeXml(link)
  const html = htmlOf(language, subject, [
    `<p>${escapeXml(hello)}</p>`,
    `<p>${before}</p>`,
    ...(sentence ? [`<p>${escapeXml(sentence)}</p>`] : []),
    ...(href ? [`<p><a href="${href}">${label}</a></p>`, `<p>${href}</p>`] : []),
    ...(block
      ? [`<pre lang="en" style="white-space: pre-wrap; overflow-wrap: anywhere">${escapeXml(block)}</pre>`]
      : []),
    `<p>${after}</p>`,
    `<p>${signature[language]}</p>`,
  ])
  return { subject, text: `${text}\n`, html }
}

const maxNameLength = 100
// Marks of the direction could show a text backwards. Bengali needs the two joiners.
const invisible = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu
const looksLikeAddress = /:\/\/|@|[^\s.]\.[^\s.]{2,}/

/** A text of a record as part of a line: of a bounded length, without breaks and invisible characters. */
export function lineOf(text: string, maxLength: number): string {
  const line = text
    .slice(0, maxLength * 10)
    .toWellFormed()
    .replace(invisible, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
  return Array.from(line.trim()).slice(0, maxLength).join("")
}

/** Omits a name that a mail program would turn into a link, because anyone can register an email address under any name. */
function nameToGreet(name: string): string {
  const line = lineOf(name, maxNameLength)
  return looksLikeAddress.test(line) ? "" : line
}
