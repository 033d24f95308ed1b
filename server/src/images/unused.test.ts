import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { diskStore } from "#images/disk.ts"
import { nameOf } from "#images/name.ts"
import { removeUnusedImages, unusedImages } from "#images/unused.ts"
import { aCourse, aGallery, anAchievement, aTeamMember, aToKnow } from "#test/make.ts"
import { onBothDatabases } from "#test/test-app.ts"

const folder = mkdtempSync(join(tmpdir(), "prohori-unused-"))
afterAll(() => rmSync(folder, { recursive: true }))

const hours = 60 * 60 * 1000

onBothDatabases("unused images", (app) => {
  test("are removed after a day; what any row shows stays, however its address is written", async () => {
    const store = diskStore(folder)
    const keep = async (content: string) => {
      const name = nameOf(Buffer.from(content))
      await store.put(name, Buffer.from(content))
      return name
    }
    const linkTo = async (content: string) => `https://elsewhere.example/api/images/${await keep(content)}?v=1#x`
    const { token, email } = await app().as("admin")
    const post = async (url: string, payload: object) =>
      expect((await app().request({ method: "POST", url, payload }, token)).statusCode).toBe(201)
    await post("/api/courses/register", aCourse({ thumbnail: await linkTo("thumbnail") }))
    await post("/api/achievements/register", anAchievement({ image: await linkTo("achievement") }))
    await post("/api/galleries/register", aGallery({ image: await linkTo("gallery") }))
    await post("/api/teams/register", aTeamMember({ photo: await linkTo("team") }))
    await post("/api/toKnows/register", aToKnow({ playlist_thumbnail: await linkTo("to-know") }))
    const instructorPhoto = await linkTo("instructor")
    const photo = await linkTo("user")
    await app().database.write(["course", "user"], async (trx) => {
      await trx.updateTable("course").set({ instructorPhoto }).execute()
      await trx.updateTable("user").set({ photo }).where("email", "=", email).execute()
    })
    const unused = [await keep("one"), await keep("other")].sort()

    expect(await unusedImages(app().database, store, Date.now() + 23 * hours)).toEqual([])
    const later = Date.now() + 25 * hours
    expect((await unusedImages(app().database, store, later)).map(({ name }) => name).sort()).toEqual(unused)
    const removed = await Array.fromAsync(removeUnusedImages(app().database, store, later))
    expect(removed.map(({ name }) => name).sort()).toEqual(unused)
    expect(await Array.fromAsync(store.list())).toHaveLength(7)
    expect(await store.get(unused[0] as string)).toBeNull()
  })
})
