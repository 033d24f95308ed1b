import { earlier } from "#accounts/mails/account.ts"
import { accountTexts } from "#accounts/mails/account-texts.ts"
import { createLog } from "#log.ts"
import { startMailWorker } from "#mail/mail-worker.ts"
import { queueMail } from "#mail/outbox.ts"
import { mailContent } from "#mail/templates.ts"
import { startSmtp } from "#test/smtp-server.ts"
import type { TestApp } from "#test/test-app.ts"

export const link = "https://prohori.example/bn/verify-email#Secret_token-1"
const reader = {
  name: "নুসরাত জাহান",
  language: "bn",
  isVerified: 1,
  invitedAt: "",
  createdAt: "2026-11-29T18:15:00.000Z",
} as const

/** The outbox of a test's database. `clear` stops its mailers and mail servers, and deletes all mails. */
export function outboxOf(app: () => TestApp) {
  const running: { stop: () => Promise<void> }[] = []

  async function smtp(port?: number) {
    const server = await startSmtp(port)
    running.unshift(server)
    return server
  }

  function start(
    smtpUrl: string | undefined,
    database = app().database,
    log = createLog("silent"),
    mailsPerDay?: number,
  ) {
    const { dataDir } = app().location
    const settings = { smtpUrl, mailFrom: "প্রহরী <no-reply@prohori.example>", dataDir, mailsPerDay }
    const mailer = startMailWorker(database, settings, log, app().app.mails)
    running.push(mailer)
    return mailer
  }

  const queue = (...recipients: string[]) =>
    app().database.write(["mail"], async (trx) => {
      const content = mailContent(accountTexts.verification, reader, { link })
      for (const recipient of recipients) await queueMail(trx, earlier, { recipient, ...content })
    })

  const rows = () => app().database.read.selectFrom("mail").selectAll().orderBy("_id").execute()

  const row = async () => {
    const [first] = await rows()
    if (!first) throw new Error("the outbox is empty")
    return first
  }

  /** Makes all mails due, so that a test need not wait for the backoff. */
  const makeDue = (some: { attempts?: number; usefulUntil?: string } = {}) =>
    app().database.write(["mail"], (trx) =>
      trx
        .updateTable("mail")
        .set({ ...some, nextTryAt: new Date().toISOString() })
        .execute(),
    )

  async function clear() {
    for (const each of running.splice(0).reverse()) await each.stop()
    await app().database.write([], (trx) => trx.deleteFrom("mail").execute())
  }

  return { smtp, start, queue, rows, row, makeDue, clear }
}

export const minutesAhead = (moment: string) => (Date.parse(moment) - Date.now()) / 60_000
