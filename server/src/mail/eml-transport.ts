import { mkdir, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Message, Transport } from "#mail/message.ts"

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

/** The same name for every attempt, so that a retry writes no second file. Not all systems allow colons in file names. */
function nameOf({ date, messageId }: Message): string {
  return `${date.toISOString().replaceAll(":", "-")}-${messageId.slice(1, messageId.indexOf("@"))}.eml`
}

/** Built without nodemailer, which wraps or encodes every line: people open the file to copy the link. */
function emlOf({ from, to, subject, date, messageId, text, html }: Message): string {
  const boundary = `=_${messageId.slice(1, messageId.indexOf("@"))}`
  const lines = [
    `From: ${from.name ? `${encodedHeader(from.name)}\r\n <${from.address}>` : from.address}`,
    `To: ${to}`,
    `Subject: ${encodedHeader(subject)}`,
    `Date: ${date.toUTCString().replace("GMT", "+0000")}`,
    `Message-ID: ${messageId}`,
    "Auto-Submitted: auto-generated",
    "MIME-Version: 1.0",
    `Content-Type: multipart/alternative;\r\n boundary="${boundary}"`,
    "",
    ...part(boundary, "plain", text),
    ...part(boundary, "html", html),
    `--${boundary}--`,
    "",
  ]
  return lines.join("\r\n")
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
