import { mkdir, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Message, Transport } from "#mail/message.ts"

/** Writes each mail as a file, for whoever runs this without a mail server. */
export function emlTransport(folder: string): Transport {
  return {
    send: async (message) => {
      // Its links are secrets, also from others on the same machine.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, nameOf(message))
      await writeFile(`${path}.tmp`, emlOf(message), { mode: 0o600, flush: true })
      await rename(`${path}.tmp`, path)
    },
    close: () => {},
  }
}

/** The same at every attempt, so that no mail lies there twice. Colons are no part of a file's name on every system. */
function nameOf({ date, messageId }: Message): string {
  return `${date.toISOString().replaceAll(":", "-")}-${messageId.slice(1, messageId.indexOf("@"))}.eml`
}

/** Not by nodemailer, which wraps or encodes every line: people look here for the link, and want to copy it. */
function emlOf({ from, to, subject, date, messageId, text, html }: Message): string {
  const boundary = `=_${messageId.slice(1, messageId.indexOf("@"))}`
  const lines = [
    `From: ${from.name ? `${phrase(from.name)}\r\n <${from.address}>` : from.address}`,
    `To: ${to}`,
    `Subject: ${phrase(subject)}`,
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

const longestWord = 39

/** Words in a header (RFC 2047): what is not plain goes as base64, in pieces that leave no line over 76 characters. */
function phrase(value: string): string {
  if (/^[\w ]*$/.test(value)) return value
  const pieces = [""]
  for (const character of value) {
    const last = pieces.at(-1) ?? ""
    if (Buffer.byteLength(last + character) > longestWord) pieces.push(character)
    else pieces[pieces.length - 1] = last + character
  }
  return pieces.map((piece) => `=?utf-8?B?${Buffer.from(piece).toString("base64")}?=`).join("\r\n ")
}
