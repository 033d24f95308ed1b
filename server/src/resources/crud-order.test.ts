import { callUrl, records } from "contract"
import type { HTTPMethods } from "fastify"
import { expect, test } from "vitest"
import type * as z from "zod/mini"
import { takeLock } from "#db/lock.ts"
import { findRecord, recordTables } from "#db/records/records.ts"
import { adminResources } from "#test/record-resources.ts"
import { onBothDatabases } from "#test/test-app.ts"

type Listed = { readonly [field: string]: unknown }

const resources = adminResources.flatMap((resource) => {
  const { order = "", isNewestFirst = false } = recordTables[resource.kind]
  const isInForm = order in ((resource.update?.body as z.ZodMiniObject | undefined)?.shape ?? {})
  return order ? [{ ...resource, order, isNewestFirst, isInForm }] : []
})

onBothDatabases("ordered records", (app) => {
  let admin = ""
  const send = async (call: string, payload?: object) => {
    admin ||= (await app().as("admin")).token
    const [method, path] = call.split(" ")
    return app().request({ method: method as HTTPMethods, url: `/api${path}`, payload }, admin)
  }
  const createRecord = async ({ create, sample }: (typeof resources)[number]): Promise<Listed> =>
    (await send(create, sample())).json().data
  const indexOf = async ({ kind, order }: (typeof resources)[number], { _id }: Listed) =>
    Number(((await findRecord(app().database.read, kind, String(_id))) as Listed | undefined)?.[order])
  const idsIn = async (list: string) => (await send(list)).json().data.map(({ _id }: Listed) => _id)

  test.for(resources)(
    "$kind: a new record is last or first, and the list is sorted by its order field",
    async (resource) => {
      const { list, order, update, isNewestFirst, isInForm } = resource
      const [first, last] = [await createRecord(resource), await createRecord(resource)]
      expect(await indexOf(resource, last)).toBe((await indexOf(resource, first)) + 1)
      const ids = await idsIn(list)
      expect(isNewestFirst ? ids.slice(0, 2).reverse() : ids.slice(-2)).toEqual([first._id, last._id])
      if (!update || !isInForm) return
      const call = `PATCH ${callUrl(update, { params: { id: last._id } })}`
      const moved = await send(call, { [order]: "০" })
      expect(moved.json().data).toEqual({ ...last, [order]: 0, updatedAt: expect.any(String) })
      expect((await idsIn(list))[0]).toBe(last._id)
    },
  )

  test.for(resources)("$kind: ten records created concurrently get different indexes", async (resource) => {
    const created = await Promise.all(Array.from({ length: 10 }, () => createRecord(resource)))
    const indexes = await Promise.all(created.map((record) => indexOf(resource, record)))
    expect(new Set(indexes).size).toBe(10)
  })

  test.for(resources.filter(({ kind }) => "isMovable" in records[kind]))(
    "$kind: a moved record has its new position immediately, and the move is audited",
    async (resource) => {
      const { kind, list, move, isNewestFirst } = resource
      if (!move) throw new Error(`${kind} is movable, but its resource names no call that moves it`)
      const [other, moved] = [await createRecord(resource), await createRecord(resource)]
      const before: string[] = await idsIn(list)
      const place = isNewestFirst ? 2 : before.length - 1
      const response = await send(`PATCH ${callUrl(move, { params: { id: moved._id } })}`, { place })
      expect(response.json()).toMatchObject({ message: move.message, data: { _id: moved._id } })
      const after = isNewestFirst
        ? [other._id, moved._id, ...before.slice(2)]
        : [...before.slice(0, -2), moved._id, other._id]
      expect(await idsIn(list)).toEqual(after)
      // The record beside it keeps its version, so that an edit of it has no conflict.
      expect(await findRecord(app().database.read, kind, String(other._id))).toMatchObject({
        updatedAt: other.updatedAt,
      })
      const log = app().database.read.selectFrom("audit").select("recordId").orderBy("position")
      const entries = await log.where("action", "=", `${kind}.move`).execute()
      expect(entries.map(({ recordId }) => recordId)).toEqual([moved._id, other._id])
    },
  )

  test.for(resources.filter(({ move }) => move))(
    "$kind: two admins who move records at once lose no move",
    async (resource) => {
      const { list, move } = resource
      if (!move) return
      const ids: string[] = []
      for (let count = 0; count < 4; count++) ids.push(String((await createRecord(resource))._id))
      const before = await idsIn(list)
      const moves = ids.map((id) => send(`PATCH ${callUrl(move, { params: { id } })}`, { place: 1 }))
      expect((await Promise.all(moves)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
      const after: string[] = await idsIn(list)
      expect(new Set(after.slice(0, 4))).toEqual(new Set(ids))
      expect(after.slice(4)).toEqual(before.filter((id: string) => !ids.includes(id)))
    },
  )

  test.for(resources)("$kind: an update and a deletion wait for a concurrent move", async (resource) => {
    const { kind, update, sample, remove } = resource
    const { _id } = await createRecord(resource)
    const calls = [
      ...(update ? [[`PATCH ${callUrl(update, { params: { id: _id } })}`, sample()] as const] : []),
      [`${remove}${_id}`] as const,
    ]
    for (const [call, payload] of calls) {
      const [locked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const move = app().database.write([], async (trx) => {
        await takeLock(trx, "order")
        locked.resolve()
        await release.promise
      })
      await locked.promise
      const events: unknown[] = []
      const change = send(call, payload).then(({ statusCode }) => events.push(statusCode))
      for (let reads = 0; reads < 50 && events.length === 0; reads++) await send("GET /audit/get-entries")
      events.push("moved")
      release.resolve()
      await Promise.all([move, change])
      expect(events, `${kind} ${call}`).toEqual(["moved", 200])
    }
  })
})
