import { afterEach, beforeAll, expect, test } from "vitest"
import { clearOldRows } from "#accounts/clear-old-rows.ts"
import { createLog } from "#log.ts"
import { link, outboxOf } from "#test/mails.ts"
import { freePort } from "#test/postgres-cluster.ts"
import { onBothDatabases } from "#test/test-app.ts"

const patience = { timeout: 10_000, interval: 20 }
const past = "2026-01-02T03:04:05.678Z"

onBothDatabases("mails that were given up", (app) => {
  const outbox = outboxOf(app)
  afterEach(outbox.clear)

  let admin = ""
  beforeAll(async () => {
    admin = (await app().as("admin")).token
    await outbox.clear()
  })
  const ask = async (method: "GET" | "POST" | "DELETE", path: string) =>
    (await app().request({ method, url: `/api/${path}` }, admin)).json().data
  const failed = async () => (await ask("GET", "overview/get-overview")).failedMails
  const noted = (action: string) =>
    app()
      .database.read.selectFrom("audit")
      .select("details")
      .where("action", "=", action)
      .orderBy("position", "desc")
      .limit(1)
      .executeTakeFirst()

  /** Refused for good by a mail server, as the worker would find it. */
  async function giveUp(recipients: string[], some: { usefulUntil?: string; text?: string } = {}) {
    await outbox.queue(...recipients)
    await app().database.write([], (trx) =>
      trx
        .updateTable("mail")
        .set({ nextTryAt: "", attempts: 12, lastError: "550 no such person", ...some })
        .where("recipient", "in", recipients)
        .execute(),
    )
  }

  test("are counted, and the five latest shown with their reasons and without their links", async () => {
    await giveUp(["1", "2", "3", "4", "5", "6"].map((name) => `${name}@example.com`))
    await giveUp(["late@example.com"], { usefulUntil: past, text: "" })
    await outbox.queue("waiting@example.com")
    const { count, retryable, latest } = await failed()
    expect([count, retryable]).toEqual([7, 6])
    const names = ["late", "6", "5", "4", "3"].map((name) => `${name}@example.com`)
    expect(latest.map(({ recipient }: { recipient: string }) => recipient)).toEqual(names)
    expect(latest[0]).toMatchObject({ lastError: "550 no such person", canRetry: false })
    expect(latest[1].canRetry).toBe(true)
    expect(JSON.stringify(latest)).not.toContain("Secret_token")
  })

  test("are sent again at once, without waiting for the next look, while their links work", async () => {
    await giveUp(["mim@example.com", "rafi@example.com"])
    await giveUp(["late@example.com"], { usefulUntil: past, text: "" })
    const smtp = await outbox.smtp()
    outbox.start(smtp.url)
    expect(await ask("POST", "mails/retry-failed")).toEqual({ retried: 2, expired: 1 })
    await expect.poll(() => smtp.received.length, patience).toBe(2)
    expect(smtp.received.map(({ mail }) => mail.text?.includes(link))).toEqual([true, true])
    expect((await noted("mail.retry"))?.details).toBe("mails: 2")
    await expect.poll(async () => (await failed()).count, patience).toBe(1)
    expect(await ask("POST", "mails/retry-failed")).toEqual({ retried: 0, expired: 1 })
  })

  test("are tried once each, even if they are refused again meanwhile", async () => {
    const smtp = await outbox.smtp()
    smtp.behaviour.refuse = () => ({ code: 550, message: "no such person" })
    await giveUp(Array.from({ length: 250 }, (_, number) => `${number}@example.com`))
    outbox.start(smtp.url)
    expect(await ask("POST", "mails/retry-failed")).toEqual({ retried: 250, expired: 0 })
  })

  test("two who send them again at once send each once, and none of these is forgotten by a third", async () => {
    const names = Array.from({ length: 250 }, (_, number) => `${number}@example.com`)
    await giveUp(names)
    const again = () => ask("POST", "mails/retry-failed")
    const [one, other, forgotten] = await Promise.all([again(), again(), ask("DELETE", "mails/delete-failed")])
    expect(one.retried + other.retried + forgotten.deleted).toBe(names.length)
  })

  test("are forgotten when an admin says so, which the log keeps; those that wait stay", async () => {
    await giveUp(["mim@example.com", "rafi@example.com"])
    await outbox.queue("waiting@example.com")
    expect(await ask("DELETE", "mails/delete-failed")).toEqual({ deleted: 2 })
    expect((await outbox.rows()).map(({ recipient }) => recipient)).toContain("waiting@example.com")
    expect((await noted("mail.delete-failed"))?.details).toContain("mim@example.com: ")
    expect(await ask("DELETE", "mails/delete-failed")).toEqual({ deleted: 0 })
  })

  test("two who forget them at once are both answered when none is left", async () => {
    await giveUp(Array.from({ length: 900 }, (_, number) => `${number}@example.com`))
    const forget = async () => {
      const { deleted } = await ask("DELETE", "mails/delete-failed")
      return { deleted, left: (await failed()).count }
    }
    const [one, other] = await Promise.all([forget(), forget()])
    expect([one.left, other.left, one.deleted + other.deleted]).toEqual([0, 0, 900])
  })

  test("a mail whose link has ended is not sent any more, and says why", async () => {
    const smtp = await outbox.smtp()
    await outbox.queue("mim@example.com")
    await outbox.makeDue({ usefulUntil: past })
    outbox.start(smtp.url)
    await expect.poll(async () => (await outbox.row()).nextTryAt, patience).toBe("")
    const { lastError, text, html } = await outbox.row()
    expect([lastError, text, html]).toEqual(["The link in it had expired before it could be sent", "", ""])
    expect(smtp.received).toEqual([])
  })

  test("when its link ends, nothing of a mail is kept but that it failed", async () => {
    await giveUp(["mim@example.com"], { usefulUntil: past })
    await giveUp(["rafi@example.com"])
    await outbox.queue("waiting@example.com")
    await clearOldRows(app().database, createLog("silent")).stop()
    const texts = Object.fromEntries((await outbox.rows()).map(({ recipient, text }) => [recipient, text]))
    expect(texts["mim@example.com"]).toBe("")
    expect(texts["rafi@example.com"]).toContain(link)
    expect(texts["waiting@example.com"]).toContain(link)
  })

  test("while the mail server is away, what was asked to be sent again waits for it", async () => {
    await giveUp(["mim@example.com"])
    outbox.start(`smtp://127.0.0.1:${await freePort()}`)
    await ask("POST", "mails/retry-failed")
    await expect.poll(async () => (await outbox.row()).lastError, patience).toContain("ECONNREFUSED")
    expect(await outbox.row()).toMatchObject({ attempts: 1, nextTryAt: expect.stringMatching(/^20/) })
  })
})
