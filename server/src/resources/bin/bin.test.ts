import type { Deletion, Restoration } from "contract"
import type { HTTPMethods } from "fastify"
import { beforeAll, expect, test, vi } from "vitest"
import { verifyChain } from "#audit/verify-chain.ts"
import { newCertificate } from "#db/records/certificate-row.ts"
import { aCertificate, aCourse, aGallery } from "#test/factories.ts"
import { adminResources } from "#test/record-resources.ts"
import { onAnyDatabase, testPassword } from "#test/test-app.ts"

const dayMs = 24 * 60 * 60 * 1000

onAnyDatabase("the bin", (app) => {
  type User = Awaited<ReturnType<ReturnType<typeof app>["as"]>>
  let admin: User
  beforeAll(async () => {
    admin = await app().as("admin")
  })
  const send = (call: string, payload?: object, by: User = admin) => {
    const [method, path] = call.split(" ")
    return app().request({ method: method as HTTPMethods, url: `/api/${path}`, payload }, by.token)
  }
  const create = async (call: string, payload: object) => (await send(call, payload)).json().data
  const bin = async (query = "", by = admin): Promise<Deletion[]> =>
    (await send(`GET bin/get-deletions?limit=100&${query}`, undefined, by)).json().data
  const inBin = async (recordId: string) => (await bin()).find((deletion) => deletion.recordId === recordId)
  const restore = (id: string, query = "", by = admin) => send(`POST bin/restore/${id}?${query}`, undefined, by)
  const restored = async (id: string, query = ""): Promise<Restoration> => (await restore(id, query)).json().data
  const issue = async (count: number, some: object = {}) => {
    const rows = Array.from({ length: count }, () => newCertificate(aCertificate(some)))
    await app().database.write(["certificate"], (trx) => trx.insertInto("certificate").values(rows).execute())
    return rows
  }
  const removeAll = async (kind: string, rows: { _id: string }[], deletion?: string) =>
    (await send(`POST ${kind}`, { records: rows.map(({ _id }) => ({ _id })), deletion })).json().data.deletion as string
  const certificates = "certificates/delete-certificates"
  const countOf = async (rows: { _id: string }[]) => {
    const ids = rows.map(({ _id }) => _id)
    const found = app().database.read.selectFrom("certificate").select("_id").where("_id", "in", ids)
    return (await found.execute()).length
  }

  test.for(adminResources)("a deleted $kind is listed and restored, by the record's id", async (resource) => {
    const { _id } = await create(resource.create.replace(" /", " "), resource.sample())
    await send(resource.remove.replace(" /", " ") + _id)
    const line = await inBin(_id)
    const counts = { count: 1, left: 1, reviews: 0 }
    expect(line).toMatchObject({ kind: resource.kind, recordId: _id, actor: admin.email, ...counts })
    expect(line?.record).not.toBe("")
    expect(await restored(_id)).toMatchObject({ kind: resource.kind, _id, restored: 1, skipped: [], next: 0 })
    expect(await inBin(_id)).toBe(undefined)
    const again = await restore(_id)
    expect([again.statusCode, again.json().code]).toEqual([409, "alreadyRestored"])
  })

  test("can be searched and filtered by kind, person and day", async () => {
    const other = await app().as("admin")
    const [row] = await issue(1, { candidateName: "Farzana in the bin" })
    await send(`DELETE certificates/delete-certificate/${row?._id}`, undefined, other)
    for (const query of ["search=farzana%20in", `actor=${other.email}`, "kind=certificate&search=farzana%20in"])
      expect(await bin(query)).toMatchObject([{ record: row?.certificationNo, detail: "Farzana in the bin" }])
    for (const query of ["kind=course&search=farzana%20in", `actor=${other.email}&to=2020-01-01`])
      expect(await bin(query)).toEqual([])
  })

  test("lists deletions for thirty days", async () => {
    const [row] = await issue(1)
    await send(`DELETE certificates/delete-certificate/${row?._id}`)
    const later = async (days: number) => {
      vi.useFakeTimers({ now: Date.now() + days * dayMs, toFake: ["Date"] })
      const { token } = await app()
        .as("admin")
        .finally(() => vi.useRealTimers())
      vi.useFakeTimers({ now: Date.now() + days * dayMs, toFake: ["Date"] })
      const found = await app()
        .request({ url: `/api/bin/get-deletions?search=${row?.certificationNo}` }, token)
        .finally(() => vi.useRealTimers())
      return found.json().count
    }
    expect([await later(29), await later(31)]).toEqual([1, 0])
  })

  test("several records that were deleted at once are one line and restored as one", async () => {
    const rows = await issue(3)
    const deletion = await removeAll(certificates, rows)
    expect(await inBin(deletion)).toMatchObject({ count: 3, left: 3, detail: "" })
    const { data } = (await send(`GET bin/get-deleted-records/${deletion}`)).json()
    expect(data.map(({ _id }: { _id: string }) => _id)).toEqual(rows.map(({ _id }) => _id))
    expect(await restored(deletion)).toMatchObject({ _id: deletion, restored: 3, skipped: [] })
    expect([await countOf(rows), await inBin(deletion)]).toEqual([3, undefined])
    expect((await verifyChain(app().database)).fault).toBeNull()
  })

  test("a certificate whose number was reissued is skipped, with its present holder, and stays in the bin", async () => {
    const rows = await issue(3)
    const [taken] = rows
    const deletion = await removeAll(certificates, rows)
    const again = { certificationNo: taken?.certificationNo.toUpperCase() ?? "", candidateName: "Rahim Uddin" }
    const holder = await create("POST certificates/register", aCertificate(again))
    const named = { holder: { kind: "certificate", _id: holder._id, detail: "Rahim Uddin" }, code: "certificateTaken" }
    expect(await restored(deletion)).toMatchObject({
      restored: 2,
      skipped: [{ _id: taken?._id, record: taken?.certificationNo, ...named }],
    })
    expect(await inBin(deletion)).toMatchObject({ count: 3, left: 1 })
    const refused = await restore(deletion, `record=${taken?._id}`)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ message: "A certificate with this number already exists", ...named })
    await send(`DELETE certificates/delete-certificate/${holder._id}`)
    expect(await restored(deletion)).toMatchObject({ restored: 1, skipped: [] })
    expect(await inBin(deletion)).toBe(undefined)
  })

  test("one record of several can be restored alone", async () => {
    const rows = await issue(3)
    const deletion = await removeAll(certificates, rows)
    expect(await restored(deletion, `record=${rows[1]?._id}`)).toMatchObject({ restored: 1, _id: rows[1]?._id })
    expect(await inBin(deletion)).toMatchObject({ count: 3, left: 2 })
    const { data } = (await send(`GET bin/get-deleted-records/${deletion}`)).json()
    expect(data).toHaveLength(2)
    expect(await restored(deletion)).toMatchObject({ restored: 2 })
    expect(await inBin(deletion)).toBe(undefined)
  })

  test("more than 500 records are restored in several calls, in transactions of at most 500", async () => {
    const rows = await issue(1100)
    const deletion = await removeAll(certificates, rows.slice(0, 500))
    for (const from of [500, 1000]) await removeAll(certificates, rows.slice(from, from + 500), deletion)
    expect(await inBin(deletion)).toMatchObject({ count: 1100, left: 1100 })
    const first = await restored(deletion)
    expect([first.restored, first.next > 0, await countOf(rows)]).toEqual([500, true, 500])
    expect(await inBin(deletion)).toMatchObject({ count: 1100, left: 600 })
    const second = await restored(deletion, `after=${first.next}`)
    const third = await restored(deletion, `after=${second.next}`)
    expect([second.restored, third.restored, third.next]).toEqual([500, 100, 0])
    expect([await countOf(rows), await inBin(deletion)]).toEqual([1100, undefined])
  })

  test("an undone import is one line and restored as one", async () => {
    const importId = "019a8f3e-6c1d-7b52-9e04-0123456789ab"
    const rows = await issue(130, { importId })
    await app().database.write(["certificate"], (trx) =>
      trx
        .updateTable("certificate")
        .set({ importId })
        .where(
          "_id",
          "in",
          rows.map(({ _id }) => _id),
        )
        .execute(),
    )
    await send(`DELETE certificates/undo-import/${importId}`)
    expect(await inBin(importId)).toMatchObject({ kind: "certificate", count: 130, left: 130 })
    expect(await restored(importId)).toMatchObject({ restored: 130, next: 0 })
    expect(await inBin(importId)).toBe(undefined)
  })

  test("a user and their review are one line and restored as one, also among several users", async () => {
    const [one, two] = [await app().as("student"), await app().as("student")]
    const write = async (by: User) => (await send("POST reviews/register", { rating: 5, comment: "Good" }, by)).json()
    const { _id: reviewId } = (await write(one)).data
    const isThere = async () => (await send(`GET reviews/get-review/${reviewId}`)).statusCode
    await send(`DELETE auth/delete-user/${one._id}`)
    expect(await inBin(one._id)).toMatchObject({ kind: "user", record: one.email, detail: "A student", reviews: 1 })
    expect(await inBin(reviewId)).toBe(undefined)
    const response = await restore(one._id)
    expect(response.json().message).toMatch(/must choose a new password/)
    expect([await isThere(), await inBin(one._id)]).toEqual([200, undefined])

    const deletion = await removeAll("auth/delete-users", [one, two])
    expect(await inBin(deletion)).toMatchObject({ count: 2, reviews: 1 })
    expect(await restored(deletion, `record=${two._id}`)).toMatchObject({ restored: 1, _id: two._id })
    expect(await isThere()).toBe(404)
    expect(await restored(deletion)).toMatchObject({ restored: 1 })
    expect([await isThere(), await inBin(deletion)]).toEqual([200, undefined])
    expect((await send("GET auth/get-user", undefined, one)).statusCode).toBe(401)
  })

  test("a review whose author was deleted later names the deletion to restore first", async () => {
    const author = await app().as("student")
    const review = (await send("POST reviews/register", { rating: 5, comment: "Good" }, author)).json().data
    await send(`DELETE reviews/delete-review/${review._id}`)
    expect(await inBin(review._id)).toMatchObject({ record: "Good", detail: "A student" })
    const other = await app().as("student")
    const deletion = await removeAll("auth/delete-users", [author, other])
    const refused = (await restore(review._id)).json()
    expect(refused).toMatchObject({
      code: "authorGone",
      holder: { kind: "user", _id: author._id, record: author.email },
    })
    expect(refused.holder.deletion).toBe((await inBin(deletion))?._id)
    await restore(refused.holder.deletion, `record=${author._id}`)
    expect((await restore(review._id)).statusCode).toBe(200)
    expect(await inBin(deletion)).toMatchObject({ left: 1 })
  })

  test("an email, a route or a review that is there again is not overwritten, and is named", async () => {
    const { _id, email } = await app().as("student")
    await send(`DELETE auth/delete-user/${_id}`)
    const register = { name: "Somebody else", email, password: testPassword }
    const user = (await send("POST auth/register", register)).json().data
    expect((await restore(_id)).json()).toMatchObject({
      code: "emailTaken",
      holder: { kind: "user", _id: user._id, record: email, detail: "Somebody else" },
    })
    const course = await create("POST courses/register", aCourse())
    await send(`DELETE courses/delete-course/${course._id}`)
    const successor = await create("POST courses/register", aCourse({ route: course.route, title: "Successor" }))
    expect((await restore(course._id)).json()).toMatchObject({
      code: "courseTaken",
      holder: { kind: "course", _id: successor._id, record: "Successor" },
    })
    const author = await app().as("student")
    const write = async () => (await send("POST reviews/register", { rating: 5, comment: "New" }, author)).json().data
    const old = await write()
    await send(`DELETE reviews/delete-review/${old._id}`)
    const newer = await write()
    expect((await restore(old._id)).json()).toMatchObject({ code: "reviewedAgain", holder: { _id: newer._id } })
  })

  test("with two concurrent restores, one gets 409, and each record comes back once", async () => {
    const rows = await issue(20)
    const deletion = await removeAll(certificates, rows)
    const responses = await Promise.all([restore(deletion), restore(deletion)])
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect([await countOf(rows), await inBin(deletion)]).toEqual([20, undefined])
  })

  test("an editor sees and restores only what editors may delete", async () => {
    const editor = await app().as("editor")
    const { _id } = await create("POST galleries/register", aGallery())
    await send(`DELETE galleries/delete-gallery/${_id}`, undefined, editor)
    const [row] = await issue(1)
    await send(`DELETE certificates/delete-certificate/${row?._id}`)
    expect((await bin("", editor)).map(({ kind }) => kind)).not.toContain("certificate")
    const refused = [
      await send("GET bin/get-deletions?kind=certificate", undefined, editor),
      await send(`GET bin/get-deleted-records/${row?._id}`, undefined, editor),
      await restore(row?._id ?? "", "", editor),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
    expect((await restore(_id, "", editor)).statusCode).toBe(200)
  })

  test("there is nothing to restore by any other id", async () => {
    expect((await restore("none")).statusCode).toBe(404)
    expect((await send("GET bin/get-deleted-records/none")).statusCode).toBe(404)
  })
})
