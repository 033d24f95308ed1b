import type { Deletion, Restoration } from "contract"
import type { HTTPMethods } from "fastify"
import { beforeAll, expect, test, vi } from "vitest"
import { newUser } from "#accounts/user-row.ts"
import { newCertificate } from "#db/records/certificate-row.ts"
import { storeDeleted } from "#db/records/deletions.ts"
import { newRecord } from "#db/records/records.ts"
import { newId } from "#new-id.ts"
import { newReview } from "#resources/review/routes.ts"
import { aCertificate } from "#test/factories.ts"
import { onAnyDatabase } from "#test/test-app.ts"

const dayMs = 24 * 60 * 60 * 1000

onAnyDatabase("deletions of several records, in the bin", (app) => {
  let admin: Awaited<ReturnType<ReturnType<typeof app>["as"]>>
  beforeAll(async () => {
    admin = await app().as("admin")
  })
  const send = (call: string, payload?: object) => {
    const [method, path] = call.split(" ")
    return app().request({ method: method as HTTPMethods, url: `/api/${path}`, payload }, admin.token)
  }
  const inBin = async (recordId: string) => {
    const bin: Deletion[] = (await send("GET bin/get-deletions?limit=100")).json().data
    return bin.find((deletion) => deletion.recordId === recordId)
  }
  const restore = (id: string, query = "") => send(`POST bin/restore/${id}?${query}`)
  const restored = async (id: string, query = ""): Promise<Restoration> => (await restore(id, query)).json().data
  const issue = async (count: number) => {
    const rows = Array.from({ length: count }, () => newCertificate(aCertificate()))
    await app().database.write(["certificate"], (trx) => trx.insertInto("certificate").values(rows).execute())
    return rows
  }
  const removeAll = async (kind: string, rows: { _id: string }[]) =>
    (await send(`POST ${kind}`, { records: rows.map(({ _id }) => ({ _id })) })).json().data.deletion as string
  const certificates = "certificates/delete-certificates"
  const countOf = async (rows: { _id: string }[]) => {
    const ids = rows.map(({ _id }) => _id)
    const found = app().database.read.selectFrom("certificate").select("_id").where("_id", "in", ids)
    return (await found.execute()).length
  }

  test("nothing can be added to a deletion that was restored since, or that is a day old: the bin would not list it", async () => {
    const rows = await issue(4)
    const [one, ...others] = rows.map((row) => [row])
    const deletion = await removeAll(certificates, one ?? [])
    await restore(deletion)
    const add = (to: string) => send(`POST ${certificates}`, { records: others.flat(), deletion: to })
    expect((await add(deletion)).json()).toMatchObject({ code: "badInput", errors: [{ field: "deletion" }] })
    const older = await removeAll(certificates, one ?? [])
    const later = Date.now() + 1.1 * dayMs
    // The session of an admin ends within a day.
    const lastSeenAt = new Date(later).toISOString()
    await app().database.write(["session"], (trx) =>
      trx.updateTable("session").set({ lastSeenAt, createdAt: lastSeenAt }).execute(),
    )
    vi.useFakeTimers({ now: later, toFake: ["Date"] })
    expect((await add(older).finally(() => vi.useRealTimers())).statusCode).toBe(400)
    expect(await countOf(rows)).toBe(3)
  })

  test("if a deletion goes on while it is restored, the bin lists what is still deleted", async () => {
    for (let round = 0; round < 8; round++) {
      const rows = await issue(6)
      const deletion = await removeAll(certificates, rows.slice(0, 2))
      const add = (from: number) => send(`POST ${certificates}`, { records: rows.slice(from, from + 2), deletion })
      const calls = [() => restore(deletion), () => add(2), () => add(4)]
      await Promise.all([...calls.slice(round % 3), ...calls.slice(0, round % 3)].map((call) => call()))
      const there = await countOf(rows)
      expect([round, (await inBin(deletion))?.left ?? 0]).toEqual([round, rows.length - there])
    }
  })

  test("a deletion can have more records than a query of SQLite has parameters", async () => {
    const { database } = app()
    const recordId = newId()
    const size = 500
    const common = { ...newRecord(), image: "", titleEn: "", rank: 1 }
    const row = (index: number) => ({ ...common, _id: `many-${index}`, title: `Many ${index}` })
    const by = { ...admin, userId: admin._id, address: "", userAgent: "" }
    await database.write([], async (trx) => {
      for (let part = 0; part < 67; part++) {
        const rows = Array.from({ length: size }, (_, index) => row(part * size + index))
        await storeDeleted(trx, "gallery", rows, by, { deletion: recordId, isFirst: part === 0 })
      }
    })
    const listed = (await send(`GET bin/get-deleted-records/${recordId}`)).json()
    expect([listed.count, listed.data[0].record]).toEqual([100, "Many 0"])
    expect(await restored(recordId, "record=many-33499")).toMatchObject({ restored: 1, record: "Many 33499" })
    expect(await inBin(recordId)).toMatchObject({ count: 33_500, left: 33_499 })
  })

  test("many reviews without authors are each skipped, and name their author", async () => {
    const start = { name: "Gone", passwordHash: "", role: "student", isVerified: 1, language: "bn" } as const
    const users = Array.from({ length: 25 }, () => newUser({ ...start, email: `${newId()}@example.com` }))
    const reviews = users.map((user) => newReview({ comment: "Good" }, user))
    await app().database.write(["user"], async (trx) => {
      await trx.insertInto("user").values(users).execute()
      await trx.insertInto("review").values(reviews).execute()
    })
    const deletion = await removeAll("reviews/delete-reviews", reviews)
    await removeAll("auth/delete-users", users)
    const { skipped } = await restored(deletion)
    expect(skipped.map(({ code }) => code)).toEqual(reviews.map(() => "authorGone"))
    expect(skipped.map(({ holder }) => holder?._id)).toEqual(users.map(({ _id }) => _id))
  })
})
