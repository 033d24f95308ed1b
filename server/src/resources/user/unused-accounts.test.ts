import { retention } from "contract"
import { afterEach, expect, test, vi } from "vitest"
import { createLog } from "#log.ts"
import { deleteUnusedAccounts } from "#resources/user/unused-accounts.ts"
import { aCertificate } from "#test/factories.ts"
import { outboxOf } from "#test/mails.ts"
import { startJob } from "#test/run-job.ts"
import { onBothDatabases, testPassword } from "#test/test-app.ts"

const dayMs = 24 * 60 * 60 * 1000
const { unusedAccountDays, unusedAccountWarningDays } = retention

onBothDatabases("accounts that nobody uses", (app) => {
  const outbox = outboxOf(app)
  afterEach(async () => {
    vi.useRealTimers()
    await outbox.clear()
  })

  const send = (method: "GET" | "POST" | "PATCH", url: string, token: string, payload?: object) =>
    app().request({ method, url: `/api/${url}`, payload }, token)
  const change = (_id: string, values: object) =>
    app().database.write([], (trx) => trx.updateTable("user").set(values).where("_id", "=", _id).execute())
  /** The job of another day. */
  async function nextRun(days: number) {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + days * dayMs })
    const settings = { publicUrl: "http://localhost:3000", smtpUrl: "smtp://127.0.0.1" }
    const context = { database: app().database, log: createLog("silent"), settings }
    const job = startJob(deleteUnusedAccounts, context)
    const runs = () => app().database.read.selectFrom("jobRun").select(["startedAt", "heartbeatAt"]).execute()
    // A run that is stopped before its end deletes nobody.
    await expect.poll(runs).toEqual([{ startedAt: new Date().toISOString(), heartbeatAt: "" }])
    await job.stop()
  }
  async function sendMails() {
    const smtp = await outbox.smtp()
    const mailer = outbox.start(smtp.url)
    await expect.poll(async () => (await outbox.rows()).every(({ nextTryAt }) => nextTryAt === "")).toBe(true)
    await mailer.stop()
    return smtp.received
  }
  const left = async (ids: string[]) => {
    const rows = app().database.read.selectFrom("user").select("_id").where("_id", "in", ids)
    const found = (await rows.execute()).map(({ _id }) => _id)
    return ids.map((id) => found.includes(id))
  }

  test("are deleted after a month and a mail, if they were never confirmed, hold nothing and belong to students", async () => {
    const admin = await app().as("admin")
    const [unused, verified, reviewer, holder] = [
      await app().as("student"),
      await app().as("student"),
      await app().as("student"),
      await app().as("student"),
    ]
    const [invited, suspended, registrar, instructor] = [
      await app().as("student"),
      await app().as("suspended"),
      await app().as("registrar"),
      await app().as("instructor"),
    ]
    await change(verified._id, { isVerified: 1 })
    await change(invited._id, { invitedAt: "2026-01-02T03:04:05.678Z" })
    await send("POST", "reviews/register", reviewer.token, { comment: "Good" })
    await send("POST", "certificates/register", admin.token, aCertificate({ candidateEmail: holder.email }))
    await outbox.clear()
    const others = [verified, reviewer, holder, invited, suspended, registrar, instructor, admin].map(({ _id }) => _id)

    await nextRun(unusedAccountDays - 1)
    expect(await outbox.rows()).toEqual([])
    await nextRun(2)
    expect((await outbox.rows()).map(({ recipient }) => recipient)).toEqual([unused.email])
    // The mail waits, so its reader does not know yet.
    await nextRun(unusedAccountWarningDays + 1)
    expect(await left([unused._id])).toEqual([true])
    await outbox.makeDue({ usefulUntil: new Date(Date.now() + dayMs).toISOString() })
    const [received] = await sendMails()
    expect([received?.recipients, received?.mail.text]).toEqual([[unused.email], expect.stringContaining("in 7 days")])
    await nextRun(unusedAccountWarningDays - 1)
    expect(await left([unused._id])).toEqual([true])
    await nextRun(2)
    expect(await left([unused._id, ...others])).toEqual([false, ...others.map(() => true)])

    const entries = app().database.read.selectFrom("audit").select(["actorId", "details"])
    const entry = await entries.where("action", "=", "user.delete").executeTakeFirstOrThrow()
    expect(entry).toEqual({ actorId: "", details: expect.stringContaining(unused.email) })
  })

  test("stay when their owner logs in, or confirms the email by the link in the mail", async () => {
    const [back, confirmed] = [await app().as("student"), await app().as("student")]
    await nextRun(unusedAccountDays + 1)
    const mails = await sendMails()
    const of = (email: string) => mails.find(({ recipients }) => recipients.includes(email))?.mail.text ?? ""
    expect(of(back.email)).not.toBe("")
    await send("POST", "auth/login", "", { email: back.email, password: testPassword })
    const [, token] = /verify-email#(\S+)/.exec(of(confirmed.email)) ?? []
    expect((await send("POST", "auth/verify-email", "", { token, password: testPassword })).statusCode).toBe(200)
    await nextRun(unusedAccountWarningDays + 1)
    expect(await left([back._id, confirmed._id])).toEqual([true, true])
    // Much later the owner gets another mail first.
    await nextRun(unusedAccountDays + 1)
    expect(await left([back._id])).toEqual([true])
    expect((await outbox.rows()).filter(({ nextTryAt }) => nextTryAt !== "").map(({ recipient }) => recipient)).toEqual(
      [back.email],
    )
  })
})
