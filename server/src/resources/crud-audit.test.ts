import { randomUUID } from "node:crypto"
import { type RecordKind, readRecordDetails } from "contract"
import type { HTTPMethods } from "fastify"
import { expect, test } from "vitest"
import type { Tables } from "#schema.ts"
import { aCertificate } from "#test/factories.ts"
import { adminResources } from "#test/record-resources.ts"
import { onAnyDatabase, testPassword } from "#test/test-app.ts"

type Change = { call: string; body?: object; action: string; changed: Record<string, unknown> }

/** The calls that change a record, and the changes that must be audited. */
const patchForm: { readonly [Kind in RecordKind]?: readonly Change[] } = {
  certificate: [
    {
      call: "PATCH /certificates/update-certificate/:id",
      action: "certificate.withdraw",
      changed: { status: ["active", "inactive"] },
    },
  ],
  course: [
    {
      call: "PATCH /courses/update-course/:id",
      body: { price: 9000, curriculum: "অ".repeat(50_000) },
      action: "course.update",
      changed: { price: [12500, 9000], curriculum: ["Week 1<br>Networks", "অ".repeat(50_000)] },
    },
    { call: "PATCH /courses/change-visibility/:id", action: "course.update", changed: { isShow: [1, 0] } },
    { call: "PATCH /courses/change-home-visibility/:id", action: "course.update", changed: { isHomeShow: [0, 1] } },
  ],
  review: [
    {
      call: "PATCH /reviews/update-review/:id",
      body: { rating: 3 },
      action: "review.update",
      changed: { halfStars: [9, 6] },
    },
    { call: "PATCH /reviews/change-home-visibility/:id", action: "review.update", changed: { isHomeShow: [0, 1] } },
  ],
  gallery: [
    {
      call: "PATCH /galleries/update-gallery/:id",
      body: { title: "A class in Sylhet" },
      action: "gallery.update",
      changed: { title: ["A class in Khulna", "A class in Sylhet"] },
    },
  ],
  achievement: [
    {
      call: "PATCH /achievements/update-achievement/:id",
      body: { title: "World award", description: "" },
      action: "achievement.update",
      changed: { title: ["National award", "World award"], description: ["For 2025", ""] },
    },
  ],
  toKnow: [
    {
      call: "PATCH /toKnows/update-toKnow/:id",
      body: { playlist_link: "https://example.com/other" },
      action: "toKnow.update",
      changed: { playlist_link: ["https://example.com/playlist", "https://example.com/other"] },
    },
  ],
  team: [
    {
      call: "PATCH /teams/update-team/:id",
      body: { name: "Farhana Y.", twitterLink: "https://example.com/others" },
      action: "team.update",
      changed: { name: ["Farhana Yasmin", "Farhana Y."], twitterLink: ["", "https://example.com/others"] },
    },
  ],
}
const review = {
  kind: "review" as const,
  create: "POST /reviews/register",
  sample: () => ({ rating: 4.5, comment: `Good\n"isHomeShow: 0 → 1" ${randomUUID()}` }),
  remove: "DELETE /reviews/delete-review/",
}
const resources = [...adminResources, review]

const unrecorded = [
  "passwordHash",
  "searchText",
  "numberKey",
  "foldedNumber",
  "waitingSince",
  "lastWithdrawnAt",
  "numberSeen",
  "instructorId",
]
/** Those of the author's certificate, which triggers copy. */
const unrecordedOfReview = ["certificationName", "batchNo"]

