import type { MailContent } from "#mail/templates.ts"
import type { MailRow } from "#schema.ts"

export type Sender = { name: string; address: string }

export type Message = {
  from: Sender
  to: string
  subject: string
  date: Date
  messageId: string
  text: string
  html: string
  attachments: Attachment[]
  /** A mail program may unsubscribe its reader with one press, by a POST to this URL (RFC 8058). */
  unsubscribeUrl?: string | undefined
}

export const headersOf = ({ unsubscribeUrl }: Message): Record<string, string> => ({
  "Auto-Submitted": "auto-generated",
  ...(unsubscribeUrl && {
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  }),
})

export type Attachment = { filename: string; contentType: string; content: Buffer }

/** The content of a mail, with what is attached, and how its reader unsubscribes. */
export type Written = MailContent & Partial<Pick<Message, "attachments" | "unsubscribeUrl">>

export type Transport = { send: (message: Message, signal: AbortSignal) => Promise<void>; close: () => void }

const maxAddressLength = 254
const oneAddress = /^[^\s,;:<>()[\]\\"@\p{C}]+@[^\s,;:<>()[\]\\"@\p{C}]+$/u

/** Rejects lists, groups and line breaks, which mail libraries would parse as further recipients or headers. */
export const isOneAddress = (value: string) => value.length <= maxAddressLength && oneAddress.test(value)

/** Parses `Name <address>` or a bare address. */
export function senderIn(value: string): Sender | null {
  const [, name = "", bracketed, bare = ""] = /^(?:"?([^"<>\p{C}]*)"?<([^<>]*)>|([^<>]*))$/u.exec(value.trim()) ?? []
  const address = (bracketed ?? bare).trim()
  return isOneAddress(address) ? { name: name.trim(), address } : null
}

/** The same message id and date for every attempt, so that a duplicate can be recognized. */
export function messageOf(mail: MailRow, written: Written, from: Sender): Message {
  return {
    from,
    to: mail.recipient,
    subject: written.subject.replace(/\p{Cc}+/gu, " "),
    date: new Date(mail.createdAt),
    messageId: `<${mail._id}${from.address.slice(from.address.indexOf("@"))}>`,
    text: written.text,
    html: written.html,
    attachments: written.attachments ?? [],
    unsubscribeUrl: written.unsubscribeUrl,
  }
}
