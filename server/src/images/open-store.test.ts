import { createHash } from "node:crypto"
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, test } from "vitest"
import type { ImageStore } from "#images/image-store.ts"
import { nameOf } from "#images/name.ts"
import { openImageStore } from "#images/open-store.ts"
import { s3Store } from "#images/s3-image-store.ts"
import { formOf, twoColourImage } from "#test/fuzz/hostile-images.ts"
import { listening, signatureOf, startS3 } from "#test/s3-server.ts"
import { startTestApp } from "#test/test-app.ts"

const keys = { region: "ap-south-1", bucket: "pictures", accessKeyId: "key", secretAccessKey: "s3cret/+=" }
const dataDir = mkdtempSync(join(tmpdir(), "prohori-store-"))
const s3 = await startS3(keys.bucket, keys.secretAccessKey)
afterAll(() => {
  s3.stop()
  rmSync(dataDir, { recursive: true })
})

const namesFrom = async (store: ImageStore) => (await Array.fromAsync(store.list())).map(({ name }) => name).sort()

describe.each([
  ["a folder", () => openImageStore({ dataDir })],
  ["S3-compatible storage", () => openImageStore({ dataDir, s3: { endpoint: `${s3.endpoint}/`, ...keys } })],
])("in %s", (_, open) => {
  test("images are stored, read, listed and removed", async () => {
    const store = open()
    expect(await namesFrom(store)).toEqual([])
    const images = Array.from({ length: 5 }, (_, index) => Buffer.from(`image ${index}`))
    const names = images.map(nameOf)
    const before = Date.now()
    await Promise.all(images.map((bytes) => store.put(nameOf(bytes), bytes)))
    const after = Date.now()
    expect(await store.get(names[3] as string)).toEqual(images[3])
    expect(await namesFrom(store)).toEqual(names.toSorted())
    const [first] = await Array.fromAsync(store.list())
    expect(first?.bytes).toBe(7)
    // S3 has whole seconds.
    expect(Number(first?.changedAt)).toBeGreaterThan(before - 1000)
    expect(Number(first?.changedAt)).toBeLessThanOrEqual(after)
    for (const name of names) await store.remove(name)
    await store.remove(names[0] as string)
    expect(await namesFrom(store)).toEqual([])
    expect(await store.get(names[3] as string)).toBeNull()
  })

  test("storing an image again renews its timestamp", async () => {
    const store = open()
    const bytes = Buffer.from("again")
    await store.put(nameOf(bytes), bytes)
    const [before] = await Array.fromAsync(store.list())
    await new Promise((resolve) => setTimeout(resolve, 20))
    await store.put(nameOf(bytes), bytes)
    const [after] = await Array.fromAsync(store.list())
    expect(Number(after?.changedAt)).toBeGreaterThan(Number(before?.changedAt))
    await store.remove(nameOf(bytes))
  })
})

test("only images and partial files of images are listed", async () => {
  const folder = join(dataDir, "images")
  mkdirSync(folder, { recursive: true })
  const name = nameOf(Buffer.from("x"))
  const part = `${name}.5f1c6a52-5b0b-4a5c-9a5e-0d5f3c1f2a11.part`
  for (const each of [name, part, "notes.txt", ".gitkeep"]) writeFileSync(join(folder, each), "x")
  const store = openImageStore({ dataDir })
  expect(await namesFrom(store)).toEqual([name, part])
  for (const each of [name, part]) await store.remove(each)
  expect(readdirSync(folder).sort()).toEqual([".gitkeep", "notes.txt"])
})

test("the S3 server of these tests computes signatures as AWS documents them", () => {
  const headers = {
    host: "examplebucket.s3.amazonaws.com",
    range: "bytes=0-9",
    "x-amz-content-sha256": createHash("sha256").digest("hex"),
    "x-amz-date": "20130524T000000Z",
    authorization:
      "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date",
  }
  const request = { method: "GET", url: "/test.txt", headers }
  expect(signatureOf(request, "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY")).toBe(
    "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
  )
})

test("the app stores images in S3, and returns 503 for every kind of failure of the storage", async () => {
  const broken = await listening(
    createServer((_, response) => response.writeHead(500).end("<Code>InternalError</Code>")),
  )
  const silent = await listening(createServer(() => {}))
  const stalled = await listening(createServer((_, response) => response.writeHead(200).write("half")))
  const failing = [
    s3Store({ ...keys, endpoint: s3.endpoint, secretAccessKey: "wrong" }),
    s3Store({ ...keys, endpoint: s3.endpoint, bucket: "nowhere" }),
    s3Store({ ...keys, endpoint: broken.endpoint }),
    s3Store({ ...keys, endpoint: silent.endpoint }, { readTimeoutMs: 300, writeTimeoutMs: 300 }),
    s3Store({ ...keys, endpoint: stalled.endpoint }, { readTimeoutMs: 300, writeTimeoutMs: 300 }),
    s3Store({ ...keys, endpoint: "http://127.0.0.1:1" }),
  ]
  const form = await formOf({ field: "image", bytes: await twoColourImage(20, 10).png().toBuffer() })
  for (const [index, images] of [s3Store({ ...keys, endpoint: s3.endpoint }), ...failing].entries()) {
    const app = await startTestApp("sqlite", { images })
    const { token } = await app.as("admin")
    const sent = await app.request({ method: "POST", url: "/api/images", ...form }, token)
    const shown = await app.request({ url: `/api/images/${[...s3.objects.keys()][0]?.slice("images/".length)}` })
    expect([sent.statusCode, shown.statusCode]).toEqual(index === 0 ? [200, 200] : [503, 503])
    if (index > 0) expect([shown.json().success, shown.headers["retry-after"]]).toEqual([false, "5"])
    await app.stop()
  }
  for (const each of [broken, silent, stalled]) each.stop()
})
