import { expect, test } from "vitest"
import { diskStore } from "#images/disk.ts"
import { formOf, halves } from "#test/hostile-pictures.ts"
import { onBothDatabases, startTestApp, type TestApp } from "#test/test-app.ts"

const picture = await halves(8, 8).png().toBuffer()
const broken = picture.subarray(0, picture.length / 2)
const settings = { publicUrl: "http://localhost:3000", rateLimit: 0, trustProxy: undefined }

const send = async (app: TestApp, token: string, bytes = picture) =>
  app.request({ method: "POST", url: "/api/images", ...(await formOf({ field: "image", bytes })) }, token)

async function asVerified(app: TestApp) {
  const student = await app.as("student")
  const { _id } = student
  await app.database.write(["user"], (trx) =>
    trx.updateTable("user").set({ isVerified: 1 }).where("_id", "=", _id).execute(),
  )
  return student
}

/** As if so many images had come some time ago. */
const remember = ({ database }: TestApp, userId: string, moments: number[]) =>
  database.write([], (trx) =>
    trx
      .insertInto("imageQuota")
      .values({ userId, uploads: JSON.stringify(moments), stored: moments.length })
      .execute(),
  )

onBothDatabases("the quota of images", (app) => {
  test("somebody whose email is not verified stores one image in all, even if many come at once", async () => {
    const { token, _id } = await app().as("student")
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(app(), token)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(5).fill(403)])
    const message = "Please verify your email before you upload another image"
    expect((await send(app(), token)).json().message).toBe(message)
    await app().database.write(["user"], (trx) =>
      trx.updateTable("user").set({ isVerified: 1 }).where("_id", "=", _id).execute(),
    )
    expect((await send(app(), token)).statusCode).toBe(200)
  })

  test("an image that was refused does not take away the one of somebody who is not verified", async () => {
    const { token } = await app().as("student")
    expect((await send(app(), token, broken)).statusCode).toBe(400)
    expect((await send(app(), token)).statusCode).toBe(200)
  })

  test("a student uploads twenty a day; those at once are counted one by one, and a day later it begins anew", async () => {
    const { token, _id } = await asVerified(app())
    const now = Date.now()
    const hourMs = 60 * 60 * 1000
    // One is older than a day, and one is from a clock that was wrong.
    await remember(app(), _id, [now - 25 * hourMs, now + 5 * hourMs, ...Array(17).fill(now - 23 * hourMs)])
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(app(), token)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, ...Array(5).fill(429)])
    const refused = await send(app(), token)
    expect(refused.json()).toMatchObject({ message: "You can upload 20 images a day. Please try again tomorrow" })
    const seconds = Number(refused.headers["retry-after"])
    expect([seconds > 3000, seconds <= 3600]).toEqual([true, true])
  })

  test("whoever an admin has given a role may upload more", async () => {
    const { token, _id } = await app().as("instructor")
    await remember(app(), _id, Array(20).fill(Date.now() - 1000))
    expect((await send(app(), token)).statusCode).toBe(200)
  })

  test("an image counts before it is decoded, and one that cannot be stored does not count", async () => {
    const counted = async (userId: string) => {
      const rows = app().database.read.selectFrom("imageQuota").selectAll()
      return rows.where("userId", "=", userId).executeTakeFirst()
    }
    const { token, _id } = await asVerified(app())
    expect((await send(app(), token, Buffer.from("no picture"))).statusCode).toBe(400)
    expect(await counted(_id)).toBeUndefined()
    await send(app(), token, broken)
    expect(await counted(_id)).toMatchObject({ uploads: expect.stringMatching(/^\[\d+\]$/), stored: 0 })

    const put = async () => {
      throw new Error("the disk is gone")
    }
    const { database, images } = app()
    const other = await startTestApp("sqlite", { database, images: { ...images, put }, settings })
    const sent = await send(other, token)
    await other.stop()
    expect(sent.statusCode).toBe(500)
    expect(await counted(_id)).toMatchObject({ uploads: expect.stringMatching(/^\[\d+\]$/), stored: 0 })
  })
})

test("the settings say how many images students and others may upload", async () => {
  const app = await startTestApp("sqlite", { settings: { ...settings, imageQuota: { students: 2, staff: 1 } } })
  const [{ token: student }, { token: admin }] = [await asVerified(app), await app.as("admin")]
  const statuses: number[] = []
  for (const token of [student, student, student, admin, admin]) statuses.push((await send(app, token)).statusCode)
  expect(statuses).toEqual([200, 200, 429, 200, 429])
  await app.stop()
})

test("when the data disk is nearly full no image is taken, and the rest of the site goes on", async () => {
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
