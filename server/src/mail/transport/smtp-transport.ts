import { headersOf, type Transport } from "#mail/transport/message.ts"
import { isPrivateHost } from "#network/private-host.ts"

const secondMs = 1000
/** The URL's query overrides these options. */
const options = {
  pool: true,
  // As many as the worker sends at a time.
  maxConnections: 4,
  // Reconnects once if the server has closed the idle connection.
  maxRequeues: 1,
  idleTimeout: 5 * secondMs,
  connectionTimeout: 15 * secondMs,
  greetingTimeout: 30 * secondMs,
  socketTimeout: 60 * secondMs,
  disableFileAccess: true,
  disableUrlAccess: true,
} as const

/** Somebody between could remove the offer to encrypt, and read password and links. So only a mail server nearby may do without. */
const optionsFor = (url: string) => ({ ...options, requireTLS: !isPrivateHost(new URL(url).hostname), url })

export function smtpTransport(url: string): Transport {
  // Loaded with the first mail, because it takes 2 MB and 20 ms.
  const open = async () => (await import("nodemailer")).createTransport(optionsFor(url))
  let opening: ReturnType<typeof open> | undefined

  return {
    send: async (message, signal) => {
      opening ??= open()
      const transport = await opening
      // nodemailer would parse a string as a list of addresses, but uses an object as it is.
      const to = { name: "", address: message.to }
      await transport.sendMail({ ...message, to, headers: headersOf(message), signal })
    },
    close: () => {
      void opening?.then((transport) => transport.close({ force: true }))
    },
  }
}

/** Connects and signs in, without sending a mail. Throws the server's reason. */
export async function verifySmtp(url: string): Promise<void> {
  const transport = (await import("nodemailer")).createTransport({ ...optionsFor(url), pool: false })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/** nodemailer adds the refused command and its code to errors. */
type SmtpError = Error & { code?: string; responseCode?: number; command?: string }

const maxReasonLength = 200

/** Classifies a failed send: is it permanent, and is it caused by this mail or by the server? */
export function failureIn(error: unknown) {
  const { message, code = "failed", responseCode = 0, command = "" } = error as SmtpError
  // The operator must fix a refused login or sender; until then mails stay in the queue.
  const isAboutMail = command === "RCPT TO" || command === "DATA"
  return { reason: reasonIn(message || code), isFinal: isAboutMail && responseCode >= 500, isAboutMail }
}

/** Servers may quote a refused mail, including its links. Links are secrets, so only their host is stored. */
function reasonIn(message: string): string {
  const line = message.split(/[\r\n]/, 1)[0] ?? ""
  return line
    .replace(/(https?:\/\/[^\s/?#]+)\S*/gi, "$1/…")
    .replace(/\p{Cc}+/gu, " ")
    .slice(0, maxReasonLength)
}
