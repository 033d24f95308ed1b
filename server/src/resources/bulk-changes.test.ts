import { randomUUID } from "node:crypto"
import { beforeAll, expect, test } from "vitest"
import { newCertificate } from "#db/records/certificate-row.ts"
import { aCertificate, aCourse } from "#test/factories.ts"
import { onBothDatabases } from "#test/test-app.ts"

type Sent = { _id: string; updatedAt: string }

/** Every bulk call, with a value for its field, the value before, and a list of what it changes. */
const bulkCalls = [
  {
    call: "certificates/change-statuses",
    list: "certificates/get-certificates",
    field: "status",
    value: "inactive",
    was: "active",
  },
  { call: "auth/change-roles", list: "auth/get-users", field: "role", value: "instructor", was: "student" },
  {
    call: "reviews/change-home-visibilities",
    list: "reviews/get-all-reviews",
    field: "isHomeShow",
    value: true,
    was: false,
  },
  {
    call: "reviews/change-statuses",
    list: "reviews/get-all-reviews",
    field: "status",
    value: "rejected",
    was: "public",
  },
  {
    call: "courses/change-home-visibilities",
    list: "courses/get-all-courses",
    field: "isHomeShow",
    value: true,
    was: false,
  },
  { call: "courses/change-visibilities", list: "courses/get-all-courses", field: "isShow", value: false, was: true },
] as const

