import { mkdir, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { mailFileName } from "#mail/transport/mail-files.ts"
import { type Attachment, headersOf, type Message, type Transport } from "#mail/transport/message.ts"

/** Writes each mail to a file, for installations without a mail server. */
export function emlTransport(folder: string): Transport {
  return {
    send: async (message) => {
      // Links are secrets, so other users of this machine must not read the files.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, nameOf(message))
      await writeFile(`${path}.tmp`, emlOf(message), { mode: 0o600, flush: true })
      await rename(`${path}.tmp`, path)
    },
    close: () => {},
  }
}

const nameOf = ({ date, messageId }: Message) =>
  mailFileName(date.toISOString(), messageId.slice(1, messageId.indexOf("@")))

/** Built without nodemailer, which wraps or encodes every line: people open the file to copy the link. */
function emlOf(message: Message): string {
  const { from, to, subject, date, messageId, text, html, attachments } = message
  const boundary = `=_${messageId.slice(1, messageId.indexOf("@"))}`
  const content = [
    `Content-Type: multipart/alternative;\r\n boundary="${boundary}"`,
    "",
    ...part(boundary, "plain", text),
    ...part(boundary, "html", html),
    `--${boundary}--`,
    "",
  ]
  const lines = [
    `From: ${from.name ? `${encodedHeader(from.name)}\r\n <${from.address}>` : from.address}`,
    `To: ${to}`,
    `Subject: ${encodedHeader(subject)}`,
    `Date: ${date.toUTCString().replace("GMT", "+0000")}`,
    `Message-ID: ${messageId}`,
    ...Object.entries(headersOf(message)).map(([name, value]) => `${name}: ${value}`),
    "MIME-Version: 1.0",
    ...(attachments.length > 0 ? withAttachments(boundary, content, attachments) : content),
  ]
  return lines.join("\r\n")
}

function withAttachments(inner: string, content: string[], attachments: Attachment[]): string[] {
  // The inner one must not be the beginning of this one.
  const boundary = `all${inner}`
  return [
    `Content-Type: multipart/mixed;\r\n boundary="${boundary}"`,
    "",
    `--${boundary}`,
    ...content,
    ...attachments.flatMap((attachment) => [`--${boundary}`, ...attached(attachment)]),
    `--${boundary}--`,
    "",
  ]
}

function attached({ filename, contentType, content }: Attachment): string[] {
  const name = `filename*=UTF-8''${encodeURIComponent(filename)}`
  const lines = content.toString("base64").match(/.{1,76}/g) ?? []
  return [
    `Content-Type: ${contentType}`,
    "Content-Transfer-Encoding: base64",
    `Content-Disposition: attachment;\r\n ${name}`,
    "",
    ...lines,
  ]
}

function part(boundary: string, kind: "plain" | "html", content: string) {
  const head = [`Content-Type: text/${kind}; charset=utf-8`, "Content-Transfer-Encoding: 8bit"]
  return [`--${boundary}`, ...head, "", ...content.split(/\r\n|\r|\n/)]
}

const maxEncodedWordBytes = 39

/** Encodes a header's text (RFC 2047): non-ASCII text as base64 words that keep lines within 76 characters. */
function encodedHeader(value: string): string {
  if (/^[\w ]*$/.test(value)) return value
  const words = [""]
  for (const character of value) {
    const last = words.at(-1) ?? ""
    if (Buffer.byteLength(last + character) > maxEncodedWordBytes) words.push(character)
    else words[words.length - 1] = last + character
  }
  return words.map((word) => `=?utf-8?B?${Buffer.from(word).toString("base64")}?=`).join("\r\n ")
}
