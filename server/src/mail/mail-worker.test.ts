import { Writable } from "node:stream"
import { pino } from "pino"
import { afterEach, expect, test, vi } from "vitest"
import { link, minutesAhead, outboxOf } from "#test/mails.ts"
import { freePort } from "#test/postgres/postgres-cluster.ts"
import { onAnyDatabase } from "#test/test-app.ts"

const pollOptions = { interval: 20 }

onAnyDatabase("mail by SMTP", (app) => {
  const outbox = outboxOf(app)
  afterEach(outbox.clear)
  afterEach(() => void vi.useRealTimers())

  test("a mail arrives complete, and its text is erased after sending", async () => {
    const smtp = await outbox.smtp()
    outbox.start(`smtp://user:p%40ss%2Fword@${smtp.address}`)
    await outbox.queue("mim@example.com")
    await expect.poll(async () => (await outbox.row()).sentAt, pollOptions).not.toBe("")
    const row = await outbox.row()
    expect(row).toMatchObject({ attempts: 1, nextTryAt: "", lastError: "", text: "", html: "" })
    const [{ mail, ...envelope } = { mail: null }] = smtp.received
    expect(envelope).toEqual({
      sender: "no-reply@prohori.example",
      recipients: ["mim@example.com"],
      login: "user p@ss/word",
    })
    expect(mail?.subject).toBe("প্রহরী: আপনার ইমেইল ঠিকানা নিশ্চিত করুন".normalize("NFC"))
    expect(mail?.from).toMatchObject({ name: "প্রহরী", address: "no-reply@prohori.example" })
    expect(mail?.messageId).toBe(`<${row._id}@prohori.example>`)
    expect(mail?.text?.split("\n")).toContain(link)
    expect(mail?.html).toContain(`href="${link}"`)
    expect(new Date(mail?.date ?? "").getTime()).toBe(Math.trunc(Date.parse(row.createdAt) / 1000) * 1000)
    expect(mail?.headers).toContainEqual(expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }))
  })

  test("a mail to a permanently refused recipient fails, and neither its error nor the log reveals a link", async () => {
    const smtp = await outbox.smtp()
    const message = "no such person\r\n see https://a.example/x#Secret_token-1"
    smtp.behaviour.refuse = () => ({ code: 550, message: message.replace("\r\n", "") })
    const lines: string[] = []
    const sink = new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) })
    outbox.start(smtp.url, app().database, pino({ level: "info" }, sink))
    await outbox.queue("nobody@example.com")
    await expect.poll(async () => (await outbox.row()).nextTryAt, pollOptions).toBe("")
    const row = await outbox.row()
    expect(row).toMatchObject({ attempts: 1, sentAt: "" })
    expect(row.lastError).toContain("550 no such person see https://a.example/…")
    await expect.poll(() => lines.join(""), pollOptions).toContain("will not be retried")
    expect(lines.join("")).toContain(row._id)
    expect(lines.join("")).not.toContain("Secret")
  })

  test("while the mail server is unavailable, new mails do not use up the attempts of queued ones", async () => {
    outbox.start(`smtp://127.0.0.1:${await freePort()}`)
    const attempts = async () => (await outbox.rows()).reduce((sum, row) => sum + row.attempts, 0)
    for (let sent = 1; sent <= 6; sent++) {
      await outbox.queue("mim@example.com")
      await expect.poll(attempts, pollOptions).toBe(sent)
    }
    for (let more = 0; more < 10; more++) {
      await outbox.queue("mim@example.com")
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    expect(await attempts()).toBe(6)
  })

  test("a deferred mail is retried with backoff and does not block others", async () => {
    const smtp = await outbox.smtp()
    smtp.behaviour.refuse = (recipient) =>
      recipient.startsWith("later") ? { code: 451, message: "try again later" } : undefined
    // So that the delay of a retry can be read from its time.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() })
    outbox.start(smtp.url)
    await outbox.queue("later@example.com", "mim@example.com")
    await expect
      .poll(async () => (await outbox.rows()).filter((each) => each.sentAt !== ""), pollOptions)
      .toHaveLength(1)
    for (const [failures, delay] of [1, 5, 15].entries()) {
      await expect.poll(async () => (await outbox.row()).lastError, pollOptions).toContain("451 try again later")
      const row = await outbox.row()
      expect(row.attempts).toBe(failures + 1)
      expect(minutesAhead(row.nextTryAt)).toBeGreaterThan(delay * 0.89)
      expect(minutesAhead(row.nextTryAt)).toBeLessThan(delay * 1.11)
      await app().database.write([], (trx) => trx.updateTable("mail").set({ lastError: "" }).execute())
      if (delay === 15) smtp.behaviour.refuse = () => undefined
      await app().database.write(["mail"], (trx) =>
        trx.updateTable("mail").set({ nextTryAt: new Date().toISOString() }).where("_id", "=", row._id).execute(),
      )
    }
    await expect.poll(async () => (await outbox.row()).sentAt, pollOptions).not.toBe("")
    expect(smtp.received.map(({ recipients }) => recipients[0])).toEqual(["mim@example.com", "later@example.com"])
  })

  test("while the server is unavailable mails stay queued without using up attempts, and are sent after it recovers", async () => {
    const port = await freePort()
    outbox.start(`smtp://127.0.0.1:${port}`)
    const recipients = ["a@example.com", "b@example.com", "c@example.com", "d@example.com", "e@example.com"]
    await outbox.queue(...recipients)
    // Four are sent at a time. All of them must have failed, or the failure of one would make it wait after `makeDue`.
    const failed = async () => (await outbox.rows()).filter(({ lastError }) => lastError.includes("ECONNREFUSED"))
    await expect.poll(failed, pollOptions).toHaveLength(4)
    const rows = await outbox.rows()
    expect(minutesAhead(rows[0]?.nextTryAt ?? "")).toBeGreaterThan(0.8)
    expect(rows.at(-1)).toMatchObject({ attempts: 0, lastError: "" })
    const smtp = await outbox.smtp(port)
    await outbox.makeDue()
    await expect.poll(() => smtp.received.flatMap((each) => each.recipients).sort(), pollOptions).toEqual(recipients)
  })

  test("a mail fails after twelve attempts, and keeps its text while its link is valid", async () => {
    await outbox.queue("mim@example.com")
    await outbox.makeDue({ attempts: 11 })
    outbox.start(`smtp://127.0.0.1:${await freePort()}`)
    await expect.poll(async () => (await outbox.row()).nextTryAt, pollOptions).toBe("")
    expect(await outbox.row()).toMatchObject({ attempts: 12, sentAt: "", text: expect.stringContaining(link) })
  })

  test("a slow mail server delays neither writes nor responses", async () => {
    const smtp = await outbox.smtp()
    const held = Promise.withResolvers<void>()
    smtp.behaviour.hold = () => held.promise
    outbox.start(smtp.url)
    await outbox.queue("mim@example.com")
    await expect.poll(() => smtp.received, pollOptions).toHaveLength(1)
    await outbox.queue("next@example.com")
    expect((await app().request({ url: "/api/health/ready" })).statusCode).toBe(200)
    expect((await outbox.rows()).map(({ sentAt }) => sentAt)).toEqual(["", ""])
    held.resolve()
    await expect.poll(async () => (await outbox.rows()).every(({ sentAt }) => sentAt !== ""), pollOptions).toBe(true)
  })

  test("a recipient that is not exactly one address is never sent to a server", async () => {
    const smtp = await outbox.smtp()
    const smuggled = [
      "mim@example.com\r\nRCPT TO:<evil@example.com>",
      "mim@example.com, evil@example.com",
      "mim@example.com;evil@example.com",
      "Mim <evil@example.com>",
      "group:evil@example.com",
      "mim@example.com\u0000",
      "mim@evil@example.com",
      "",
    ].filter((each) => !(app().location.databaseUrl && each.includes("\u0000")))
    outbox.start(smtp.url)
    await outbox.queue(...smuggled, "last@example.com")
    await expect.poll(() => smtp.received, pollOptions).toHaveLength(1)
    expect(smtp.received[0]?.recipients).toEqual(["last@example.com"])
    const failed = (await outbox.rows()).slice(0, -1)
    for (const row of failed)
      expect(row).toMatchObject({ nextTryAt: "", sentAt: "", lastError: expect.stringMatching("one address") })
    expect(failed).toHaveLength(smuggled.length)
  })
})
