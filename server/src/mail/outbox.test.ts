import { afterEach, expect, test } from "vitest"
import { deleteExpiredRows } from "#accounts/delete-expired-rows.ts"
import { openDatabase } from "#db/open.ts"
import { createLog } from "#log.ts"
import { minutesAhead, outboxOf } from "#test/mails.ts"
import { runJob } from "#test/run-job.ts"
import { onBothDatabases } from "#test/test-app.ts"

const pollOptions = { interval: 20 }

onBothDatabases("the outbox", (app) => {
  const outbox = outboxOf(app)
  afterEach(outbox.clear)

  test("two mailers send each of thirty mails exactly once", async () => {
    const smtp = await outbox.smtp()
    const { database, location } = app()
    // On PostgreSQL the second mailer has its own connection, as in another process; with SQLite only one process runs.
    const other = location.databaseUrl ? await openDatabase(location, createLog("silent")) : database
    const recipients = Array.from({ length: 30 }, (_, index) => `${index}@example.com`)
    outbox.start(smtp.url)
    outbox.start(smtp.url, other)
    await outbox.queue(...recipients)
    await expect.poll(async () => (await outbox.rows()).every(({ sentAt }) => sentAt !== ""), pollOptions).toBe(true)
    expect(smtp.received.flatMap((each) => each.recipients).sort()).toEqual(recipients.sort())
    expect((await outbox.rows()).map(({ attempts }) => attempts)).toEqual(recipients.map(() => 1))
    await outbox.clear()
    if (other !== database) await other.close()
  })

  test("a stopped mailer finishes the current mails and leaves the rest in the outbox", async () => {
    const smtp = await outbox.smtp()
    const held = Promise.withResolvers<void>()
    smtp.behaviour.hold = () => held.promise
    const mailer = outbox.start(smtp.url)
    await outbox.queue("a@example.com", "b@example.com", "c@example.com", "d@example.com", "e@example.com")
    await expect.poll(() => smtp.received, pollOptions).toHaveLength(4)
    const stopped = mailer.stop()
    held.resolve()
    await stopped
    await outbox.queue("f@example.com")
    const rows = await outbox.rows()
    expect(rows.slice(0, 4).map(({ sentAt }) => sentAt)).not.toContain("")
    expect(rows.slice(4).map(({ attempts, nextTryAt }) => [attempts, nextTryAt !== ""])).toEqual([
      [0, true],
      [0, true],
    ])
  })

  test("a hanging mail server does not block a stop, and the mail is retried later", async () => {
    const smtp = await outbox.smtp()
    const held = Promise.withResolvers<void>()
    smtp.behaviour.hold = () => held.promise
    const mailer = outbox.start(smtp.url)
    await outbox.queue("mim@example.com")
    await expect.poll(() => smtp.received, pollOptions).toHaveLength(1)
    await mailer.stop()
    held.resolve()
    const row = await outbox.row()
    expect(row).toMatchObject({ sentAt: "", attempts: 1 })
    expect(minutesAhead(row.nextTryAt)).toBeGreaterThan(4)
    outbox.start(smtp.url)
    await outbox.makeDue()
    await expect.poll(async () => (await outbox.row()).sentAt, pollOptions).not.toBe("")
    const ids = smtp.received.map(({ mail }) => mail.messageId)
    expect(ids).toEqual([`<${row._id}@prohori.example>`, ids[0]])
  })

  test("sent and failed mails are deleted after thirty days; queued mails are not", async () => {
    await outbox.queue("old@example.com", "recent@example.com", "waits@example.com")
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
    const age = (recipient: string, createdAt: string, nextTryAt: string) =>
      app().database.write([], (trx) =>
        trx.updateTable("mail").set({ createdAt, nextTryAt }).where("recipient", "=", recipient).execute(),
      )
    await age("old@example.com", daysAgo(31), "")
    await age("recent@example.com", daysAgo(29), "")
    await age("waits@example.com", daysAgo(31), daysAgo(-1))
    await runJob(deleteExpiredRows, app())
    const left = (await outbox.rows()).map(({ recipient }) => recipient)
    expect(left).toEqual(["recent@example.com", "waits@example.com"])
  })
})
