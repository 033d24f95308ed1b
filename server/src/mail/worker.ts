import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import type { Database } from "#db/open.ts"
import { circuitBreaker } from "#isolation/circuit-breaker.ts"
import type { Log } from "#log.ts"
import { emlTransport } from "#mail/eml-transport.ts"
import { isOneAddress, messageOf, senderIn } from "#mail/message.ts"
import { claimNext, hasExpired, markFailed, markSent } from "#mail/outbox.ts"
import { failureIn, smtpTransport } from "#mail/smtp-transport.ts"
import { repeat } from "#repeat.ts"
import type { MailRow } from "#schema.ts"

const second = 1000
const betweenLooks = 15 * second
const longestSend = 120 * second
const longestStop = 3 * second

type MailSettings = { smtpUrl?: string | undefined; mailFrom: string; dataDir: string }

/** Sends what is in the outbox, one mail after the other, beside the requests: none waits for it. */
export function startMailer(database: Database, { smtpUrl, mailFrom, dataDir }: MailSettings, log: Log) {
  const folder = join(dataDir, "outbox")
  const transport = smtpUrl ? smtpTransport(smtpUrl) : emlTransport(folder)
  const from = senderIn(mailFrom) ?? { name: "", address: mailFrom }
  if (!smtpUrl) log.info(`SMTP_URL is not set: every mail is written to ${folder}`)

  // Every mail that is queued wakes the worker: without this each would use up an attempt of the oldest one.
  const breaker = circuitBreaker({
    name: "The mail server",
    failureThreshold: 3,
    openMs: 60 * second,
    isFailure: (error) => !failureIn(error).isAboutMail,
  })
  let isCutOff = false

  async function sendDue(signal: AbortSignal) {
    while (!signal.aborted && !breaker.isOpen()) {
      const mail = await claimNext(database)
      if (!mail || !(await attempt(mail))) return
    }
  }

  /** Answers whether others are worth trying: while the mail server is away, each would only use up an attempt. */
  async function attempt(mail: MailRow): Promise<boolean> {
    const reason = isOneAddress(mail.recipient) ? expiredReason(mail) : "The recipient is not exactly one address"
    if (reason) {
      await fail(mail, { reason, isFinal: true })
      return true
    }
    try {
      await breaker.run(() => transport.send(messageOf(mail, from), AbortSignal.timeout(longestSend)))
    } catch (error) {
      if (isCutOff) return false
      const { isAboutMail, ...failure } = failureIn(error)
      await fail(mail, failure)
      return isAboutMail
    }
    await markSent(database, mail)
    return true
  }

  async function fail(mail: MailRow, failure: { reason: string; isFinal: boolean }) {
    const isTriedAgain = await markFailed(database, mail, failure)
    const facts = { mail: mail._id, attempts: mail.attempts, reason: failure.reason }
    if (isTriedAgain) log.warn(facts, "a mail could not be sent; it is tried again")
    else log.error(facts, "a mail could not be sent, and is given up")
  }

  // A mail that was sent while the server stopped, but could not be marked as sent, will be sent again: the log says why.
  const warn = (err: Error) => {
    if (!isCutOff) log.warn({ err }, "the outbox cannot be read or written; it is tried again")
  }
  const sending = repeat(betweenLooks, (signal) => sendDue(signal).catch(warn), warn)
  database.changes.listen((topic) => {
    if (topic === "mail") sending.runNow()
  })

  return {
    /** Waits a little for the mail that is being sent; the rest stays in the outbox. */
    stop: async () => {
      await Promise.race([sending.stop(), wait(longestStop, undefined, { ref: false })])
      isCutOff = true
      transport.close()
    },
  }
}

/** Of why it was not sent before is kept as much as there is room for. */
const expiredReason = (mail: MailRow) =>
  hasExpired(mail) &&
  ["The link in it had expired before it could be sent", mail.lastError].filter(Boolean).join(": ").slice(0, 250)
