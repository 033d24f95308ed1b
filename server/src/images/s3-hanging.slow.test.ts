import { createServer } from "node:http"
import { afterEach, expect, test } from "vitest"
import { cachedStore } from "#images/cached-image-store.ts"
import { nameOf } from "#images/name.ts"
import { s3Store } from "#images/s3-image-store.ts"
import { listening, startS3 } from "#test/s3-server.ts"
import { startTestApp, testPassword } from "#test/test-app.ts"

const keys = { region: "ap-south-1", bucket: "pictures", accessKeyId: "key", secretAccessKey: "s3cret" }
const cleanups: (() => void | Promise<void>)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean()
})

async function appOnS3(limits: Parameters<typeof s3Store>[1] = {}) {
  const s3 = await startS3(keys.bucket, keys.secretAccessKey)
  const app = await startTestApp("sqlite", { images: cachedStore(s3Store({ ...keys, endpoint: s3.endpoint }, limits)) })
  cleanups.push(s3.stop, app.stop)
  const storeInS3 = (text: string) => {
    const name = nameOf(Buffer.from(text))
    s3.objects.set(`images/${name}`, { bytes: Buffer.from(text), changedAt: new Date() })
    return name
  }
  const read = async (name: string) => (await app.request({ url: `/api/images/${name}` })).statusCode
  return { s3, app, storeInS3, read }
}

const unknownName = (index: number) => nameOf(Buffer.from(`unknown ${index}`))

test("while S3 hangs with 1,050 readers, readiness, login and the API respond before any of them times out", async () => {
  const { s3, app, read } = await appOnS3({ readTimeoutMs: 120_000 })
  const { email } = await app.as("student")
  s3.state.hangs = true
  let completed = 0
  const readers = Array.from({ length: 1050 }, async (_, index) => {
    const status = await read(unknownName(index))
    completed++
    return status
  })
  await expect.poll(() => completed).toBe(950)
  const login = { method: "POST", url: "/api/auth/login", payload: { email, password: testPassword } } as const
  const requests = [{ url: "/api/health/ready" }, login, { url: "/api/courses/get-courses" }]
  const responses = await Promise.all(requests.map((options) => app.request(options)))
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(completed).toBe(950)
  s3.stop()
  expect(new Set(await Promise.all(readers))).toEqual(new Set([503]))
  expect(s3.state.requests).toBeLessThanOrEqual(60)
})

test("after several failures the circuit opens, and images are available again after S3 recovers", async () => {
  const { s3, storeInS3, read } = await appOnS3({ openMs: 2000 })
  const name = storeInS3("picture")
  s3.state.refuses = () => true
  for (let index = 0; index < 10; index++) expect(await read(unknownName(index))).toBe(503)
  expect(s3.state.requests).toBe(5)
  s3.state.refuses = () => false
  await expect.poll(() => read(name)).toBe(200)
})

test("timeouts open the circuit too", async () => {
  const { s3, storeInS3, read } = await appOnS3({ readTimeoutMs: 100, openMs: 60_000 })
  const name = storeInS3("picture")
  s3.state.hangs = true
  for (let index = 0; index < 5; index++) expect(await read(unknownName(index))).toBe(503)
  s3.state.hangs = false
  expect(await read(name)).toBe(503)
})

test("both an image and a miss are fetched from S3 once, then cached", async () => {
  const { s3, storeInS3, read } = await appOnS3()
  const name = storeInS3("popular")
  expect(new Set(await Promise.all(Array.from({ length: 20 }, () => read(name))))).toEqual(new Set([200]))
  expect(await read(name)).toBe(200)
  expect(s3.state.requests).toBe(1)
  for (let count = 0; count < 3; count++) expect(await read(unknownName(0))).toBe(404)
  expect(s3.state.requests).toBe(2)
})

test("a cached miss is invalidated by put, and a cached image by remove", async () => {
  const s3 = await startS3(keys.bucket, keys.secretAccessKey)
  cleanups.push(s3.stop)
  const store = cachedStore(s3Store({ ...keys, endpoint: s3.endpoint }))
  const [image, name] = [Buffer.from("new"), nameOf(Buffer.from("new"))]
  expect(await store.get(name)).toBeNull()
  await store.put(name, image)
  expect(await store.get(name)).toEqual(image)
  await store.remove(name)
  expect(await store.get(name)).toBeNull()
})

test("the image cache is limited in bytes, and evicts the least recently used image", async () => {
  const s3 = await startS3(keys.bucket, keys.secretAccessKey)
  cleanups.push(s3.stop)
  const limits = { maxBytes: 25, maxMissing: 2, missingMs: 60_000 }
  const store = cachedStore(s3Store({ ...keys, endpoint: s3.endpoint }), limits)
  const images = ["a", "b", "c"].map((letter) => Buffer.from(letter.repeat(10)))
  const [a = "", b = "", c = ""] = images.map(nameOf)
  for (const image of images) await store.put(nameOf(image), image)
  for (const name of [a, b, a, c]) await store.get(name)
  const before = s3.state.requests
  await store.get(a)
  expect(s3.state.requests).toBe(before)
  await store.get(b)
  expect(s3.state.requests).toBe(before + 1)
})

test("a redirect of S3 is not followed: it could lead to an address inside the server's network", async () => {
  let requests = 0
  const internal = await listening(createServer((_, response) => void response.end(`internal ${++requests}`)))
  const location = `${internal.endpoint}/secret`
  const s3 = await listening(createServer((_, response) => void response.writeHead(302, { location }).end()))
  cleanups.push(internal.stop, s3.stop)
  const store = s3Store({ ...keys, endpoint: s3.endpoint })
  await expect(store.get(unknownName(0))).rejects.toMatchObject({ name: "Unavailable" })
  expect(requests).toBe(0)
})

test("a response of S3 that is larger than any image is aborted, and not held in memory", async () => {
  let sentBytes = 0
  const server = createServer((_, response) => {
    const send = () => {
      while (!response.destroyed && sentBytes < 400 * 1024 * 1024) {
        sentBytes += 65_536
        if (!response.write(Buffer.alloc(65_536))) return void response.once("drain", send)
      }
    }
    response.writeHead(200)
    send()
  })
  const { endpoint, stop } = await listening(server)
  cleanups.push(stop)
  await expect(s3Store({ ...keys, endpoint }).get(unknownName(0))).rejects.toMatchObject({ name: "Unavailable" })
  expect(sentBytes).toBeLessThan(100 * 1024 * 1024)
})
