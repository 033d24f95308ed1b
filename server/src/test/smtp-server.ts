import { buffer } from "node:stream/consumers"
import PostalMime, { type Email } from "postal-mime"
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions, type SMTPServerSession } from "smtp-server"

type Refusal = { code: number; message: string }
type Received = { sender: string; recipients: string[]; login: string; mail: Email }

/** A real mail server on a free local port. A test can make it refuse recipients or hold mails. */
export async function startSmtp(port = 0, more: SMTPServerOptions = {}) {
  const received: Received[] = []
  const behaviour: { refuse?: (recipient: string) => Refusal | undefined; hold?: () => Promise<void> } = {}
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    closeTimeout: 10,
    logger: false,
    ...more,
    onAuth: ({ username, password }, _session, done) => done(null, { user: `${username} ${password}` }),
    onRcptTo: ({ address }, _session, done) => {
      const refusal = behaviour.refuse?.(address)
      done(refusal && Object.assign(new Error(refusal.message), { responseCode: refusal.code }))
    },
    // It rejects if the client disconnects in the middle of a mail.
    onData: (stream, session, done) => void receive(stream, session).then(() => done(), done),
  })
  async function receive(stream: SMTPServerDataStream, { envelope, user }: SMTPServerSession) {
    const mail = await PostalMime.parse(await buffer(stream))
    const sender = envelope.mailFrom ? envelope.mailFrom.address : ""
    const recipients = envelope.rcptTo.map(({ address }) => address)
    received.push({ sender, recipients, login: user ?? "", mail })
    await behaviour.hold?.()
  }
  // Tests abort client connections.
  server.on("error", () => {})
  const listening = server.listen(port, "127.0.0.1")
  await new Promise((resolve) => listening.once("listening", resolve))
  const address = `127.0.0.1:${(listening.address() as { port: number }).port}`
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  const dropConnections = () => {
    for (const { _socket } of server.connections) _socket.destroy()
  }
  return { url: `smtp://${address}`, address, received, behaviour, stop, dropConnections }
}