onBothDatabases("bulk changes", (app) => {
  let admin = { token: "", _id: "", email: "" }
  beforeAll(async () => {
    admin = await app().as("admin")
  })
  const send = async (method: "GET" | "POST" | "PATCH", path: string, payload?: object, token = admin.token) =>
    (await app().request({ method, url: `/api/${path}`, ...(payload && { payload }) }, token)).json()

  /** Creates records that a search for the returned mark finds, and no others. */
  async function make(call: string, count: number) {
    const mark = randomUUID()
    const made: Sent[] = []
    for (let no = 0; no < count; no++) {
      const text = `${mark} ${no}`
      if (call.startsWith("certificates"))
        made.push((await send("POST", "certificates/register", aCertificate({ certificationNo: text }))).data)
      else if (call.startsWith("courses"))
        made.push((await send("POST", "courses/register", aCourse({ title: text }))).data)
      else {
        const student = await app().as("student")
        const { data } = await send("PATCH", "auth/update-user", { name: text }, student.token)
        const review = { comment: "Calm" }
        made.push(
          call.startsWith("reviews") ? (await send("POST", "reviews/register", review, student.token)).data : data,
        )
      }
    }
    return { mark, made }
  }
  const versionsOf = (records: Sent[]) => records.map(({ _id, updatedAt }) => ({ _id, updatedAt }))

  test.for(bulkCalls)("$call changes what a filter finds, and its result undoes that", async (bulk) => {
    const { call, list, field, value, was } = bulk
    const { mark, made } = await make(call, 3)
    const valuesNow = async () =>
      (await send("GET", `${list}?search=${mark}`)).data.map((record: Record<string, unknown>) => record[field])
    await send("PATCH", call, { [field]: value, ids: [made[0]?._id] })
    const { data } = await send("PATCH", call, { [field]: value, filter: { search: mark } })
    expect(data).toMatchObject({ changed: 2, already: 1, skipped: [], remaining: 0, next: "" })
    expect(await valuesNow()).toEqual([value, value, value])
    expect(data.undo.map((body: Record<string, unknown>) => body[field])).toEqual([was])
    // Someone else changes one of them before the undo.
    await send("PATCH", call, { [field]: was, ids: [made[1]?._id] })
    await send("PATCH", call, { [field]: value, ids: [made[1]?._id] })
    const { data: undone } = await send("PATCH", call, data.undo[0])
    expect([undone.changed, undone.skipped.length]).toEqual([1, 1])
    expect((await valuesNow()).filter((now: unknown) => now === was)).toHaveLength(1)
  })

  test.for(bulkCalls)("$call skips and names records that are not as the caller has seen them", async (bulk) => {
    const { call, field, value, was } = bulk
    const { made, mark } = await make(call, 2)
    const versions = versionsOf(made)
    await send("PATCH", call, { [field]: value, ids: [made[0]?._id] })
    await send("PATCH", call, { [field]: was, ids: [made[0]?._id] })
    const { data } = await send("PATCH", call, {
      [field]: value,
      versions: [...versions, { _id: "gone", updatedAt: "" }],
    })
    expect(data).toMatchObject({ changed: 1, already: 0 })
    expect(data.skipped).toHaveLength(2)
    expect(data.skipped[0]).toBe("gone")
    if (call !== "auth/change-roles") expect(data.skipped[1]).toBe(`${mark} 0`)
    else expect(data.skipped[1]).toMatch(/@example\.com$/)
  })

  test.for(bulkCalls)(
    "$call, sent again after a lost response, has the first result and does nothing",
    async (bulk) => {
      const { call, field, value, was } = bulk
      const { mark, made } = await make(call, 3)
      const [newest] = made.toReversed()
      const versions = [...versionsOf(made.slice(0, 2)), { _id: newest?._id, updatedAt: "another" }]
      const body = { [field]: value, versions, requestId: randomUUID() }
      const sendBody = () => send("PATCH", call, body)
      const [first, concurrent] = await Promise.all([sendBody(), sendBody()])
      expect(first.data).toMatchObject({ changed: 2, already: 0 })
      expect(first.data.skipped).toHaveLength(1)
      expect([concurrent, await sendBody()]).toEqual([first, first])
      for (const undo of first.data.undo) expect((await send("PATCH", call, undo)).data.changed).toBe(2)
      // As it was again; the same id would still return the first result, another one changes them again.
      expect(await sendBody()).toEqual(first)
      const again = await send("PATCH", call, { [field]: value, filter: { search: mark }, requestId: randomUUID() })
      expect([again.data.changed, again.data.undo[0]?.[field]]).toEqual([3, was])
    },
  )

  test.for(bulkCalls)(
    "$call is refused without a clear choice, and for everyone but admins",
    async ({ call, field, value }) => {
      const refused = [{}, { ids: [], filter: {} }, { ids: [], versions: [] }, { filter: { serach: "x" } }]
      for (const chosen of refused) {
        const response = await send("PATCH", call, { [field]: value, ...chosen })
        expect([response.success, response.code], JSON.stringify(chosen)).toEqual([false, "badInput"])
      }
      const tooMany = Array.from({ length: 501 }, () => ({ _id: "a", updatedAt: "b" }))
      expect((await send("PATCH", call, { [field]: value, versions: tooMany })).errors).toMatchObject([
        { field: "versions", code: "chosenTooMany" },
      ])
      expect((await send("PATCH", call, { [field]: "both", ids: [] })).errors).toMatchObject([{ field }])
      const { token } = await app().as("instructor")
      expect(await send("PATCH", call, { [field]: value, ids: [] }, token)).toMatchObject({ code: "notAllowed" })
    },
  )

  test("a suspension of many ends their sessions, and each gets its own previous role back", async () => {
    const [student, instructor] = [await app().as("student"), await app().as("instructor")]
    const ids = [student._id, instructor._id, admin._id]
    const { data } = await send("PATCH", "auth/change-roles", { role: "suspended", ids })
    expect(data).toMatchObject({ changed: 2, skipped: [admin.email] })
    for (const { token } of [student, instructor])
      expect(await send("GET", "auth/get-user", undefined, token)).toMatchObject({ code: "notSignedIn" })
    for (const body of data.undo) await send("PATCH", "auth/change-roles", body)
    const roleOf = async ({ email }: { email: string }) =>
      (await send("GET", `auth/get-users?search=${email}`)).data.map(({ role }: { role: string }) => role)
    expect([await roleOf(student), await roleOf(instructor), await roleOf(admin)]).toEqual([
      ["student"],
      ["instructor"],
      ["admin"],
    ])
    const { data: entries } = await send("GET", `audit/get-entries?search=${student._id}`)
    const actions = entries.map(({ action }: { action: string }) => action)
    expect(actions).toEqual(expect.arrayContaining(["user.change-role", "session.end-all"]))
  })

  test("a request for what a filter finds does not go on to the next records when it is sent again", async () => {
    const rows = Array.from({ length: 501 }, () => newCertificate(aCertificate({ batchNo: "lost" })))
    await app().database.write(["certificate"], (trx) => trx.insertInto("certificate").values(rows).execute())
    const filter = { batchNo: "lost", status: "active" }
    const body = { status: "inactive", filter, requestId: randomUUID() }
    const first = await send("PATCH", "certificates/change-statuses", body)
    expect(first.data).toMatchObject({ changed: 500, remaining: 1 })
    expect(await send("PATCH", "certificates/change-statuses", body)).toEqual(first)
    // The same id of somebody else is another request.
    const { token } = await app().as("registrar")
    expect((await send("PATCH", "certificates/change-statuses", body, token)).data.changed).toBe(1)
  })

  test("two admins who demote all others at the same time leave one admin", async () => {
    const other = await app().as("admin")
    const filter = { role: "admin" }
    const results = await Promise.all(
      [admin, other].map(({ token }) => send("PATCH", "auth/change-roles", { role: "student", filter }, token)),
    )
    expect(results.filter(({ success }) => success)).toHaveLength(1)
    expect(results.filter(({ code }) => code === "lastAdmin")).toHaveLength(1)
    const admins = await app().database.read.selectFrom("user").select("_id").where("role", "=", "admin").execute()
    expect(admins).toHaveLength(1)
    admin = admins[0]?._id === other._id ? other : admin
  })

  test("courses keep their order when many are changed while one is moved", async () => {
    const { mark, made } = await make("courses", 12)
    const filter = { search: mark }
    const [moved, changed] = await Promise.all([
      send("PATCH", `courses/move-course/${made.at(-1)?._id}`, { place: 1 }),
      send("PATCH", "courses/change-visibilities", { isShow: false, filter }),
    ])
    expect([moved.success, changed.success]).toEqual([true, true])
    const { data } = await send("GET", `courses/get-all-courses?search=${mark}&limit=100`)
    const closed = data.filter(({ isShow }: { isShow: boolean }) => !isShow)
    expect(closed).toHaveLength(changed.data.changed)
    expect(changed.data.changed + changed.data.skipped.length).toBe(12)
    const indexes = data.map(({ index }: { index: number }) => index)
    expect(new Set(indexes).size).toBe(12)
    expect(data[0]._id).toBe(made.at(-1)?._id)
  })
})
