import type { Language } from "contract"
import { escapeXml } from "#escape-xml.ts"

/** The content of a mail. The text contains everything, for readers without HTML. */
export type MailContent = { subject: string; text: string; html: string }

/** The texts of a mail to the owner of an account: `link` is the label of the link in it. */
export type MailTexts = Record<Language, { subject: string; before: string; link?: string; after: string }>

/** The user who reads a mail. Anyone can register with anybody's email, so a name is known once the email is verified, or if an admin typed it. */
export type Reader = { name: string; language: Language; isVerified: 0 | 1; invitedAt: string }
/** The variable part of a kind of mail: a link, lines that must be copied exactly, or a sentence in the reader's language. */
export type Content = { link?: string; lines?: readonly string[]; sentence?: string }

const greeting = { en: "Hello", bn: "প্রিয়" }
const nameless = { en: "Hello", bn: "প্রিয় ব্যবহারকারী" }
export const signature = { en: "Prohori", bn: "প্রহরী" }

export const timeInDhaka = (time: string, language: Language) =>
  new Date(time).toLocaleString(language === "bn" ? "bn-BD" : "en-GB", {
    timeZone: "Asia/Dhaka",
    dateStyle: "long",
    timeStyle: "short",
  })

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

export function mailContent(
  texts: MailTexts,
  { name, language, isVerified, invitedAt }: Reader,
  { link, lines = [], sentence }: Content = {},
): MailContent {
  const { subject, before, link: label, after } = texts[language]
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
export function shortLine(text: string, maxLength: number): string {
  const line = text
    .slice(0, maxLength * 10)
    .toWellFormed()
    .replace(invisible, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
  return Array.from(line.trim()).slice(0, maxLength).join("")
}

/** Omits a name that a mail program would turn into a link, because anyone can register an email address under any name. */
export function nameToGreet(name: string): string {
  const line = shortLine(name, maxNameLength)
  return looksLikeAddress.test(line) ? "" : line
}