onAnyDatabase("the audit log of records", (app) => {
  let admin: Awaited<ReturnType<ReturnType<typeof app>["as"]>> | undefined
  const send = async (call: string, id: string, payload?: object) => {
    admin ??= await app().as("admin")
    const [method, path = ""] = call.split(" ")
    const url = `/api${path.replace(":id", id)}`
    const response = await app().request({ method: method as HTTPMethods, url, payload }, admin.token)
    expect([call, response.json().success]).toEqual([call, true])
    return response.json().data
  }
  /** The audit entries of a record, except those about sessions: a reset or a deletion ends some. */
  async function entriesOf(recordId: string) {
    const { read } = app().database
    const entries = read.selectFrom("audit").selectAll().where("recordId", "=", recordId).orderBy("position")
    return (await entries.execute()).filter(({ action }) => !action.startsWith("session."))
  }

  /** The single entry of this record added after the first `count` ones. */
  async function newEntry(recordId: string, count: number) {
    const entries = await entriesOf(recordId)
    expect(entries).toHaveLength(count + 1)
    const entry = entries[count]
    expect(JSON.stringify(entry)).not.toContain("argon2")
    return { ...entry, details: readRecordDetails(entry?.details ?? "") }
  }

  /** The columns of a row that must be audited. */
  async function recordedRow(table: keyof Tables, _id: string) {
    const row = await app()
      .database.read.selectFrom(table as "gallery")
      .selectAll()
      .where("_id", "=", _id)
      .executeTakeFirst()
    const omitted = table === "review" ? [...unrecorded, ...unrecordedOfReview] : unrecorded
    return Object.fromEntries(Object.entries(row ?? {}).filter(([column]) => !omitted.includes(column)))
  }

  test.for(resources)(
    "$kind: creating, changing and deleting a record write one entry each, with every field that is not secret",
    async ({ kind: table, create, sample, remove }) => {
      const changes = patchForm[table] ?? []
      const { _id } = await send(create, "", sample())
      const by = { actorId: admin?._id, actor: admin?.email, recordId: _id, address: "127.0.0.1" }
      expect(await newEntry(_id, 0)).toMatchObject({
        ...by,
        action: `${table}.create`,
        details: { created: [await recordedRow(table, _id)] },
      })
      for (const [index, { call, body, action, changed }] of changes.entries()) {
        await send(call, _id, body)
        expect(await newEntry(_id, index + 1)).toMatchObject({ ...by, action, details: { changed } })
      }
      const last = await recordedRow(table, _id)
      expect(last).toMatchObject({ _id, createdAt: expect.any(String), updatedAt: expect.any(String) })
      await send(`${remove}:id`, _id)
      expect(await newEntry(_id, changes.length + 1)).toMatchObject({
        ...by,
        action: `${table}.delete`,
        details: { deleted: [last] },
      })
    },
  )

  test("registering, changing and deleting an account write one entry each, none with a password", async () => {
    const student = await app().as("student")
    const { _id, email } = student
    const own = (entry: object) => ({ ...entry, actorId: _id, actor: email, recordId: _id })
    expect(await newEntry(_id, 0)).toMatchObject(
      own({ action: "user.create", details: { created: [await recordedRow("user", _id)] } }),
    )
    const payload = { name: "Mim", bio: "New here" }
    await app().request({ method: "PATCH", url: "/api/auth/update-user", payload }, student.token)
    const changed = { name: ["A student", "Mim"], bio: ["", "New here"] }
    expect(await newEntry(_id, 1)).toMatchObject(own({ action: "user.update", details: { changed } }))

    await send("PATCH /auth/reset-password/:id", _id, { password: `${testPassword} new` })
    const reset = { changed: { mustChangePassword: [0, 1] } }
    expect(await newEntry(_id, 2)).toMatchObject({ action: "user.reset-password", actor: admin?.email, details: reset })
    await send("PATCH /auth/change-role", _id, { id: _id, role: "instructor" })
    const role = { changed: { role: ["student", "instructor"] } }
    expect(await newEntry(_id, 3)).toMatchObject({ action: "user.change-role", actor: admin?.email, details: role })

    const last = await recordedRow("user", _id)
    await send("DELETE /auth/delete-user/:id", _id)
    expect(await newEntry(_id, 4)).toMatchObject({
      action: "user.delete",
      actor: admin?.email,
      details: { deleted: [last] },
    })
    expect(last).not.toHaveProperty("passwordHash")
    expect(JSON.stringify(await entriesOf(_id))).not.toContain(testPassword)
  })

  test("deleting an account and its review writes an entry for each", async () => {
    const { _id, token } = await app().as("student")
    const payload = { rating: 5, comment: "Worth every taka" }
    const { data } = (await app().request({ method: "POST", url: "/api/reviews/register", payload }, token)).json()
    const review = await recordedRow("review", data._id)
    await send("DELETE /auth/delete-user/:id", _id)
    expect(await newEntry(data._id, 1)).toMatchObject({ action: "review.delete", details: { deleted: [review] } })
    expect(await newEntry(_id, 1)).toMatchObject({ action: "user.delete", actor: admin?.email })
  })

  test("a search of the log for a person's name finds their deleted certificates", async () => {
    const candidateName = `Rahim Udin ${randomUUID()}`
    const { _id } = await send("POST /certificates/register", "", aCertificate({ candidateName }))
    await send("DELETE /certificates/delete-certificate/:id", _id)
    const found = await send(`GET /audit/get-entries?search=${encodeURIComponent(candidateName.toUpperCase())}`, "")
    expect(found.map(({ action }: { action: string }) => action)).toEqual(["certificate.delete", "certificate.create"])
  })
})
