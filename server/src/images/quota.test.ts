import type { Role } from "contract"
import sharp from "sharp"
import { expect, test } from "vitest"
import { lockCounters, saveTimestamps } from "#db/counters.ts"
import { diskStore } from "#images/disk-image-store.ts"
import { imageCounters } from "#images/quota.ts"
import { formOf, noiseImage, twoColourImage } from "#test/fuzz/hostile-images.ts"
import { onBothDatabases, startTestApp, type TestApp } from "#test/test-app.ts"

const image = await twoColourImage(8, 8).png().toBuffer()
const broken = image.subarray(0, image.length / 2)
const settings = { publicUrl: "http://localhost:3000", rateLimit: 0, trustProxy: undefined }

const send = async (app: TestApp, token: string, bytes = image) =>
  app.request({ method: "POST", url: "/api/images", ...(await formOf({ field: "image", bytes })) }, token)

async function asVerified(app: TestApp) {
  const student = await app.as("student")
  const { _id } = student
  await app.database.write(["user"], (trx) =>
    trx.updateTable("user").set({ isVerified: 1 }).where("_id", "=", _id).execute(),
  )
  return student
}

/** Stores these timestamps as earlier uploads. */
const insertUploads = ({ database }: TestApp, userId: string, timestamps: number[]) =>
  database.write([], async (trx) => {
    const { day } = imageCounters(userId, 0)
    await lockCounters(trx, [day], Date.now())
    await saveTimestamps(trx, day.key, timestamps)
  })

onBothDatabases("the image quota", (app) => {
  test("a student with an unverified email can store only one image, even with concurrent uploads", async () => {
    const { token, _id } = await app().as("student")
    const responses = await Promise.all(Array.from({ length: 6 }, () => send(app(), token)))
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(5).fill(403)])
    const message = "Please verify your email before you upload another image"
    expect((await send(app(), token)).json().message).toBe(message)
    await app().database.write(["user"], (trx) =>
      trx.updateTable("user").set({ isVerified: 1 }).where("_id", "=", _id).execute(),
    )
    expect((await send(app(), token)).statusCode).toBe(200)
  })

  test("an image of a student is stored as a photo: 512 pixels and 64 KiB, even noise; the office's keeps its size", async () => {
    const noise = await noiseImage(900, 900).png().toBuffer()
    const stored = async (role: Role) => {
      const { url } = (await send(app(), (await app().as(role)).token, noise)).json().data
      const { rawPayload } = await app().request({ url: new URL(url).pathname })
      return { bytes: rawPayload.length, ...(await sharp(rawPayload).metadata()) }
    }
    for (const role of ["student", "instructor"] as const) {
      const { width, bytes } = await stored(role)
      expect([width, bytes < 64 * 1024]).toEqual([512, true])
    }
    expect(await stored("editor")).toMatchObject({ width: 900 })
  })

  test("a rejected image does not use up the one image of an unverified student", async () => {
    const { token } = await app().as("student")
    expect((await send(app(), token, broken)).statusCode).toBe(400)
    expect((await send(app(), token)).statusCode).toBe(200)
  })

  test("a student can upload twenty images in 24 hours, also concurrently", async () => {
    const { token, _id } = await asVerified(app())
    const now = Date.now()
    const hourMs = 60 * 60 * 1000
    // One is older than a day, and one is in the future, from a wrong clock.
    await insertUploads(app(), _id, [now - 25 * hourMs, now + 5 * hourMs, ...Array(17).fill(now - 23 * hourMs)])
    const responses = await Promise.all(Array.from({ length: 8 }, () => send(app(), token)))
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, ...Array(5).fill(429)])
    const refused = await send(app(), token)
    expect(refused.json()).toMatchObject({ message: "You can upload 20 images a day. Please try again tomorrow" })
    const seconds = Number(refused.headers["retry-after"])
    expect([seconds > 3000, seconds <= 3600]).toEqual([true, true])
  })

  test("an instructor can upload more than a student", async () => {
    const { token, _id } = await app().as("instructor")
    await insertUploads(app(), _id, Array(20).fill(Date.now() - 1000))
    expect((await send(app(), token)).statusCode).toBe(200)
  })

  test("a broken image counts for the day; one that cannot be stored does not", async () => {
    const counted = async (userId: string) => {
      const { day, ever } = imageCounters(userId, 0)
      const rows = await app().database.read.selectFrom("counter").selectAll().execute()
      return [day, ever].map(({ key }) => JSON.parse(rows.find((row) => row.key === key)?.timestamps ?? "[]").length)
    }
    const { token, _id } = await asVerified(app())
    expect((await send(app(), token, Buffer.from("not an image"))).statusCode).toBe(400)
    expect(await counted(_id)).toEqual([0, 0])
    await send(app(), token, broken)
    expect(await counted(_id)).toEqual([1, 0])

    const put = async () => {
      throw new Error("the disk has failed")
    }
    const { database, images } = app()
    const other = await startTestApp("sqlite", { database, images: { ...images, put }, settings })
    const sent = await send(other, token)
    await other.stop()
    expect(sent.statusCode).toBe(500)
    expect(await counted(_id)).toEqual([1, 0])
  })
})

test("the settings limit the uploads of students and staff", async () => {
  const app = await startTestApp("sqlite", { settings: { ...settings, imageQuota: { students: 2, staff: 1 } } })
  const [{ token: student }, { token: admin }] = [await asVerified(app), await app.as("admin")]
  const statuses: number[] = []
  for (const token of [student, student, student, admin, admin]) statuses.push((await send(app, token)).statusCode)
  expect(statuses).toEqual([200, 200, 429, 200, 429])
  await app.stop()
})

test("while the data disk is nearly full, images are refused and the rest of the site works", async () => {
  const { location, stop } = await startTestApp("sqlite")
  const app = await startTestApp("sqlite", { images: diskStore(location.dataDir, Number.MAX_SAFE_INTEGER) })
  const { token } = await app.as("admin")
  const refused = await send(app, token)
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "600"])
  expect(refused.json().message).toBe("Images cannot be stored at the moment. Please try again later")
  expect((await app.request({ url: "/api/courses/get-courses" })).statusCode).toBe(200)
  await app.stop()
  await stop()
})
