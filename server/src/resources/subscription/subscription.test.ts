import { maxSubscribers, maxSubscriptions } from "contract"
import { afterEach, expect, test } from "vitest"
import { deleteExpiredRows } from "#accounts/delete-expired-rows.ts"
import { newId } from "#new-id.ts"
import { runJob } from "#test/run-job.ts"
import { anAddress, subscribersOf } from "#test/subscribers.ts"
import { onBothDatabases } from "#test/test-app.ts"

const dayMs = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString()

onBothDatabases("subscribers of a closed course", (app) => {
  const { send, closedCourse, subscribe, unsubscribe, waiting, rows, clear } = subscribersOf(app)
  afterEach(clear)
  const insert = (courseId: string, emails: string[], some = {}) =>
    app().database.write([], async (trx) => {
      const row = { courseId, language: "bn", token: "", createdAt: daysAgo(1), queuedAt: "", ...some } as const
      for (let from = 0; from < emails.length; from += 500) {
        const batch = emails.slice(from, from + 500).map((email) => ({ network: email, ...row, _id: newId(), email }))
        await trx.insertInto("courseSubscription").values(batch).execute()
      }
    })

  test("are counted once each, in whatever spelling; a repeated request gets the same response, and the later language counts", async () => {
    const course = await closedCourse()
    const first = await subscribe(course, "mim@example.com", { language: "en" })
    const again = await subscribe(course, " Mim@Example.com ", { language: "bn" })
    expect([first.statusCode, first.json()]).toEqual([
      200,
      { success: true, message: "You will get one mail when registration opens" },
    ])
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body])
    expect(await waiting(course)).toBe(1)
    expect((await send("GET", "get-subscriber-counts")).json().data).toEqual([{ courseId: course._id, waiting: 1 }])
    expect(await rows()).toMatchObject([{ email: "mim@example.com", language: "bn", queuedAt: "" }])
  })

  test.for([
    ["an address that is none", { email: "mim at example" }, "email", "invalidEmail"],
    ["no address", { email: " " }, "email", "allFieldsRequired"],
    ["another language", { language: "fr" }, "language", "badInput"],
  ] as const)("%s is refused at its field", async ([_, some, field, code]) => {
    const { _id } = await closedCourse()
    const payload = { email: "mim@example.com", language: "en", ...some }
    const url = `/api/courses/subscribe/${_id}`
    const response = await app().request({ method: "POST", url, payload, remoteAddress: anAddress() })
    expect([response.statusCode, response.json().errors]).toMatchObject([400, [{ field, code }]])
    expect(await rows()).toEqual([])
  })

  test("an open course and an unknown one take no subscribers", async () => {
    const course = await closedCourse()
    await send("PATCH", `change-visibility/${course._id}`)
    for (const [one, status, code] of [
      [course, 409, "registrationOpen"],
      [{ _id: "missing" }, 404, "courseNotFound"],
    ] as const) {
      const response = await subscribe(one, "mim@example.com")
      expect([response.statusCode, response.json().code]).toEqual([status, code])
    }
    expect((await send("GET", "get-subscriber-count/missing")).statusCode).toBe(404)
    expect(await rows()).toEqual([])
  })

  test("nobody but admins and editors sees how many they are, and their addresses are in no response", async () => {
    const course = await closedCourse()
    await subscribe(course, "mim@example.com")
    const url = `/api/courses/get-subscriber-count/${course._id}`
    expect((await app().request({ url })).statusCode).toBe(401)
    for (const role of ["student", "instructor", "registrar"] as const)
      expect((await app().request({ url }, (await app().as(role)).token)).statusCode).toBe(403)
    const { token } = await app().as("admin")
    for (const path of [`get-subscriber-count/${course._id}`, `get-course/${course._id}`, "export-courses"])
      expect((await app().request({ url: `/api/courses/${path}` }, token)).body).not.toContain("mim@example.com")
  })

  test("a network can send 60 email addresses an hour; the next request gets 429 with Retry-After", async () => {
    const course = await closedCourse()
    const address = anAddress()
    const statuses = new Set<number>()
    for (let index = 0; index < 60; index++)
      statuses.add((await subscribe(course, `student${index}@example.com`, { address })).statusCode)
    expect([...statuses]).toEqual([200])
    const refused = await subscribe(course, "late@example.com", { address })
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({ code: "tooManySubscriptions", params: { minutes: 60 } })
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3500)
    expect(await waiting(course)).toBe(60)
    expect((await subscribe(course, "late@example.com")).statusCode).toBe(200)
  })

  test("ten requests an hour are accepted for one address, from all networks together", async () => {
    const course = await closedCourse()
    for (let index = 0; index < 10; index++)
      expect((await subscribe(course, "victim@example.com")).statusCode).toBe(200)
    expect((await subscribe(await closedCourse(), "VICTIM@example.com")).statusCode).toBe(429)
  })

  test(`of more than ${maxSubscriptions} courses, an address waits for the latest, and the response is the same`, async () => {
    const [oldest, last] = [await closedCourse(), await closedCourse()]
    const earlier = []
    for (let index = 1; index < maxSubscriptions; index++) earlier.push(await closedCourse())
    await insert(oldest._id, ["busy@example.com"], { createdAt: daysAgo(2) })
    for (const { _id } of earlier) await insert(_id, ["busy@example.com"])
    expect((await subscribe(last, "busy@example.com")).json().message).toContain("one mail")
    const left = (await rows()).map(({ courseId }) => courseId)
    expect(left).toHaveLength(maxSubscriptions)
    expect(left).toContain(last._id)
    expect(left).not.toContain(oldest._id)
  })

  test("in a full list, a network with many subscriptions makes room for others, and nobody else does", async () => {
    const course = await closedCourse()
    const others = Array.from({ length: maxSubscribers - 3 }, (_, index) => `student${index}@example.com`)
    await insert(course._id, others)
    const flooder = anAddress()
    for (const name of ["flood0", "flood1", "flood2"])
      await subscribe(course, `${name}@example.com`, { address: flooder })
    // Its own place is no new one, and its network has the most already.
    expect((await subscribe(course, "flood1@example.com", { address: flooder })).statusCode).toBe(409)
    expect((await subscribe(course, "flood3@example.com", { address: flooder })).statusCode).toBe(409)
    for (const [email, status] of [
      ["sadia@example.com", 200],
      ["rafi@example.com", 200],
      ["late@example.com", 409],
    ] as const)
      expect([email, (await subscribe(course, email)).statusCode]).toEqual([email, status])
    const emails = new Set((await rows()).map(({ email }) => email))
    expect(emails).toEqual(new Set([...others, "flood0@example.com", "sadia@example.com", "rafi@example.com"]))
  })

  test("somebody else who enters an address for many courses does not push out those that its owner chose", async () => {
    const chosen = [await closedCourse(), await closedCourse()]
    for (const { _id } of chosen) await insert(_id, ["sadia@example.com"], { network: "home", createdAt: daysAgo(9) })
    for (let count = chosen.length; count < maxSubscriptions; count++)
      await insert((await closedCourse())._id, ["sadia@example.com"], { network: "elsewhere" })
    for (let count = 0; count < 3; count++) await subscribe(await closedCourse(), "sadia@example.com")
    const left = (await rows()).map(({ courseId }) => courseId)
    expect(left).toHaveLength(maxSubscriptions)
    expect(left).toEqual(expect.arrayContaining(chosen.map(({ _id }) => _id)))
  })

  test("a course takes a limited number, whether or not the address waits already", async () => {
    const course = await closedCourse()
    const emails = Array.from({ length: maxSubscribers }, (_, index) => `student${index}@example.com`)
    await insert(course._id, emails)
    for (const email of ["student7@example.com", "late@example.com"]) {
      const response = await subscribe(course, email)
      expect([response.statusCode, response.json().code]).toEqual([409, "subscribersTooMany"])
    }
    expect(await waiting(course)).toBe(maxSubscribers)
    expect((await subscribe(await closedCourse(), "late@example.com")).statusCode).toBe(200)
  })

  test("a token unsubscribes its address from all courses, an unknown one nobody, with the same response", async () => {
    const courses = [await closedCourse(), await closedCourse()]
    for (const course of courses) {
      await subscribe(course, "mim@example.com")
      await subscribe(course, "rafi@example.com")
    }
    const tokens = new Set((await rows()).map(({ email, token }) => `${email} ${token}`))
    expect(tokens.size).toBe(2)
    const token = [...tokens][0]?.split(" ")[1] ?? ""
    const [unknown, known, again] = [
      await unsubscribe("0123456789-abcdefghijklmnopqrstuvwxyz_ABCDE"),
      await unsubscribe(token),
      await unsubscribe(token),
    ]
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
    expect(again.body).toBe(known.body)
    expect((await rows()).map(({ email }) => email)).toEqual(["rafi@example.com", "rafi@example.com"])
    expect((await unsubscribe(" ")).statusCode).toBe(400)
  })

  test("a mail program unsubscribes by one POST, while a scanner that opens the same link changes nothing", async () => {
    await subscribe(await closedCourse(), "mim@example.com")
    const [{ token } = { token: "" }] = await rows()
    const scanned = await app().request({ url: `/bn/u/${token}` })
    expect([scanned.statusCode, scanned.headers.location]).toEqual([303, `/bn/unsubscribe#${token}`])
    expect(await rows()).toHaveLength(1)
    const headers = { "content-type": "application/x-www-form-urlencoded" }
    const oneClick = (url: string) =>
      app().request({ method: "POST", url, payload: "List-Unsubscribe=One-Click", headers })
    expect((await oneClick(`/bn/u/${token}`)).statusCode).toBe(200)
    expect(await rows()).toEqual([])
    expect((await oneClick(`/u/${"x".repeat(100)}`)).statusCode).toBe(200)
  })

  test("are deleted with the account that has their verified address, and after a year", async () => {
    const course = await closedCourse()
    const admin = await app().as("admin")
    const [verified, unverified] = [await app().as("student"), await app().as("student")]
    for (const { email } of [verified, unverified]) await subscribe(course, email)
    await app().database.write(["user"], (trx) =>
      trx.updateTable("user").set({ isVerified: 1 }).where("_id", "=", verified._id).execute(),
    )
    const remove = ({ _id }: { _id: string }) =>
      app().request({ method: "DELETE", url: `/api/auth/delete-user/${_id}` }, admin.token)
    expect((await remove(verified)).statusCode).toBe(200)
    expect((await remove(unverified)).statusCode).toBe(200)
    expect((await rows()).map(({ email }) => email)).toEqual([unverified.email])

    await insert(course._id, ["recent@example.com"], { createdAt: daysAgo(364) })
    await insert(course._id, ["old@example.com"], { createdAt: daysAgo(366) })
    await insert(course._id, ["failed@example.com"], { queuedAt: daysAgo(33) })
    await runJob(deleteExpiredRows, app())
    expect((await rows()).map(({ email }) => email)).toEqual([unverified.email, "recent@example.com"])
  })

  test("several deleted accounts take the subscriptions of their verified addresses with them", async () => {
    const [course, admin, one, other] = [
      await closedCourse(),
      await app().as("admin"),
      await app().as("student"),
      await app().as("student"),
    ]
    for (const { email } of [one, other]) await subscribe(course, email)
    await app().database.write(["user"], (trx) =>
      trx.updateTable("user").set({ isVerified: 1 }).where("_id", "=", one._id).execute(),
    )
    const payload = { records: [one, other].map(({ _id }) => ({ _id })) }
    await app().request({ method: "POST", url: "/api/auth/delete-users", payload }, admin.token)
    expect((await rows()).map(({ email }) => email)).toEqual([other.email])
  })

  test("subscribing and unsubscribing leave no address in the audit log", async () => {
    const course = await closedCourse()
    await subscribe(course, "secret@example.com")
    await unsubscribe((await rows())[0]?.token ?? "")
    await app().app.securityEvents.flush()
    const entries = await app().database.read.selectFrom("audit").selectAll().execute()
    expect(JSON.stringify(entries)).not.toContain("secret@example.com")
  })
})
