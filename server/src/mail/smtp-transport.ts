import type { Transport } from "#mail/message.ts"

const second = 1000
/** What the address says in its `?…` wins over these. */
const options = {
  pool: true,
  maxConnections: 1,
  // A connection that the server had closed in the meantime is replaced, once.
  maxRequeues: 1,
  idleTimeout: 5 * second,
  connectionTimeout: 15 * second,
  greetingTimeout: 30 * second,
  socketTimeout: 60 * second,
  disableFileAccess: true,
  disableUrlAccess: true,
} as const

/** Sends to the mail server at `smtp://user:password@host:port`. */
export function smtpTransport(url: string): Transport {
  // Loaded with the first mail: it costs 2 MB and 20 ms.
  const open = async () => (await import("nodemailer")).createTransport({ ...options, url })
  let opening: ReturnType<typeof open> | undefined

  return {
    send: async ({ to, ...message }, signal) => {
      opening ??= open()
      const transport = await opening
      const headers = { "Auto-Submitted": "auto-generated" }
      // An object is taken as it is, where a text would be read as a list of addresses.
      await transport.sendMail({ ...message, to: { name: "", address: to }, headers, signal })
    },
    close: () => {
      void opening?.then((transport) => transport.close({ force: true }))
    },
  }
}

/** What nodemailer adds to an error: which command the server refused, and with which code. */
type SmtpError = Error & { code?: string; responseCode?: number; command?: string }

const longest = 200

/** Why a mail was not sent, and what follows from that. */
export function failureIn(error: unknown) {
  const { message, code = "failed", responseCode = 0, command = "" } = error as SmtpError
  // Refused login or sender is for the operator to mend: the mails wait for it.
  const isAboutMail = command === "RCPT TO" || command === "DATA"
  return { reason: reasonIn(message || code), isFinal: isAboutMail && responseCode >= 500, isAboutMail }
}

/** Servers quote what they refuse, links included: of these only the host is kept. */
function reasonIn(message: string): string {
  const line = message.split(/[\r\n]/, 1)[0] ?? ""
  return line
    .replace(/(https?:\/\/[^\s/?#]+)\S*/gi, "$1/…")
    .replace(/\p{Cc}+/gu, " ")
    .slice(0, longest)
}
