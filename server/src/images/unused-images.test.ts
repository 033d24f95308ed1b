import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { imageColumns } from "contract"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { diskStore } from "#images/disk-image-store.ts"
import { markUsed } from "#images/image-rows.ts"
import { nameOf } from "#images/name.ts"
import { expiredImages, removeUnusedImages } from "#images/unused-images.ts"
import { aGallery } from "#test/factories.ts"
import { adminResources } from "#test/record-resources.ts"
import { type DatabaseKind, startTestApp, type TestApp } from "#test/test-app.ts"

const hourMs = 60 * 60 * 1000
const columns = imageColumns.map(({ table, column }) => [table, column] as const)

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

  const send = (method: "POST" | "PATCH" | "DELETE", url: string, payload?: object) =>
    app.request({ method, url: `/api/${url}`, payload }, admin.token)
  const namesIn = async (images: AsyncIterable<{ name: string }>) =>
    (await Array.fromAsync(images)).map(({ name }) => name).sort()
  const isStored = async (name: string) => (await store.get(name)) !== null
  const urlOf = (name: string) => `http://localhost:3000/api/images/${name}`
  const clean = async (hoursLater = 0) => {
    now += hoursLater * hourMs
    return namesIn(removeUnusedImages({ database: app.database, store, now }))
  }

  async function storeImage() {
    const bytes = Buffer.from(`image ${count++}`)
    await store.put(nameOf(bytes), bytes)
    return nameOf(bytes)
  }

  /** Saves a record with this image through the API. */
  function saveRecord(table: string, fields: object) {
    if (table === "user") return send("PATCH", "auth/update-user", fields)
    if (table === "siteImage") return send("PATCH", "site/update-announcement", fields)
    if (table === "signatory")
      return send("PATCH", "certificates/update-signatory", { nameEn: "Dr. Nusrat Jahan", ...fields })
    const { create = "", sample } = adminResources.find((resource) => resource.kind === table) ?? {}
    return send("POST", create.replace("POST /", ""), { ...sample?.(), ...fields })
  }

  test.each(columns)("an image in %s.%s is retained, an unused one is removed after a day", async (table, column) => {
    const [shown, unused] = [await storeImage(), await storeImage()]
    const response = await saveRecord(table, { [column]: urlOf(shown) })
    expect(response).toHaveProperty("statusCode", ["user", "signatory", "siteImage"].includes(table) ? 200 : 201)
    await clean()
    expect(await clean(23)).not.toContain(unused)
    expect(await clean(2)).toContain(unused)
    expect([await isStored(shown), await isStored(unused)]).toEqual([true, false])
  })

  test("the images of all signatories are retained, until one of them is removed", async () => {
    const names = [await storeImage(), await storeImage(), await storeImage()]
    const ids: string[] = []
    for (const [index, name] of names.entries()) {
      const signatory = { nameEn: "Dr. Nusrat Jahan", image: urlOf(name), signsFrom: `202${index}-01-01` }
      ids.push((await send("POST", "certificates/add-signatory", signatory)).json().data._id)
    }
    await clean()
    expect(await clean(25)).not.toEqual(expect.arrayContaining([expect.toBeOneOf(names)]))
    await send("DELETE", `certificates/delete-signatory/${ids[1]}`)
    await clean()
    expect((await clean(25)).filter((name) => names.includes(name))).toEqual([names[1]])
  })

  test("the images in earlier versions of a list of the site are retained, in either form of their URL", async () => {
    const [earlier, shown, unused] = [await storeImage(), await storeImage(), await storeImage()]
    const partner = (image: string) => send("PATCH", "site/update-partners", { items: [{ name: "A partner", image }] })
    expect((await partner(urlOf(earlier))).json().data.items[0].image).toBe(urlOf(earlier))
    await partner(`/api/images/${shown}`)
    await clean()
    await clean(25)
    expect([await isStored(earlier), await isStored(shown), await isStored(unused)]).toEqual([true, true, false])
  })

  test("the images of earlier versions of the site are retained, because these can be restored", async () => {
    const [shown, earlier] = [await storeImage(), await storeImage()]
    await send("PATCH", "site/update-announcement", { image: urlOf(earlier) })
    await send("PATCH", "site/update-announcement", { image: urlOf(shown) })
    await send("DELETE", "site/reset-announcement")
    await clean()
    expect((await clean(25)).filter((name) => [shown, earlier].includes(name))).toEqual([])
  })

  test("an image that a record references during cleanup is retained, and a removed one cannot be referenced", async () => {
    const names = [await storeImage(), await storeImage()].sort()
    await clean()
    now += 25 * hourMs
    expect(await namesIn(expiredImages(app.database, store, now))).toEqual(names)
    const save = (name = "") => send("POST", "galleries/register", aGallery({ image: urlOf(name) }))
    // Both are expired when the first is removed; then a record with the other is saved.
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
    expect(await isStored(named)).toBe(true)
    expect((await save(removed[0])).statusCode).toBe(400)
  })

  test("an image that a record used for a moment is retained for another day", async () => {
    const name = await storeImage()
    await clean()
    now += 25 * hourMs
    for (const photo of [urlOf(name), ""]) expect((await saveRecord("user", { photo })).statusCode).toBe(200)
    expect(await clean()).not.toContain(name)
    expect(await clean(23)).not.toContain(name)
    expect(await clean(2)).toContain(name)
  })

  test("an image that is marked as used is retained, even before its record is saved", async () => {
    const names = [await storeImage(), await storeImage()]
    await clean()
    now += 25 * hourMs
    // While the first is removed, a save with the other one has started; its transaction comes later.
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

  test("images of a deleted record are retained while it is in the bin", async () => {
    const name = await storeImage()
    const { _id } = (await send("POST", "galleries/register", aGallery({ image: urlOf(name) }))).json().data
    await send("DELETE", `galleries/delete-gallery/${_id}`)
    await clean()
    await clean(29 * 24)
    expect(await isStored(name)).toBe(true)
    await clean(2 * 24)
    await clean(25)
    expect(await isStored(name)).toBe(false)
  })

  test("images of records that were deleted together are retained, in each part of the deletion", async () => {
    const names = [await storeImage(), await storeImage()]
    let deletion: string | undefined
    for (const name of names) {
      const fields = { thumbnail: urlOf(name), title: name }
      const { _id } = (await saveRecord("course", fields)).json().data
      deletion = (await send("POST", "courses/delete-courses", { records: [{ _id }], deletion })).json().data.deletion
    }
    const cleanAfter = async (days: number) => {
      const later = Date.now() + days * 24 * hourMs
      return namesIn(removeUnusedImages({ database: app.database, store, now: later }))
    }
    for (const days of [27, 28.5, 29.9]) expect(await cleanAfter(days)).toEqual([])
    const restored = await send("POST", `bin/restore/${deletion}`)
    expect(restored.json().data).toMatchObject({ restored: 2, skipped: [] })
    for (const days of [32, 34]) expect(await cleanAfter(days)).toEqual([])
    expect(await Promise.all(names.map(isStored))).toEqual([true, true])
  })

  test("concurrent cleanups remove each image once", async () => {
    const names = await Promise.all(Array.from({ length: 5 }, storeImage))
    await clean()
    now += 25 * hourMs
    const both = await Promise.all([clean(), clean()])
    expect(both.flat().sort()).toEqual(names.sort())
  })
})
