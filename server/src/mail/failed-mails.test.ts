import { afterEach, beforeAll, expect, test } from "vitest"
import { deleteExpiredRows } from "#accounts/delete-expired-rows.ts"
import { aCertificate } from "#test/factories.ts"
import { link, outboxOf } from "#test/mails.ts"
import { freePort } from "#test/postgres/postgres-cluster.ts"
import { runJob } from "#test/run-job.ts"
import { onBothDatabases } from "#test/test-app.ts"

const pollOptions = { interval: 20 }
const pastTimestamp = "2026-01-02T03:04:05.678Z"

onBothDatabases("failed mails", (app) => {
  const outbox = outboxOf(app)
  afterEach(outbox.clear)

  let admin = ""
  beforeAll(async () => {
    admin = (await app().as("admin")).token
    await outbox.clear()
  })
  const send = async (method: "GET" | "POST" | "DELETE", path: string) =>
    (await app().request({ method, url: `/api/${path}` }, admin)).json().data
  const failed = async () => (await send("GET", "overview/get-overview")).failedMails
  const latestEntry = (action: string) =>
    app()
      .database.read.selectFrom("audit")
      .select("details")
      .where("action", "=", action)
      .orderBy("position", "desc")
      .limit(1)
      .executeTakeFirst()

  /** Queues mails, and marks them as permanently refused by a mail server, as the worker does. */
  async function addFailed(recipients: string[], some: { usefulUntil?: string; text?: string } = {}) {
    await outbox.queue(...recipients)
    await app().database.write([], (trx) =>
      trx
        .updateTable("mail")
        .set({ nextTryAt: "", attempts: 12, lastError: "550 no such person", ...some })
        .where("recipient", "in", recipients)
        .execute(),
    )
  }

  test("are counted, and the latest five are listed with their errors and without their links", async () => {
    await addFailed(["1", "2", "3", "4", "5", "6"].map((name) => `${name}@example.com`))
    await addFailed(["late@example.com"], { usefulUntil: pastTimestamp, text: "" })
    await outbox.queue("waiting@example.com")
    const { count, retryable, latest } = await failed()
    expect([count, retryable]).toEqual([7, 6])
    const names = ["late", "6", "5", "4", "3"].map((name) => `${name}@example.com`)
    expect(latest.map(({ recipient }: { recipient: string }) => recipient)).toEqual(names)
    expect(latest[0]).toMatchObject({ lastError: "550 no such person", canRetry: false })
    expect(latest[1].canRetry).toBe(true)
    expect(JSON.stringify(latest)).not.toContain("Secret_token")
  })

  test("about certificates name these, and are retried although their texts are not stored", async () => {
    const payload = aCertificate({ candidateEmail: "mim@example.com" })
    const url = "/api/certificates/register?notify=1"
    const { _id, certificationNo } = (await app().request({ method: "POST", url, payload }, admin)).json().data
    const refused = { nextTryAt: "", attempts: 12, lastError: "550 no such person" }
    await app().database.write([], (trx) => trx.updateTable("mail").set(refused).execute())
    const { retryable, latest } = await failed()
    expect([retryable, latest]).toMatchObject([1, [{ canRetry: true, certificate: { _id, certificationNo } }]])
    const smtp = await outbox.smtp()
    outbox.start(smtp.url)
    expect(await send("POST", "mails/retry-failed")).toEqual({ retried: 1, expired: 0 })
    await expect.poll(() => smtp.received[0]?.mail.subject, pollOptions).toBe(`Your certificate ${certificationNo}`)
    await expect.poll(async () => (await outbox.row()).sentAt, pollOptions).not.toBe("")
  })

  test("are sent again immediately on a retry, while their links are valid", async () => {
    await addFailed(["mim@example.com", "rafi@example.com"])
    await addFailed(["late@example.com"], { usefulUntil: pastTimestamp, text: "" })
    const smtp = await outbox.smtp()
    outbox.start(smtp.url)
    expect(await send("POST", "mails/retry-failed")).toEqual({ retried: 2, expired: 1 })
    await expect.poll(() => smtp.received.length, pollOptions).toBe(2)
    expect(smtp.received.map(({ mail }) => mail.text?.includes(link))).toEqual([true, true])
    expect((await latestEntry("mail.retry"))?.details).toBe("mails: 2")
    await expect.poll(async () => (await failed()).count, pollOptions).toBe(1)
    expect(await send("POST", "mails/retry-failed")).toEqual({ retried: 0, expired: 1 })
  })

  test("are retried once each, even if they are refused again during the retry", async () => {
    const smtp = await outbox.smtp()
    smtp.behaviour.refuse = () => ({ code: 550, message: "no such person" })
    await addFailed(Array.from({ length: 250 }, (_, number) => `${number}@example.com`))
    outbox.start(smtp.url)
    expect(await send("POST", "mails/retry-failed")).toEqual({ retried: 250, expired: 0 })
  })

  test("concurrent retries send each mail once, and a concurrent deletion deletes none of these", async () => {
    const names = Array.from({ length: 250 }, (_, number) => `${number}@example.com`)
    await addFailed(names)
    const retry = () => send("POST", "mails/retry-failed")
    const [one, other, deletion] = await Promise.all([retry(), retry(), send("DELETE", "mails/delete-failed")])
    expect(one.retried + other.retried + deletion.deleted).toBe(names.length)
  })

  test("are deleted on an admin's request, which is audited, and queued mails stay", async () => {
    await addFailed(["mim@example.com", "rafi@example.com"])
    await outbox.queue("waiting@example.com")
    expect(await send("DELETE", "mails/delete-failed")).toEqual({ deleted: 2 })
    expect((await outbox.rows()).map(({ recipient }) => recipient)).toContain("waiting@example.com")
    expect((await latestEntry("mail.delete-failed"))?.details).toContain("mim@example.com: ")
    expect(await send("DELETE", "mails/delete-failed")).toEqual({ deleted: 0 })
  })

  test("two concurrent deletions both return when no failed mail is left", async () => {
    await addFailed(Array.from({ length: 900 }, (_, number) => `${number}@example.com`))
    const deleteAll = async () => {
      const { deleted } = await send("DELETE", "mails/delete-failed")
      return { deleted, left: (await failed()).count }
    }
    const [one, other] = await Promise.all([deleteAll(), deleteAll()])
    expect([one.left, other.left, one.deleted + other.deleted]).toEqual([0, 0, 900])
  })

  test("a mail that is out of date is not sent, and its error says why", async () => {
    const smtp = await outbox.smtp()
    await outbox.queue("mim@example.com")
    await outbox.makeDue({ usefulUntil: pastTimestamp })
    outbox.start(smtp.url)
    await expect.poll(async () => (await outbox.row()).nextTryAt, pollOptions).toBe("")
    const { lastError, text, html } = await outbox.row()
    expect([lastError, text, html]).toEqual(["It could not be sent in time, and is out of date", "", ""])
    expect(smtp.received).toEqual([])
  })

  test("the text of a failed mail is erased once it is out of date", async () => {
    await addFailed(["mim@example.com"], { usefulUntil: pastTimestamp })
    await addFailed(["rafi@example.com"])
    await outbox.queue("waiting@example.com")
    await runJob(deleteExpiredRows, app())
    const texts = Object.fromEntries((await outbox.rows()).map(({ recipient, text }) => [recipient, text]))
    expect(texts["mim@example.com"]).toBe("")
    expect(texts["rafi@example.com"]).toContain(link)
    expect(texts["waiting@example.com"]).toContain(link)
  })

  test("while the mail server is unavailable, retried mails stay in the queue", async () => {
    await addFailed(["mim@example.com"])
    outbox.start(`smtp://127.0.0.1:${await freePort()}`)
    await send("POST", "mails/retry-failed")
    await expect.poll(async () => (await outbox.row()).lastError, pollOptions).toContain("ECONNREFUSED")
    expect(await outbox.row()).toMatchObject({ attempts: 1, nextTryAt: expect.stringMatching(/^20/) })
  })
})
