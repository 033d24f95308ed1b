import { Writable } from "node:stream"
import { pino } from "pino"
import { afterEach, expect, test } from "vitest"
import { link, minutesAhead, outboxOf } from "#test/mails.ts"
import { freePort } from "#test/postgres-cluster.ts"
import { onBothDatabases } from "#test/test-app.ts"

const patience = { timeout: 10_000, interval: 20 }

onBothDatabases("mail by SMTP", (app) => {
  const outbox = outboxOf(app)
  afterEach(outbox.clear)

  test("a mail arrives whole, and then nothing of it is kept but that it was sent", async () => {
    const smtp = await outbox.smtp()
    outbox.start(`smtp://user:p%40ss%2Fword@${smtp.address}`)
    await outbox.queue("mim@example.com")
    await expect.poll(async () => (await outbox.row()).sentAt, patience).not.toBe("")
    const row = await outbox.row()
    expect(row).toMatchObject({ attempts: 1, nextTryAt: "", lastError: "", text: "", html: "" })
    const [{ mail, ...way } = { mail: null }] = smtp.received
    expect(way).toEqual({
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

  test("a recipient who is refused for good is given up, and neither its reason nor the log tells a link", async () => {
    const smtp = await outbox.smtp()
    const message = "no such person\r\n see https://a.example/x#Secret_token-1"
    smtp.behaviour.refuse = () => ({ code: 550, message: message.replace("\r\n", "") })
    const lines: string[] = []
    const sink = new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) })
    outbox.start(smtp.url, app().database, pino({ level: "info" }, sink))
    await outbox.queue("nobody@example.com")
    await expect.poll(async () => (await outbox.row()).nextTryAt, patience).toBe("")
    const row = await outbox.row()
    expect(row).toMatchObject({ attempts: 1, sentAt: "" })
    expect(row.lastError).toContain("550 no such person see https://a.example/…")
    await expect.poll(() => lines.join(""), patience).toContain("given up")
    expect(lines.join("")).toContain(row._id)
    expect(lines.join("")).not.toContain("Secret")
  })

  test("while the mail server is away, new mails do not use up the attempts of those that wait", async () => {
    outbox.start(`smtp://127.0.0.1:${await freePort()}`)
    const attempts = async () => (await outbox.rows()).reduce((sum, row) => sum + row.attempts, 0)
    for (let sent = 1; sent <= 3; sent++) {
      await outbox.queue("mim@example.com")
      await expect.poll(attempts, patience).toBe(sent)
    }
    for (let more = 0; more < 10; more++) {
      await outbox.queue("mim@example.com")
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    expect(await attempts()).toBe(3)
  })

  test("a mail that is put off is tried again after longer and longer pauses, and does not hold up others", async () => {
    const smtp = await outbox.smtp()
    smtp.behaviour.refuse = (recipient) =>
      recipient.startsWith("later") ? { code: 451, message: "try again later" } : undefined
    outbox.start(smtp.url)
    await outbox.queue("later@example.com", "mim@example.com")
    await expect.poll(async () => (await outbox.rows()).filter((each) => each.sentAt !== ""), patience).toHaveLength(1)
    for (const [failures, pause] of [1, 5, 15].entries()) {
      await expect.poll(async () => (await outbox.row()).lastError, patience).toContain("451 try again later")
      const row = await outbox.row()
      expect(row.attempts).toBe(failures + 1)
      expect(minutesAhead(row.nextTryAt)).toBeGreaterThan(pause * 0.85)
      expect(minutesAhead(row.nextTryAt)).toBeLessThan(pause * 1.15)
      await app().database.write([], (trx) => trx.updateTable("mail").set({ lastError: "" }).execute())
      if (pause === 15) smtp.behaviour.refuse = () => undefined
      await app().database.write(["mail"], (trx) =>
        trx.updateTable("mail").set({ nextTryAt: new Date().toISOString() }).where("_id", "=", row._id).execute(),
      )
    }
    await expect.poll(async () => (await outbox.row()).sentAt, patience).not.toBe("")
    expect(smtp.received.map(({ recipients }) => recipients[0])).toEqual(["mim@example.com", "later@example.com"])
  })

  test("while the server is away mails wait, not all of them are tried, and all go once it is back", async () => {
    const port = await freePort()
    outbox.start(`smtp://127.0.0.1:${port}`)
    const recipients = ["a@example.com", "b@example.com", "c@example.com", "d@example.com", "e@example.com"]
    await outbox.queue(...recipients)
    await expect.poll(async () => (await outbox.row()).lastError, patience).toContain("ECONNREFUSED")
    const rows = await outbox.rows()
    expect(minutesAhead(rows[0]?.nextTryAt ?? "")).toBeGreaterThan(0.8)
    expect(rows.at(-1)).toMatchObject({ attempts: 0, lastError: "" })
    const smtp = await outbox.smtp(port)
    await outbox.makeDue()
    await expect.poll(() => smtp.received.flatMap((each) => each.recipients).sort(), patience).toEqual(recipients)
  })

  test("after twelve attempts a mail is given up, and keeps its text while its link works", async () => {
    await outbox.queue("mim@example.com")
    await outbox.makeDue({ attempts: 11 })
    outbox.start(`smtp://127.0.0.1:${await freePort()}`)
    await expect.poll(async () => (await outbox.row()).nextTryAt, patience).toBe("")
    expect(await outbox.row()).toMatchObject({ attempts: 12, sentAt: "", text: expect.stringContaining(link) })
  })

  test("a server that takes its time delays neither a write nor an answer", async () => {
    const smtp = await outbox.smtp()
    const held = Promise.withResolvers<void>()
    smtp.behaviour.hold = () => held.promise
    outbox.start(smtp.url)
    await outbox.queue("mim@example.com")
    await expect.poll(() => smtp.received, patience).toHaveLength(1)
    await outbox.queue("next@example.com")
    expect((await app().request({ url: "/api/health/ready" })).statusCode).toBe(200)
    expect((await outbox.rows()).map(({ sentAt }) => sentAt)).toEqual(["", ""])
    held.resolve()
    await expect.poll(async () => (await outbox.rows()).every(({ sentAt }) => sentAt !== ""), patience).toBe(true)
  })

  test("a recipient that is not exactly one address is given up and reaches no server", async () => {
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
    await expect.poll(() => smtp.received, patience).toHaveLength(1)
    expect(smtp.received[0]?.recipients).toEqual(["last@example.com"])
    const given = (await outbox.rows()).slice(0, -1)
    for (const row of given)
      expect(row).toMatchObject({ nextTryAt: "", sentAt: "", lastError: expect.stringMatching("one address") })
    expect(given).toHaveLength(smuggled.length)
  })
})
