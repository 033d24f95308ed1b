import { setTimeout as wait } from "node:timers/promises"
import type { Database } from "#db/open.ts"
import { circuitBreaker } from "#isolation/circuit-breaker.ts"
import { runPeriodically } from "#isolation/run-periodically.ts"
import type { Log } from "#log.ts"
import type { MailKind, Mails } from "#mail/kind.ts"
import { nextForRecipient } from "#mail/lane-limits.ts"
import { accountLanes, allLanes, type Lane } from "#mail/lanes.ts"
import { claimNext, endUntrue, hasExpired, markFailed, markSent, postpone } from "#mail/outbox.ts"
import { emlTransport } from "#mail/transport/eml-transport.ts"
import { mailFolderIn } from "#mail/transport/mail-files.ts"
import { isOneAddress, type Message, messageOf, senderIn } from "#mail/transport/message.ts"
import { failureIn, smtpTransport } from "#mail/transport/smtp-transport.ts"
import type { MailRow } from "#schema.ts"

const secondMs = 1000
const pollIntervalMs = 15 * secondMs
const sendTimeoutMs = 120 * secondMs
const stopTimeoutMs = 3 * secondMs
const maxReasonLength = 250
const warnIntervalMs = 24 * 60 * 60 * secondMs
/** One sends the mails of all lanes; the others only those of accounts, so that these wait for no others. */
const workers = [allLanes, accountLanes, accountLanes, accountLanes]

type MailSettings = {
  smtpUrl?: string | undefined
  mailFrom: string
  dataDir: string
  mailsPerDay?: number | undefined
}

/** This process's counters since its start, for the metrics. */
export type MailCounts = { sent: number; failedAttempts: number }

/** Sends the mails in the outbox, a few at a time, in the background: no request waits for them. */
export function startMailWorker<Parts>(
  database: Database,
  settings: MailSettings,
  log: Log,
  { kinds, parts }: Mails<Parts>,
  counts: MailCounts = { sent: 0, failedAttempts: 0 },
) {
  const { smtpUrl, mailFrom, dataDir, mailsPerDay } = settings
  const folder = mailFolderIn(dataDir)
  const transport = smtpUrl ? smtpTransport(smtpUrl) : emlTransport(folder)
  const from = senderIn(mailFrom) ?? { name: "", address: mailFrom }
  if (!smtpUrl) log.info(`SMTP_URL is not set: every mail is written to ${folder}`)

  // Every queued mail wakes the worker. Without the breaker, each wake-up would use up an attempt of the oldest mail.
  const breaker = circuitBreaker({
    name: "The mail server",
    // More than all workers fail with at once, when the server has just gone.
    failureThreshold: workers.length + 2,
    openMs: 60 * secondMs,
    isFailure: (error) => !failureIn(error).isAboutMail,
  })
  let isStopped = false
  /** After a failure only the first worker goes on, until it has sent a mail. */
  let isFailing = false

  let warnedAt = Number.NEGATIVE_INFINITY
  function onHeld(lane: Lane) {
    if (lane !== "verification" || performance.now() - warnedAt < warnIntervalMs) return
    warnedAt = performance.now()
    log.warn({ mailsPerDay }, "verification mails wait: as many were sent in the last 24 hours as a day allows")
  }

  async function sendDue(lanes: readonly Lane[], signal: AbortSignal) {
    while (!signal.aborted && !breaker.isOpen() && !(isFailing && lanes !== allLanes)) {
      const mail = await claimNext(database, { mailsPerDay, lanes, onHeld })
      if (!mail || !(await attempt(mail))) return
    }
  }

  /** Returns whether to go on with other mails: while the server is unavailable, each would only use up an attempt. */
  async function attempt(mail: MailRow): Promise<boolean> {
    const reason = isOneAddress(mail.recipient) ? expiredReason(mail) : "The recipient is not exactly one address"
    if (reason) {
      await fail(mail, { reason, isFinal: true })
      return true
    }
    const kind = kinds.get(mail.kind)
    // Another process may run a newer version.
    if (!kind)
      await fail(mail, { reason: "This version of the server does not know this kind of mail", isFinal: false })
    const message = kind && (await messageToSend(mail, kind))
    if (!message) return true
    try {
      await breaker.run(() => transport.send(message, AbortSignal.timeout(sendTimeoutMs)))
    } catch (error) {
      if (isStopped) return false
      const { isAboutMail, ...failure } = failureIn(error)
      if (!isAboutMail) isFailing = true
      await fail(mail, failure)
      return isAboutMail
    }
    counts.sent++
    isFailing = false
    await markSent(database, mail, kind)
    return true
  }

  /** Undefined if the mail is not to be sent now, which is then recorded. */
  async function messageToSend(mail: MailRow, kind: MailKind<Parts>): Promise<Message | undefined> {
    const until = await nextForRecipient(database, mail)
    if (until) {
      await postpone(database, mail, until)
      return undefined
    }
    try {
      const state = (await kind.isStillTrue?.(mail, database.read)) ?? true
      if (state === true) return messageOf(mail, (await kind.write?.(mail, parts)) ?? mail, from)
      await endUntrue(database, mail, kind, state)
    } catch (error) {
      const reason = `It could not be written: ${(error as Error).message}`
      await fail(mail, { reason: reason.slice(0, maxReasonLength), isFinal: false })
    }
    return undefined
  }

  async function fail(mail: MailRow, failure: { reason: string; isFinal: boolean }) {
    counts.failedAttempts++
    const willRetry = await markFailed(database, mail, failure)
    const facts = { mail: mail._id, attempts: mail.attempts, reason: failure.reason }
    if (willRetry) log.warn(facts, "a mail could not be sent; this will be retried")
    else log.error(facts, "a mail could not be sent and will not be retried")
  }

  // Also covers a mail that was sent during a stop but could not be marked as sent: it will be sent again.
  const warn = (err: Error) => {
    if (!isStopped) log.warn({ err }, "the outbox could not be read or written; this will be retried")
  }
  const sending = workers.map((lanes) =>
    runPeriodically(pollIntervalMs, (signal) => sendDue(lanes, signal).catch(warn), warn),
  )
  database.changes.listen((topic) => {
    if (topic === "mail") for (const { runNow } of sending) runNow()
  })

  return {
    /** Waits briefly for the current mails; the rest stays in the outbox. */
    stop: async () => {
      await Promise.race([
        Promise.all(sending.map(({ stop }) => stop())),
        wait(stopTimeoutMs, undefined, { ref: false }),
      ])
      isStopped = true
      transport.close()
    },
  }
}

/** Includes the previous error, as far as it fits. */
const expiredReason = (mail: MailRow) =>
  hasExpired(mail) &&
  ["It could not be sent in time, and is out of date", mail.lastError]
    .filter(Boolean)
    .join(": ")
    .slice(0, maxReasonLength)
