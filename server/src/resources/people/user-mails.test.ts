import { randomUUID } from "node:crypto"
import type { Language, Role } from "contract"
import { afterEach, beforeAll, expect, test } from "vitest"
import { newUser } from "#accounts/user-row.ts"
import { outboxOf } from "#test/mails.ts"
import { onAnyDatabase } from "#test/test-app.ts"

type Some = { language?: Language; role?: Role; isVerified?: 0 | 1; invitedAt?: string; name?: string }

onAnyDatabase("mails to users", (app) => {
  const outbox = outboxOf(app)
  let admin = ""
  beforeAll(async () => {
    admin = (await app().as("admin")).token
    // The mail of the registration.
    await outbox.clear()
  })
  afterEach(outbox.clear)
  const send = (call: string, payload: object) =>
    app().request({ method: "POST", url: `/api/mails/${call}`, payload }, admin)
  const english = { subjectEn: "Class on Sunday", textEn: "Dear all,\nsee https://prohori.example/c?a=1&b=2." }
  const bengali = { subjectBn: "রবিবারের ক্লাস", textBn: "ক্লাস সন্ধ্যা ৭টায়।" }

  /** Accounts with a common word in their names, which a filter finds. */
  async function accounts(...some: Some[]) {
    const word = `w${randomUUID().slice(0, 8)}`
    const start = { passwordHash: "", role: "student", isVerified: 1, language: "bn" } as const
    const users = some.map((one, index) => ({
      ...newUser({ ...start, email: `${word}-${index}@example.com`, ...one, name: one.name ?? `Mim ${word}` }),
      ...(one.invitedAt && { invitedAt: one.invitedAt }),
    }))
    await app().database.write(["user"], (trx) => trx.insertInto("user").values(users).execute())
    return { filter: { search: word }, ids: users.map(({ _id }) => _id), emails: users.map(({ email }) => email) }
  }
  const entries = (action: string) =>
    app()
      .database.read.selectFrom("audit")
      .selectAll()
      .where("action", "=", action)
      .orderBy("position", "desc")
      .execute()

  test("each user gets the version in their language; the log has subject, number and ids", async () => {
    const { filter, ids, emails } = await accounts({}, { language: "en" }, { language: "en" })
    const response = await send("send", { filter, ...english, ...bengali })
    expect(response.json().data).toEqual({ recipients: 3, skipped: 0, leftToday: 497 })
    const mails = await outbox.rows()
    const subjects = Object.fromEntries(mails.map(({ recipient, subject }) => [recipient, subject]))
    expect(emails.map((email) => subjects[email])).toEqual([bengali.subjectBn, english.subjectEn, english.subjectEn])
    const [entry] = await entries("mail.send")
    expect(entry?.details).toMatch(`subject: ${english.subjectEn}\nmails: 3\nrecipients: `)
    for (const id of ids) expect(entry?.details).toContain(id)
    expect(entry?.details).not.toContain("@")
  })

  test("a mail in one language goes to everybody, by ids too; one about one user is found by their record", async () => {
    const { ids, emails } = await accounts({ language: "en" })
    expect((await send("send", { ids, ...bengali })).json().data.recipients).toBe(1)
    expect(await outbox.row()).toMatchObject({ recipient: emails[0], subject: bengali.subjectBn, lane: "users" })
    expect((await entries("mail.send"))[0]).toMatchObject({ recordId: ids[0], record: emails[0] })
  })

  test("suspended users and unverified addresses get no mail, and are counted", async () => {
    const { filter, ids } = await accounts({}, { role: "suspended" }, { isVerified: 0 })
    for (const chosen of [{ filter }, { ids: [...ids, "gone"] }]) {
      const { data } = (await send("preview", { ...chosen, ...english })).json()
      expect(data).toMatchObject({ recipients: 1, skipped: "ids" in chosen ? 3 : 2, leftToday: 500 })
    }
    expect((await send("send", { filter, ...english })).json().data).toMatchObject({ recipients: 1, skipped: 2 })
    expect(await outbox.rows()).toHaveLength(1)
  })

  test("the preview shows each version as its first recipient gets it, and sends nothing", async () => {
    const { ids } = await accounts({ name: "নুসরাত জাহান" }, { language: "en" })
    const { versions } = (await send("preview", { ids, ...english, ...bengali })).json().data
    expect(versions).toMatchObject([
      { language: "en", text: expect.stringContaining(english.textEn) },
      { language: "bn", text: expect.stringContaining("প্রিয় নুসরাত জাহান,") },
    ])
    expect(await outbox.rows()).toEqual([])
    expect((await send("send", { ids, ...english, expected: 3 })).json().code).toBe("recipientsChanged")
    expect((await send("send", { ids, ...english, expected: 2 })).statusCode).toBe(200)
  })

  test("a text cannot inject HTML, headers or other links", async () => {
    const { ids } = await accounts({ name: "See https://evil.example/x" })
    const subjectEn = "Class\r\nBcc: all@example.com"
    const textEn = `<script>alert(1)</script>\r\n\r\n${english.textEn} javascript:alert(1) "https://a.example/'x'"`
    await send("send", { ids, subjectEn, textEn })
    const { subject, html, text } = await outbox.row()
    expect(subject).toBe("Class Bcc: all@example.com")
    expect(html).toContain("&lt;script&gt;")
    expect(html.match(/href="[^"]*"/g)).toEqual([
      'href="https://prohori.example/c?a=1&amp;b=2"',
      'href="https://a.example/&#39;x"',
    ])
    expect(text).toMatch(/^Hello,\n\n<script>/)
    expect(text).toContain("because you have a Prohori account")
  })

  test.for([
    [{}, "subjectBn", "allFieldsRequired"],
    [{ subjectEn: "Class" }, "textEn", "allFieldsRequired"],
    [{ textEn: "Class" }, "subjectEn", "allFieldsRequired"],
    [{ subjectBn: "ক্লাস", textBn: " " }, "textBn", "allFieldsRequired"],
    [{ ...english, subjectEn: "x".repeat(201) }, "subjectEn", "tooLong"],
    [{ ...english, textEn: "x".repeat(10_001) }, "textEn", "tooLong"],
    [{ ...english, textEn: "a\u0000b" }, "textEn", "unprintable"],
  ] as const)("a mail with %j is refused at its field", async ([mail, field, code]) => {
    const { ids } = await accounts({})
    for (const call of ["preview", "send"]) {
      const response = await send(call, { ids, ...mail })
      expect([response.statusCode, response.json().errors[0]]).toMatchObject([400, { field, code }])
    }
    expect(await outbox.rows()).toEqual([])
  })

  test("recipients are either ids or a strict filter, and at most 500 ids", async () => {
    const { ids, filter } = await accounts({})
    const many = Array.from({ length: 501 }, (_, index) => String(index))
    for (const chosen of [{}, { ids, filter }, { filter: { serach: "x" } }, { ids: many }]) {
      expect((await send("send", { ...chosen, ...english })).statusCode).toBe(400)
      expect((await send("resend-verifications", chosen)).statusCode).toBe(400)
    }
    expect((await send("send", { ids: [], ...english })).json().data.recipients).toBe(0)
    expect(await outbox.rows()).toEqual([])
  })

  test("more mails than are left today are refused before any is sent, also by concurrent calls", async () => {
    const few = await accounts(...Array.from({ length: 200 }, () => ({})))
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => send("send", { ...few, ids: undefined, ...english })),
    )
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 429, 429])
    const refused = responses.find(({ statusCode }) => statusCode === 429)
    expect(refused?.json()).toMatchObject({ code: "mailsToday", params: { left: 100, max: 500 } })
    expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(23 * 60 * 60)
    expect(await outbox.rows()).toHaveLength(400)
    const dayAgo = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString()
    await app().database.write([], (trx) => trx.updateTable("mail").set({ createdAt: dayAgo }).execute())
    expect((await send("preview", { ids: [], ...english })).json().data.leftToday).toBe(500)
  })

  test("verification mails go to unverified users who got none today, and not to suspended or invited ones", async () => {
    const invitedAt = new Date().toISOString()
    const { filter, ids, emails } = await accounts(
      ...[{ isVerified: 0 as const }, { isVerified: 0 as const }, {}],
      ...[
        { isVerified: 0 as const, role: "suspended" as const },
        { isVerified: 0 as const, invitedAt },
      ],
    )
    const first = await send("resend-verifications", { ids: ids.slice(0, 1) })
    expect(first.json().data).toEqual({ recipients: 1, skipped: 0, leftToday: 499, remaining: 0 })
    const second = await send("resend-verifications", { filter })
    expect(second.json().data).toEqual({ recipients: 1, skipped: 4, leftToday: 498, remaining: 0 })
    const mails = await outbox.rows()
    expect(mails.map(({ recipient, lane }) => [recipient, lane])).toEqual([
      [emails[0], "users"],
      [emails[1], "users"],
    ])
    const token = /verify-email#([\w-]+)/.exec(mails[0]?.text ?? "")?.[1]
    const url = "/api/auth/verify-email"
    expect((await app().request({ method: "POST", url, payload: { token } })).json().code).toBe("proveAccount")
    expect((await entries("mail.resend-verifications"))[0]?.details).toBe(`mails: 1\nrecipients: ${ids[1]}`)
  })

  test("concurrent calls send each user one verification mail", async () => {
    const { ids } = await accounts({ isVerified: 0 }, { isVerified: 0 })
    const responses = await Promise.all([1, 2, 3].map(() => send("resend-verifications", { ids })))
    const counts = responses.map((response) => response.json().data)
    expect(counts.map(({ recipients, skipped }) => [recipients, skipped]).sort()).toEqual([
      [0, 2],
      [0, 2],
      [2, 0],
    ])
    expect(await outbox.rows()).toHaveLength(2)
  })

  test("verification mails to many are sent as far as the daily limit goes, and then refused", async () => {
    const some = Array.from({ length: 520 }, () => ({ isVerified: 0 as const }))
    const { filter } = await accounts(...some)
    const one = await accounts({})
    await send("send", { ids: one.ids, ...english })
    const first = (await send("resend-verifications", { filter })).json()
    expect(first.data).toEqual({ recipients: 499, skipped: 0, leftToday: 0, remaining: 21 })
    const second = await send("resend-verifications", { filter })
    expect([second.statusCode, second.json().params]).toEqual([429, { left: 0, max: 500 }])
  })

  test("mails of accounts are sent before those to many, whichever was queued first", async () => {
    const { filter, emails } = await accounts({}, {}, {})
    await send("send", { filter, ...english })
    await outbox.queue("password@example.com")
    const smtp = await outbox.smtp()
    outbox.start(smtp.url)
    await expect.poll(() => smtp.received.length, { interval: 20 }).toBe(4)
    const order = smtp.received.flatMap(({ recipients }) => recipients)
    expect([order[0], order.slice(1).sort()]).toEqual(["password@example.com", emails.toSorted()])
  })

  // Sent one after another: next to a load of 25 on two cores they took more than a minute.
  test("400 mails wait while the mail server is away, and are sent when it is back", { timeout: 240_000 }, async () => {
    const { filter } = await accounts(...Array.from({ length: 400 }, () => ({})))
    const mailer = outbox.start("smtp://127.0.0.1:1")
    expect((await send("send", { filter, ...english })).statusCode).toBe(200)
    await expect
      .poll(async () => (await outbox.rows()).some(({ lastError }) => lastError !== ""), { interval: 20 })
      .toBe(true)
    await mailer.stop()
    const waiting = await outbox.rows()
    expect(waiting.filter(({ nextTryAt, sentAt }) => nextTryAt !== "" && sentAt === "")).toHaveLength(400)
    await outbox.makeDue()
    const smtp = await outbox.smtp()
    outbox.start(smtp.url)
    await expect.poll(() => smtp.received.length, { interval: 20, timeout: 180_000 }).toBe(400)
  })
})
