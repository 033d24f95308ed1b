import type { Language } from "contract"
import { escapeXml } from "#escape-xml.ts"
import type { MailKind } from "#mail/kind.ts"
import { greetingFor, htmlOf, type MailContent, signature } from "#mail/templates.ts"

/** Written by an admin. Of use for a week. */
export const writtenByAdmin: MailKind<unknown> = {
  name: "writtenByAdmin",
  lane: "users",
  validForMs: 7 * 24 * 60 * 60 * 1000,
  isOfAccount: true,
}

/** Why somebody gets a mail that no action of theirs caused. */
const reasons = {
  en: "You are receiving this email because you have a Prohori account.",
  bn: "প্রহরীতে আপনার অ্যাকাউন্ট আছে বলে এই মেইলটি পাচ্ছেন।",
}

type Version = { language: Language; subject: string; text: string }

/** A mail that an admin has written, as plain text, for each reader by name. The part that is the same for all is rendered once. */
export function userMail({ language, subject, text: written }: Version): (name: string) => MailContent {
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
