import { callUrl, records } from "contract"
import type { HTTPMethods } from "fastify"
import { expect, test } from "vitest"
import { takeLock } from "#db/lock.ts"
import { recordTables } from "#db/records.ts"
import { adminResources } from "#test/record-resources.ts"
import { onBothDatabases } from "#test/test-app.ts"

type Listed = { readonly [field: string]: unknown }

const resources = adminResources.flatMap((resource) => {
  const { order = "" } = recordTables[resource.kind]
  return order ? [{ ...resource, order }] : []
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
  const idsIn = async (list: string) => (await send(list)).json().data.map(({ _id }: Listed) => _id)

  test.for(resources)("$kind: a new record is last, and the list is sorted by its order field", async (resource) => {
    const { list, order, update } = resource
    const [first, last] = [await createRecord(resource), await createRecord(resource)]
    expect(last[order]).toBe(Number(first[order]) + 1)
    expect((await idsIn(list)).slice(-2)).toEqual([first._id, last._id])
    if (!update) return
    const call = `PATCH ${callUrl(update, { params: { id: last._id } })}`
    const moved = await send(call, { [order]: "০" })
    expect(moved.json().data).toEqual({ ...last, [order]: 0, updatedAt: expect.any(String) })
    expect((await idsIn(list))[0]).toBe(last._id)
  })

  test.for(resources)("$kind: ten records created concurrently get different indexes", async (resource) => {
    const created = await Promise.all(Array.from({ length: 10 }, () => createRecord(resource)))
    expect(new Set(created.map((record) => record[resource.order])).size).toBe(10)
  })

  test.for(resources.filter(({ kind }) => "isMovable" in records[kind]))(
    "$kind: a moved record has its new position immediately, and the move is audited",
    async (resource) => {
      const { kind, list, move } = resource
      if (!move) throw new Error(`${kind} is movable, but its resource names no call that moves it`)
      const [other, moved] = [await createRecord(resource), await createRecord(resource)]
      const before: string[] = await idsIn(list)
      const response = await send(`PATCH ${callUrl(move, { params: { id: moved._id } })}`, { place: before.length - 1 })
      expect(response.json()).toMatchObject({ message: move.message, data: { _id: moved._id } })
      expect(await idsIn(list)).toEqual([...before.slice(0, -2), moved._id, other._id])
      const log = app().database.read.selectFrom("audit").select("recordId").orderBy("position")
      const entries = await log.where("action", "=", `${kind}.move`).execute()
      expect(entries.map(({ recordId }) => recordId)).toEqual([moved._id, other._id])
    },
  )

  test.for(resources)("$kind: an update and a deletion wait for a concurrent move", async (resource) => {
    const { kind, update, order, remove } = resource
    const { _id } = await createRecord(resource)
    const calls = [
      ...(update ? [[`PATCH ${callUrl(update, { params: { id: _id } })}`, { [order]: 3 }] as const] : []),
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
