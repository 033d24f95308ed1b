import type { Carrier } from "#mail/message.ts"

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
export function smtpCarrier(url: string): Carrier {
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
