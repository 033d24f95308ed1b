import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { records } from "contract"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { diskStore } from "#images/disk.ts"
import { markUsed } from "#images/image-rows.ts"
import { nameOf } from "#images/name.ts"
import { dueImages, removeUnusedImages } from "#images/unused.ts"
import { aGallery } from "#test/make.ts"
import { officeResources } from "#test/record-resources.ts"
import { type DatabaseKind, startTestApp, type TestApp } from "#test/test-app.ts"

const hourMs = 60 * 60 * 1000
const columns = Object.entries(records).flatMap(([table, { images }]) =>
  images.map((column) => [table, column] as const),
)

const kinds: DatabaseKind[] = inject("postgresUrl") === "" ? ["sqlite"] : ["sqlite", "postgres"]

describe.each(kinds)("unused images, on %s", (kind) => {
  const folder = mkdtempSync(join(tmpdir(), "prohori-unused-"))
  const store = diskStore(folder)
  let app: TestApp
  let admin: Awaited<ReturnType<TestApp["as"]>>
  let now = Date.now()
  let count = 0

  beforeAll(async () => {
    app = await startTestApp(kind, { images: store })
    admin = await app.as("admin")
  })
  afterAll(async () => {
    await app.stop()
    rmSync(folder, { recursive: true })
  })

  const ask = (method: "POST" | "PATCH" | "DELETE", url: string, payload?: object) =>
    app.request({ method, url: `/api/${url}`, payload }, admin.token)
  const namesIn = async (images: AsyncIterable<{ name: string }>) =>
    (await Array.fromAsync(images)).map(({ name }) => name).sort()
  const isThere = async (name: string) => (await store.get(name)) !== null
  const addressOf = (name: string) => `http://localhost:3000/api/images/${name}`
  const clean = async (hoursLater = 0) => {
    now += hoursLater * hourMs
    return namesIn(removeUnusedImages({ database: app.database, store, now }))
  }

  async function keep() {
    const bytes = Buffer.from(`image ${count++}`)
    await store.put(nameOf(bytes), bytes)
    return nameOf(bytes)
  }

  /** A record of the table that shows the image in that column, made and changed through the front door. */
  function show(table: string, fields: object) {
    if (table === "user") return ask("PATCH", "auth/update-user", fields)
    const { create = "", sample } = officeResources.find((resource) => resource.kind === table) ?? {}
    return ask("POST", create.replace("POST /", ""), { ...sample?.(), ...fields })
  }

  test.each(columns)(
    "an image in %s.%s stays, one that nothing shows is removed after a day",
    async (table, column) => {
      const [shown, unused] = [await keep(), await keep()]
      const answer = await show(table, { [column]: addressOf(shown) })
      expect(answer).toHaveProperty("statusCode", table === "user" ? 200 : 201)
      await clean()
      expect(await clean(23)).not.toContain(unused)
      expect(await clean(2)).toContain(unused)
      expect([await isThere(shown), await isThere(unused)]).toEqual([true, false])
    },
  )

  test("an image that a form names while others are being removed stays, and one that is gone cannot be named", async () => {
    const names = [await keep(), await keep()].sort()
    await clean()
    now += 25 * hourMs
    expect(await namesIn(dueImages(app.database, store, now))).toEqual(names)
    const save = (name = "") => ask("POST", "galleries/register", aGallery({ image: addressOf(name) }))
    // Both are known as due when the first is removed; then somebody saves a record with the other.
    const remove = async (name: string) => {
      await store.remove(name)
      const saved = await Promise.all(names.map(save))
      expect(saved.map(({ statusCode }) => statusCode)).toEqual(names.map((each) => (each === name ? 400 : 201)))
      expect(saved[names.indexOf(name)]?.json().errors).toMatchObject([
        { field: "image", message: "This image is no longer there. Please upload it again" },
      ])
    }
    const removed = await namesIn(removeUnusedImages({ database: app.database, store: { ...store, remove }, now }))
    expect(removed).toHaveLength(1)
    const [named = ""] = names.filter((name) => !removed.includes(name))
    expect(await isThere(named)).toBe(true)
    expect((await save(removed[0])).statusCode).toBe(400)
  })

  test("an image that is about to be saved stays, though its record is not there yet", async () => {
    const names = [await keep(), await keep()]
    await clean()
    now += 25 * hourMs
    // While the first is removed, somebody's save has begun with the other: its transaction comes later.
    const remove = async (name: string) => {
      await store.remove(name)
      const marked = await Promise.all(names.map((each) => markUsed(app.database, each)))
      expect(marked).toEqual(names.map((each) => each !== name))
    }
    expect(
      await namesIn(removeUnusedImages({ database: app.database, store: { ...store, remove }, now })),
    ).toHaveLength(1)
    expect(await clean(23)).toEqual([])
    expect(await clean(23)).toEqual([])
    expect(await clean(2)).toHaveLength(1)
  })

  test("images of a deleted record stay while it can be restored from the audit log", async () => {
    const name = await keep()
    const { _id } = (await ask("POST", "galleries/register", aGallery({ image: addressOf(name) }))).json().data
    await ask("DELETE", `galleries/delete-gallery/${_id}`)
    await clean()
    await clean(29 * 24)
    expect(await isThere(name)).toBe(true)
    await clean(2 * 24)
    await clean(25)
    expect(await isThere(name)).toBe(false)
  })

  test("removals at once take each image once", async () => {
    const names = await Promise.all(Array.from({ length: 5 }, keep))
    await clean()
    now += 25 * hourMs
    const both = await Promise.all([clean(), clean()])
    expect(both.flat().sort()).toEqual(names.sort())
  })
})
