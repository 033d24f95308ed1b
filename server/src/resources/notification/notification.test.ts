import type { NotificationKind, Notifications, Role } from "contract"
import { expect, test } from "vitest"
import { earlier } from "#accounts/mails/account.ts"
import { newUser } from "#accounts/user-row.ts"
import { claimNext, markFailed, queueMail } from "#mail/outbox.ts"
import { earliestId } from "#new-id.ts"
import { nextMillisecond } from "#test/next-millisecond.ts"
import { onAnyDatabase } from "#test/test-app.ts"

const dayMs = 24 * 60 * 60 * 1000
const student = { name: "Mim", role: "student", isVerified: 1, passwordHash: "", language: "bn" } as const

onAnyDatabase("notifications", (app) => {
  const send = (token: string, method: "GET" | "POST" | "PATCH", path: string, payload?: object) =>
    app().request({ method, url: `/api/${path}`, ...(payload && { payload }) }, token)
  const read = async (token: string): Promise<Notifications> =>
    (await send(token, "GET", "notifications/get-notifications")).json().data
  const count = async (token: string, kind: NotificationKind) =>
    (await read(token)).kinds.find((each) => each.kind === kind)?.count
  /** Of a task: all that are open, seen or not. */
  const open = async (token: string, kind: NotificationKind) =>
    (await read(token)).kinds.find((each) => each.kind === kind)?.open
  const markSeen = (token: string, until?: string, kind?: NotificationKind) =>
    send(token, "PATCH", "notifications/mark-seen", { ...(until !== undefined && { until }), kind })
  /** An account of the office that has seen everything. */
  const upToDate = async (role: Role = "admin") => {
    const { token, _id } = await app().as(role)
    await markSeen(token, (await read(token)).until)
    return { token, _id }
  }
  const newReview = async () => {
    const { token } = await app().as("student")
    return (await send(token, "POST", "reviews/register", { comment: "Good" })).json().data
  }

  test("reviews and accounts since the last look are counted, for each user, until they are marked as seen", async () => {
    const [other, one] = [await upToDate(), await upToDate()]
    const before = (await read(one.token)).until
    await newReview()
    expect([await count(one.token, "newReviews"), await count(one.token, "newUsers")]).toEqual([1, 1])
    expect((await markSeen(one.token, (await read(one.token)).until, "newReviews")).json()).toMatchObject({
      success: true,
      message: "Marked as seen",
    })
    expect([await count(one.token, "newReviews"), await count(one.token, "newUsers")]).toEqual([0, 1])
    expect(await count(other.token, "newReviews")).toBe(1)
    // A page that was open for long does not bring them back.
    await markSeen(one.token, before)
    expect(await count(one.token, "newReviews")).toBe(0)
  })

  test("what came after they were counted has not been seen", async () => {
    const { token } = await upToDate()
    await newReview()
    await nextMillisecond()
    const { until } = await read(token)
    await nextMillisecond()
    await newReview()
    await markSeen(token, until)
    expect(await count(token, "newReviews")).toBe(1)
  })

  test("without a time, all that came until now is marked as seen", async () => {
    const { token } = await upToDate()
    await newReview()
    await nextMillisecond()
    await markSeen(token, undefined, "newReviews")
    expect([await count(token, "newReviews"), await count(token, "newUsers")]).toEqual([0, 1])
  })

  test("a time that is yet to come counts as now", async () => {
    const { token } = await upToDate()
    await markSeen(token, "9999-01-01T00:00:00.000Z")
    const kinds = (await read(token)).kinds
    expect(kinds.every(({ since }) => since <= new Date().toISOString())).toBe(true)
    await newReview()
    expect(await count(token, "newReviews")).toBe(1)
  })

  test.for(["", "yesterday", "2026-11-23", "2026-13-45T99:00:00.000Z"])("'%s' is no time", async (until) => {
    const { token } = await upToDate()
    expect((await markSeen(token, until)).statusCode).toBe(400)
  })

  test("a review that waits is counted as waiting only, again after its author has changed it, and as open until it is approved", async () => {
    const { token } = await upToDate()
    const review = await newReview()
    const setStatus = (status: string) => send(token, "PATCH", `reviews/change-status/${review._id}`, { status })
    await setStatus("waiting")
    expect([await count(token, "waitingReviews"), await count(token, "newReviews")]).toEqual([1, 0])
    await markSeen(token, (await read(token)).until, "waitingReviews")
    expect(await count(token, "waitingReviews")).toBe(0)
    expect(await open(token, "waitingReviews")).toBe(1)
    await setStatus("rejected")
    await setStatus("waiting")
    expect(await count(token, "waitingReviews")).toBe(1)
    await setStatus("public")
    expect([await count(token, "waitingReviews"), await count(token, "newReviews")]).toEqual([0, 1])
    expect([await open(token, "waitingReviews"), await open(token, "newReviews")]).toEqual([0, undefined])
  })

  test("a mail is counted when it finally fails, not when it was queued, and no longer after a retry", async () => {
    const { token } = await upToDate()
    const { database } = app()
    const content = { recipient: "nobody@example.com", subject: "Hello", text: "Hello", html: "" }
    await database.write(["mail"], (trx) => queueMail(trx, earlier, content))
    await markSeen(token, (await read(token)).until)
    let mail = await claimNext(database)
    while (mail && mail.recipient !== "nobody@example.com") {
      await markFailed(database, mail, { reason: "later", isFinal: false })
      mail = await claimNext(database)
    }
    if (!mail) throw new Error("The mail is not in the outbox")
    await markFailed(database, mail, { reason: "busy", isFinal: false })
    expect(await count(token, "failedMails")).toBe(0)
    const { nextTryAt } = await database.read
      .selectFrom("mail")
      .selectAll()
      .where("_id", "=", mail._id)
      .executeTakeFirstOrThrow()
    await markFailed(database, { ...mail, nextTryAt }, { reason: "550", isFinal: true })
    expect(await count(token, "failedMails")).toBe(1)
    await send(token, "POST", "mails/retry-failed")
    expect(await count(token, "failedMails")).toBe(0)
  })

  test("more than 99 are not counted, and accounts of more than seven days ago are not new to anybody", async () => {
    const { token } = await upToDate()
    const users = Array.from({ length: 120 }, (_, no) => newUser({ ...student, email: `${no}@many.example` }))
    const old = newUser({ ...student, email: "old@many.example" })
    old._id = earliestId(Date.now() - 8 * dayMs).replace("-0000-0000-", "-7000-8000-")
    await app().database.write(["user"], (trx) =>
      trx
        .insertInto("user")
        .values([...users.slice(0, 3), old])
        .execute(),
    )
    expect(await count(token, "newUsers")).toBe(3)
    const { token: newcomer } = await app().as("admin")
    const before = (await count(newcomer, "newUsers")) ?? 0
    expect(before).toBeLessThan(100)
    await app().database.write(["user"], (trx) => trx.insertInto("user").values(users.slice(3)).execute())
    expect([await count(token, "newUsers"), await count(newcomer, "newUsers")]).toEqual([100, 100])
  })

  test("each role is notified only of what it may open", async () => {
    const kindsOf = async (role: Role) => (await read((await app().as(role)).token)).kinds.map(({ kind }) => kind)
    expect(await kindsOf("admin")).toEqual([
      "waitingReviews",
      "newReviews",
      "newUsers",
      "requestedCorrections",
      "failedMails",
    ])
    expect(await kindsOf("editor")).toEqual(["waitingReviews", "newReviews"])
    expect(await kindsOf("registrar")).toEqual(["newUsers", "requestedCorrections"])
    const { token } = await app().as("student")
    expect((await send(token, "GET", "notifications/get-notifications")).statusCode).toBe(403)
  })

  test("a user's notes of what was seen are deleted with the user", async () => {
    const { _id } = await upToDate("editor")
    const notes = () =>
      app().database.read.selectFrom("notificationSeen").selectAll().where("userId", "=", _id).execute()
    expect(await notes()).toHaveLength(2)
    const { token } = await app().as("admin")
    await app().request({ method: "DELETE", url: `/api/auth/delete-user/${_id}` }, token)
    expect(await notes()).toEqual([])
  })
})
