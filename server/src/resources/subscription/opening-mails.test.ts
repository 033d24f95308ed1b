import { Writable } from "node:stream"
import { pino } from "pino"
import { afterEach, beforeAll, expect, test } from "vitest"
import { createLog } from "#log.ts"
import { queueOpeningMails } from "#resources/subscription/opening-mails.ts"
import { outboxOf } from "#test/mails.ts"
import { startJob } from "#test/run-job.ts"
import { subscribersOf } from "#test/subscribers.ts"
import { onBothDatabases } from "#test/test-app.ts"

const pollOptions = { interval: 20 }
const silent = createLog("silent")

onBothDatabases("mails to subscribers of a course", (app) => {
  const outbox = outboxOf(app)
  const { send, closedCourse, subscribe, unsubscribe, waiting, rows, clear } = subscribersOf(app)
  const running: { stop: () => Promise<unknown> }[] = []
  beforeAll(() => send("GET", "get-all-courses"))
  afterEach(async () => {
    for (const each of running.splice(0)) await each.stop()
    await outbox.clear()
    await clear()
  })
  const startQueueing = () => running.push(startJob(queueOpeningMails, { database: app().database, log: silent }))
  const queued = async () => (await outbox.rows()).filter(({ kind }) => kind === "courseOpen")
  const toggle = ({ _id }: { _id: string }) => send("PATCH", `change-visibility/${_id}`)

  async function subscribed(...emails: string[]) {
    const course = await closedCourse({ title: "ওয়েব নিরাপত্তা", en: { title: "Web security" } })
    for (const email of emails) await subscribe(course, email, { language: email.startsWith("bn") ? "bn" : "en" })
    return course
  }

  /** Opens a course, and waits until its mails are queued. */
  async function open(course: { _id: string }, count: number) {
    startQueueing()
    await toggle(course)
    await expect.poll(queued, pollOptions).toHaveLength(count)
  }

  async function sendAll() {
    const smtp = await outbox.smtp()
    await outbox.makeDue()
    const mailer = outbox.start(smtp.url)
    await expect.poll(async () => (await queued()).filter(({ nextTryAt }) => nextTryAt !== ""), pollOptions).toEqual([])
    await mailer.stop()
    return smtp.received.map(({ mail, recipients }) => ({ ...mail, recipient: recipients[0] ?? "" }))
  }

  const ways = {
    "a toggle": ({ _id }) => send("PATCH", `change-visibility/${_id}`),
    "a bulk action": ({ _id }) => send("PATCH", "change-visibilities", { isShow: true, ids: [_id] }),
    "the undo of a bulk action": async ({ _id }) => {
      await send("PATCH", `change-visibility/${_id}`)
      const closed = await send("PATCH", "change-visibilities", { isShow: false, ids: [_id] })
      await send("PATCH", "change-visibilities", closed.json().data.undo[0])
    },
  } satisfies Record<string, (course: { _id: string }) => Promise<unknown>>

  test.for(Object.entries(ways))("are queued once when the course is opened by %s", async ([_, openBy]) => {
    const course = await subscribed("mim@example.com", "bn@example.com")
    startQueueing()
    startQueueing()
    await openBy(course)
    await expect.poll(queued, pollOptions).toHaveLength(2)
    await send("PATCH", `update-course/${course._id}`, { title: "Another title" })
    await expect.poll(async () => (await rows()).every(({ queuedAt }) => queuedAt !== ""), pollOptions).toBe(true)
    const mails = await queued()
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(["bn@example.com", "mim@example.com"])
    expect(mails.every(({ lane, text }) => lane === "opening" && text === "")).toBe(true)
    // Long enough for somebody to take the change back.
    for (const { nextTryAt } of mails) expect(Date.parse(nextTryAt) - Date.now()).toBeGreaterThan(20_000)
    expect(await waiting(course)).toBe(2)
  })

  test("are queued for a course that was opened while no server ran, and for no other course", async () => {
    const [course, closed] = [await subscribed("mim@example.com"), await subscribed("rafi@example.com")]
    await toggle(course)
    startQueueing()
    await expect.poll(queued, pollOptions).toMatchObject([{ recipient: "mim@example.com" }])
    expect(await waiting(closed)).toBe(1)
  })

  test("arrive in the subscriber's language, say why they came and how to unsubscribe, and end the subscription", async () => {
    const course = await subscribed("mim@example.com", "bn@example.com")
    await send("PATCH", `update-course/${course._id}`, { startsOn: "2099-12-04" })
    const tokens = new Map((await rows()).map(({ email, token }) => [email, token]))
    await open(course, 2)
    const mails = await sendAll()
    const [english, bengali] = ["mim@example.com", "bn@example.com"].map((address) =>
      mails.find(({ recipient }) => recipient === address),
    )
    expect(english?.subject).toBe("Registration is open: Web security")
    expect(english?.text?.split("\n")).toEqual(
      expect.arrayContaining([
        `http://localhost:3000/en/courses/${course.route}`,
        `http://localhost:3000/en/unsubscribe#${tokens.get("mim@example.com")}`,
        "First class: 4 December 2099",
      ]),
    )
    expect(english?.text).toContain("Why you got this email")
    expect(english?.html).toContain(`href="http://localhost:3000/en/unsubscribe#${tokens.get("mim@example.com")}"`)
    expect(english?.headers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          key: "list-unsubscribe",
          value: `<http://localhost:3000/en/u/${tokens.get("mim@example.com")}>`,
        }),
        expect.objectContaining({ key: "list-unsubscribe-post", value: "List-Unsubscribe=One-Click" }),
      ]),
    )
    expect(bengali?.subject).toContain("ওয়েব নিরাপত্তা".normalize("NFC"))
    expect(bengali?.html).toContain('<html lang="bn">')
    expect(await rows()).toEqual([])
    expect((await queued()).map(({ recipient, text }) => recipient + text)).toEqual(["", ""])
    expect(await waiting(course)).toBe(0)

    // The next opening has nobody to tell.
    await toggle(course)
    await toggle(course)
    expect(await queued()).toHaveLength(2)
  })

  test("are not sent if the course is closed again first; its subscribers wait for the next time", async () => {
    const course = await subscribed("mim@example.com")
    await open(course, 1)
    await toggle(course)
    expect(await sendAll()).toEqual([])
    expect(await rows()).toMatchObject([{ email: "mim@example.com", queuedAt: "" }])
    expect(await queued()).toEqual([])
    await toggle(course)
    await expect.poll(queued, pollOptions).toHaveLength(1)
    expect(await sendAll()).toHaveLength(1)
    expect(await rows()).toEqual([])
  })

  test("are not sent if the course is taken back to draft first; its subscribers wait until it is published", async () => {
    const course = await subscribed("mim@example.com")
    await open(course, 1)
    await send("PATCH", `publish-course/${course._id}`, { isDraft: true })
    expect(await sendAll()).toEqual([])
    expect(await rows()).toMatchObject([{ email: "mim@example.com", queuedAt: "" }])
    await send("PATCH", `publish-course/${course._id}`, { isDraft: false })
    await expect.poll(queued, pollOptions).toHaveLength(1)
  })

  test("are not sent to somebody who unsubscribes first, and not about a course that was deleted", async () => {
    const course = await subscribed("mim@example.com", "rafi@example.com")
    await open(course, 2)
    const [first] = await rows()
    await unsubscribe(first?.token ?? "")
    expect(await queued()).toMatchObject([{ recipient: "rafi@example.com" }])
    await send("DELETE", `delete-course/${course._id}`)
    expect(await sendAll()).toEqual([])
    expect(await queued()).toEqual([])
  })

  test("beyond the number per day wait, and do not delay mails of accounts", async () => {
    const course = await subscribed("one@example.com", "two@example.com", "three@example.com")
    await open(course, 3)
    await outbox.queue("account@example.com")
    await outbox.makeDue()
    const smtp = await outbox.smtp()
    const mailer = outbox.start(smtp.url, app().database, silent, 2)
    await expect.poll(() => smtp.received.length, pollOptions).toBe(3)
    await mailer.stop()
    expect(smtp.received[0]?.recipients).toEqual(["account@example.com"])
    expect(await waiting(course)).toBe(1)
  })

  test("that failed can be retried; deleting them ends the subscription, and leaves no address in the audit log", async () => {
    const admin = await app().as("admin")
    // The mail to verify the admin's address.
    await outbox.clear()
    const course = await subscribed("gone@example.com")
    await open(course, 1)
    const smtp = await outbox.smtp()
    smtp.behaviour.refuse = () => ({ code: 550, message: "no such person" })
    await outbox.makeDue()
    const mailer = outbox.start(smtp.url)
    await expect.poll(async () => (await queued())[0]?.failedAt, pollOptions).not.toBe("")
    await mailer.stop()
    const call = (method: "POST" | "DELETE", url: string) => app().request({ method, url }, admin.token)
    expect((await call("POST", "/api/mails/retry-failed")).json().data).toEqual({ retried: 1, expired: 0 })
    const again = outbox.start(smtp.url)
    await expect.poll(async () => (await queued())[0]?.failedAt, pollOptions).not.toBe("")
    await again.stop()
    expect((await call("DELETE", "/api/mails/delete-failed")).json().data).toEqual({ deleted: 1 })
    expect(await rows()).toEqual([])
    const entries = await app().database.read.selectFrom("audit").selectAll().execute()
    expect(JSON.stringify(entries)).not.toContain("gone@example.com")
  })

  test("for very many subscribers are queued in batches, by two processes at once, and neither fails", async () => {
    const warnings: string[] = []
    const sink = new Writable({ write: (line, _encoding, done) => done(void warnings.push(String(line))) })
    const log = pino({ level: "warn" }, sink)
    const course = await closedCourse()
    await app().database.write([], async (trx) => {
      const row = {
        courseId: course._id,
        language: "en",
        token: "t",
        createdAt: "2026-01-01",
        network: "",
        queuedAt: "",
      } as const
      const many = Array.from({ length: 250 }, (_, index) => ({
        ...row,
        _id: `many-${index}`,
        email: `${index}@x.org`,
      }))
      await trx.insertInto("courseSubscription").values(many).execute()
    })
    await toggle(course)
    for (const _ of ["one process", "another"])
      running.push(startJob(queueOpeningMails, { database: app().database, log }))
    await expect.poll(queued, pollOptions).toHaveLength(250)
    for (const each of running.splice(0)) await each.stop()
    expect(warnings).toEqual([])
  })
})
