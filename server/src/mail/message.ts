import type { MailRow } from "#schema.ts"

export type Sender = { name: string; address: string }

/** A mail as it travels, by SMTP or into a file. */
export type Message = {
  from: Sender
  to: string
  subject: string
  date: Date
  messageId: string
  text: string
  html: string
}

/** By which way mails leave. */
export type Transport = { send: (message: Message, signal: AbortSignal) => Promise<void>; close: () => void }

const longestAddress = 254
const oneAddress = /^[^\s,;:<>()[\]\\"@\p{C}]+@[^\s,;:<>()[\]\\"@\p{C}]+$/u

/** Mail libraries read a list, a group or a header's end out of an address, and send to whom it names. */
export function isOneAddress(value: string): boolean {
  return value.length <= longestAddress && oneAddress.test(value)
}

/** Reads `Name <address>`, or an address alone. */
export function senderIn(value: string): Sender | null {
  const [, name = "", bracketed, bare = ""] = /^(?:"?([^"<>\p{C}]*)"?<([^<>]*)>|([^<>]*))$/u.exec(value.trim()) ?? []
  const address = (bracketed ?? bare).trim()
  return isOneAddress(address) ? { name: name.trim(), address } : null
}

/** The same for every attempt at a mail, so that one that arrives twice can be told. */
export function messageOf(mail: MailRow, from: Sender): Message {
  return {
    from,
    to: mail.recipient,
    subject: mail.subject.replace(/\p{Cc}+/gu, " "),
    date: new Date(mail.createdAt),
    messageId: `<${mail._id}${from.address.slice(from.address.indexOf("@"))}>`,
    text: mail.text,
    html: mail.html,
  }
}
