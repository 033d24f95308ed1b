import { readRecordDetails } from "contract"
import type { HTTPMethods } from "fastify"
import { expect, test } from "vitest"
import { verifyChain } from "#audit/verify-chain.ts"
import { recordAudit } from "#audit-log/entry.ts"
import { csvRow } from "#csv/write.ts"
import { recordTables } from "#db/records/records.ts"
import { aCertificate, aCourse, aGallery } from "#test/factories.ts"
import { adminResources } from "#test/record-resources.ts"
import { onBothDatabases, testPassword } from "#test/test-app.ts"

onBothDatabases("restoring a deleted record", (app) => {
  let admin: Awaited<ReturnType<ReturnType<typeof app>["as"]>> | undefined
  const as = async (token: string, call: string, payload?: object | string, headers = {}) => {
    const [method, path] = call.split(" ")
    return app().request({ method: method as HTTPMethods, url: `/api${path}`, payload, headers }, token)
  }
  const send = async (call: string, payload?: object | string, headers = {}) => {
    admin ??= await app().as("admin")
    return as(admin.token, call, payload, headers)
  }
  const createRecord = async (call: string, payload: object) => (await send(call, payload)).json().data
  const lastEntry = async (recordId: string) => {
    const entries = app().database.read.selectFrom("audit").selectAll().where("recordId", "=", recordId)
    return entries.orderBy("position", "desc").limit(1).executeTakeFirstOrThrow()
  }
  const restore = (id: string) => send(`POST /bin/restore/${id}`)
  const rowOf = (table: string, _id: string) =>
    app()
      .database.read.selectFrom(table as "gallery")
      .selectAll()
      .where("_id", "=", _id)
      .executeTakeFirst()

  test.for(adminResources)(
    "a restored $kind is as before its deletion, with a newer updatedAt and an audit entry",
    async (resource) => {
      const { kind: table, create, sample, remove } = resource
      const { _id } = await createRecord(create, sample())
      const before = await rowOf(table, _id)
      await send(remove + _id)
      const deletion = await lastEntry(_id)
      const response = await restore(_id)
      expect(response.json()).toMatchObject({ success: true, data: { kind: table, _id, restored: 1, skipped: [] } })
      const after = await rowOf(table, _id)
      // Who saw a certificate's number is not in the bin, so it counts as seen.
      const seen = table === "certificate" && { numberSeen: "unknown" }
      expect(after).toEqual({ ...before, ...seen, updatedAt: after?.updatedAt })
      expect(String(after?.updatedAt) > String(before?.updatedAt)).toBe(true)
      const entry = await lastEntry(_id)
      const about = { action: `${table}.restore`, actor: admin?.email, recordId: _id, record: deletion.record }
      expect(entry).toMatchObject(about)
      expect(readRecordDetails(entry.details)).toMatchObject({ restored: [{ _id }] })
      const again = await restore(_id)
      expect([again.statusCode, again.json().message]).toEqual([409, "This has already been restored"])
    },
  )

  test("a user of the office is restored as a student, only after the password was entered again", async () => {
    const owner = await app().as("admin")
    const [editor, course] = [await app().as("editor"), await createRecord("POST /courses/register", aCourse())]
    await send(`DELETE /auth/delete-user/${editor._id}`)
    await send(`DELETE /courses/delete-course/${course._id}`)
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString()
    await app().database.write(["session"], (trx) =>
      trx.updateTable("session").set({ confirmedAt: hourAgo }).where("userId", "=", owner._id).execute(),
    )
    const restoreAsOwner = async (recordId: string) => (await as(owner.token, `POST /bin/restore/${recordId}`)).json()
    expect(await restoreAsOwner(editor._id)).toMatchObject({ success: false, code: "confirmIdentity" })
    expect(await rowOf("user", editor._id)).toBeUndefined()
    expect((await restoreAsOwner(course._id)).success).toBe(true)
    await as(owner.token, "POST /auth/confirm-identity", { password: testPassword })
    const { _id, email } = editor
    expect(await restoreAsOwner(_id)).toMatchObject({
      message: expect.stringMatching(/students now$/),
      data: { restored: 1, demoted: [{ _id, record: email, role: "student" }] },
    })
    expect(await rowOf("user", _id)).toMatchObject({ role: "student" })
    const entry = await lastEntry(_id)
    expect(readRecordDetails(entry.details)).toMatchObject({ restored: [{ _id, role: "student" }] })
  })

  test("a stolen mailbox is not enough for the account of an admin who was deleted and restored", async () => {
    const { _id, email } = await app().as("admin")
    await send(`DELETE /auth/delete-user/${_id}`)
    expect((await restore(_id)).json().data.demoted).toEqual([{ _id, record: email, role: "student" }])
    await as("", "POST /auth/forgot-password", { email })
    const mails = app().database.read.selectFrom("mail").select("text").where("recipient", "=", email)
    const tokens = (await mails.execute()).map(({ text }) => /reset-password#([\w-]+)/.exec(text)?.[1])
    const newPassword = "whoever reads the mails 7"
    const set = { token: tokens.find(Boolean), newPassword, confirmPassword: newPassword }
    expect((await as("", "POST /auth/set-password", set)).statusCode).toBe(200)
    const { token } = (await as("", "POST /auth/login", { email, password: newPassword })).json()
    expect((await as(token, "GET /auth/get-users")).statusCode).toBe(403)
  })

  test("if a record is restored twice at the same time, one request gets 409", async () => {
    for (const { create, sample, remove } of adminResources) {
      const { _id } = await createRecord(create, sample())
      await send(remove + _id)
      const responses = await Promise.all([restore(_id), restore(_id)])
      expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    }
    expect((await verifyChain(app().database)).fault).toBeNull()
  })

  test("a restore does not overwrite a number, route or email that has been taken since", async () => {
    const certificate = await createRecord("POST /certificates/register", aCertificate())
    await send(`DELETE /certificates/delete-certificate/${certificate._id}`)
    const { certificationNo } = certificate
    const other = aCertificate({ certificationNo: certificationNo.toUpperCase(), candidateName: "Rahim Uddin" })
    await createRecord("POST /certificates/register", other)
    const taken = await restore(certificate._id)
    expect([taken.statusCode, taken.json().message]).toEqual([409, "A certificate with this number already exists"])
    const verified = (await as("", `GET /certificates/verify/${certificationNo}`)).json().data
    expect(verified.candidateName).toBe("Rahim Uddin")

    const course = await createRecord("POST /courses/register", aCourse())
    await send(`DELETE /courses/delete-course/${course._id}`)
    await createRecord("POST /courses/register", aCourse({ route: course.route }))
    expect((await restore(course._id)).json().message).toBe("A course with this route already exists")

    const { _id, email } = await app().as("student")
    await send(`DELETE /auth/delete-user/${_id}`)
    const again = { name: "Somebody else", email, password: testPassword }
    await as("", "POST /auth/register", again)
    const refused = await restore(_id)
    expect([refused.statusCode, refused.json().message]).toEqual([409, "Email is already registered"])
  })

  const inOrder = adminResources.filter(({ kind }) => recordTables[kind].order)
  test.for(inOrder)(
    "a restored $kind gets its old index, or the end of the list if that is taken",
    async (resource) => {
      const { kind, create, sample, remove } = resource
      const indexOf = async (_id: string) => (await rowOf(kind, _id))?.[recordTables[kind].order as "title"]
      const last = await createRecord(create, sample())
      const index = Number(await indexOf(last._id))
      await send(remove + last._id)
      await restore(last._id)
      expect(await indexOf(last._id)).toBe(index)
      await send(remove + last._id)
      const other = await createRecord(create, sample())
      expect(await indexOf(other._id)).toBe(index)
      await restore(last._id)
      expect(await indexOf(last._id)).toBe(index + 1)
    },
  )

  test("a restored user has no sessions and no password until a new one is set", async () => {
    const { _id, email, token } = await app().as("instructor")
    await as(token, "PATCH /auth/update-user", { phone: "01712345678" })
    const before = await rowOf("user", _id)
    await send(`DELETE /auth/delete-user/${_id}`)
    const response = await restore(_id)
    expect(response.json().message).toMatch(/must choose a new password/)
    const after = await rowOf("user", _id)
    const changed = { updatedAt: expect.any(String), passwordHash: expect.any(String), mustChangePassword: 1 }
    expect(after).toEqual({ ...before, ...changed })
    expect((await as(token, "GET /auth/get-user")).statusCode).toBe(401)
    const login = (password: string) => as("", "POST /auth/login", { email, password })
    expect((await login(testPassword)).statusCode).toBe(401)
    const { password } = (await send(`PATCH /auth/reset-password/${_id}`)).json().data
    expect((await login(password)).json().data).toMatchObject({ _id, role: "instructor", mustChangePassword: true })
    const found = (await send("GET /auth/get-users?search=01712345678")).json().data
    expect(found.map(({ _id }: { _id: string }) => _id)).toContain(_id)
  })

  test("a phone number that was recorded before numbers had one form is restored in that form", async () => {
    const { _id } = await app().as("student")
    await app().database.write(["user"], (trx) =>
      trx.updateTable("user").set({ phone: "০১৯১২-৩৪৫৬৭৮" }).where("_id", "=", _id).execute(),
    )
    await send(`DELETE /auth/delete-user/${_id}`)
    await restore(_id)
    expect(await rowOf("user", _id)).toMatchObject({ phone: "+8801912345678" })
    const found = (await send("GET /auth/get-users?search=01912-345678")).json().data
    expect(found).toMatchObject([{ _id }])
  })

  test("a review that was deleted with its author is restored with them, unless they have written another one", async () => {
    const { _id, token } = await app().as("student")
    const write = async (token: string, comment: string) =>
      (await as(token, "POST /reviews/register", { rating: 4.5, comment })).json().data
    const review = await write(token, "Very practical")
    await send(`DELETE /auth/delete-user/${_id}`)
    const response = await restore(review._id)
    expect(response.json().data).toMatchObject({ kind: "user", _id, restored: 1, skipped: [] })
    const shown = (await as("", "GET /reviews/get-reviews")).json().data
    expect(shown).toContainEqual(expect.objectContaining({ _id: review._id, rating: 4.5, comment: "Very practical" }))
    const found = (await send("GET /reviews/get-all-reviews?search=very%20practical")).json().data
    expect(found).toHaveLength(1)

    const author = await app().as("student")
    const old = await write(author.token, "First")
    await send(`DELETE /reviews/delete-review/${old._id}`)
    await write(author.token, "Second")
    const second = await restore(old._id)
    expect([second.statusCode, second.json().message]).toEqual([409, "The author has written another review since"])
  })

  const columns = ["candidateName", "candidateEmail", "certificationName", "batchNo", "certificationNo"] as const
  const importRows = async (prefix: string, count: number) => {
    const rows = Array.from({ length: count }, (_, no) => aCertificate({ certificationNo: `${prefix}-${no}` }))
    const file = [columns, ...rows.map((row) => columns.map((column) => row[column]))].map(csvRow).join("")
    const sent = await send("POST /certificates/import-certificates", file, { "content-type": "text/csv" })
    return sent.json().data.importId as string
  }
  const searched = async (search: string) =>
    (await send(`GET /certificates/get-certificates?search=${search}`)).json().count

  test("an undone import is restored except for taken numbers, and can be undone again", async () => {
    const importId = await importRows("Back", 130)
    await send(`DELETE /certificates/undo-import/${importId}`)
    const again = aCertificate({ certificationNo: "BACK-7", candidateName: "Another" })
    await createRecord("POST /certificates/register", again)
    expect((await restore(importId)).json().data).toMatchObject({
      _id: importId,
      restored: 129,
      skipped: [{ record: "Back-7", code: "certificateTaken", holder: { detail: "Another" } }],
    })
    expect((await restore(importId)).json()).toMatchObject({ code: "certificateTaken" })
    expect(await searched("back-")).toBe(130)
    expect((await as("", "GET /certificates/verify/back-7")).json().data.candidateName).toBe("Another")
    expect((await send(`DELETE /certificates/undo-import/${importId}`)).json().data).toMatchObject({ deleted: 129 })
    expect(await searched("back-")).toBe(1)
  })

  test("an imported certificate that was deleted and restored is found once", async () => {
    await importRows("Single", 3)
    const [row] = (await send("GET /certificates/get-certificates?search=single-1")).json().data
    await send(`DELETE /certificates/delete-certificate/${row._id}`)
    expect(await searched("single-1")).toBe(0)
    await restore(row._id)
    expect(await searched("single-1")).toBe(1)
  })

  test.for(adminResources.filter(({ kind }) => recordTables[kind].order))(
    "a restored $kind that was deleted before its list had an order gets the end of the list",
    async ({ kind, create, sample, remove }) => {
      const order = recordTables[kind].order ?? ""
      const first = await createRecord(create, sample())
      const last = await createRecord(create, sample())
      await send(remove + first._id)
      await app().database.write([], async (trx) => {
        const deleted = trx.selectFrom("deletedRecord").select("fields").where("_id", "=", first._id)
        const { [order]: _, ...old } = JSON.parse((await deleted.executeTakeFirstOrThrow()).fields)
        const fields = JSON.stringify(old)
        await trx.updateTable("deletedRecord").set({ fields }).where("_id", "=", first._id).execute()
      })
      expect((await restore(first._id)).statusCode).toBe(200)
      const indexOf = async (_id: string) => Number(((await rowOf(kind, _id)) as never)[order])
      expect(await indexOf(first._id)).toBeGreaterThan(await indexOf(last._id))
    },
  )

  test("a record that was not deleted gets 404, and so does one that is only in the log", async () => {
    const { _id } = await createRecord("POST /galleries/register", aGallery())
    const by = { userId: "1", email: "old@example.com", address: "", userAgent: "" }
    const event = { action: "gallery.delete", recordId: "gone-long-ago", record: "Old" } as const
    await app().database.write([], async (trx) => recordAudit(trx, by, event))
    for (const id of [_id, event.recordId]) {
      const response = await restore(id)
      expect([response.statusCode, response.json().message]).toEqual([404, "There is nothing to restore in this entry"])
    }
  })
})
