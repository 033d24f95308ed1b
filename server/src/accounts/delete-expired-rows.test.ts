import { retention } from "contract"
import { expect, test } from "vitest"
import { deleteExpiredRows } from "#accounts/delete-expired-rows.ts"
import { newId } from "#new-id.ts"
import { runJob } from "#test/run-job.ts"
import { onBothDatabases } from "#test/test-app.ts"

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

onBothDatabases("the job that deletes what is too old", (app) => {
  /** Of each pair, the first row is an hour younger than its retention, the second an hour older. */
  const around = (ms: number) => [ms - hourMs, ms + hourMs]

  test("deletes rows that are older than the privacy policy says, and no others", async () => {
    const { _id: userId } = await app().as("student")
    const state = {
      kind: "earlier",
      refId: "",
      lane: "account",
      text: "",
      html: "",
      attempts: 1,
    } as const
    const times = {
      nextTryAt: "",
      claimedUntil: "",
      cancelled: "",
      usefulUntil: "",
      failedAt: "",
      lastError: "",
    } as const
    const mails = around(retention.mailDays * dayMs).map((ms) => ({
      ...{ _id: newId(), recipient: "old@example.com", subject: `${ms}`, createdAt: ago(ms), sentAt: ago(ms) },
      ...state,
      ...times,
    }))
    const session = { userId, userAgent: "", address: "", confirmedAt: "", isListed: 1 as const }
    const sessions = [
      ...around(retention.sessionIdleDays * dayMs).map((ms) => ({ createdAt: ago(ms), lastSeenAt: ago(ms) })),
      ...around(retention.sessionDays * dayMs).map((ms) => ({ createdAt: ago(ms), lastSeenAt: ago(0) })),
    ].map((row) => ({ _id: newId(), tokenHash: newId(), cookieHash: newId(), ...session, ...row }))
    const results = around(retention.callResultHours * hourMs).map((ms) => ({
      ...{ userId, requestId: newId(), call: "x", result: "{}", createdAt: ago(ms) },
    }))
    const attempts = [-hourMs, hourMs].map((ms) => ({ key: newId(), timestamps: "[]", expiresAt: ago(ms) }))
    const links = [-hourMs, hourMs].map((ms) => ({
      ...{
        _id: newId(),
        userId,
        purpose: "reset" as const,
        tokenHash: newId(),
        email: "",
        expiresAt: ago(ms),
        role: "" as const,
      },
    }))
    await app().database.write([], async (trx) => {
      await trx.insertInto("mail").values(mails).execute()
      await trx.insertInto("session").values(sessions).execute()
      await trx.insertInto("callResult").values(results).execute()
      await trx.insertInto("counter").values(attempts).execute()
      await trx.insertInto("mailLink").values(links).execute()
    })
    await runJob(deleteExpiredRows, app())
    const { read } = app().database
    const left = async (ids: { _id: string }[], table: "mail" | "session" | "mailLink") => {
      const rows = await read
        .selectFrom(table as "mail")
        .select("_id")
        .execute()
      return ids.map(({ _id }) => rows.some((row) => row._id === _id))
    }
    expect(await left(mails, "mail")).toEqual([true, false])
    expect(await left(sessions, "session")).toEqual([true, false, true, false])
    expect(await left(links, "mailLink")).toEqual([true, false])
    const called = await read.selectFrom("callResult").select("requestId").execute()
    expect(called).toEqual([{ requestId: results[0]?.requestId }])
    const counted = (await read.selectFrom("counter").select("key").execute()).map(({ key }) => key)
    expect(attempts.map(({ key }) => counted.includes(key))).toEqual([true, false])
  })
})
