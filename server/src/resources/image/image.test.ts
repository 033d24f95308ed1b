import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { diskStore } from "#images/disk-image-store.ts"
import { chunk, formOf, greyPng, noiseImage, phonePhoto, twoColourImage } from "#test/fuzz/hostile-images.ts"
import { startTestApp, type TestApp } from "#test/test-app.ts"

const folder = mkdtempSync(join(tmpdir(), "prohori-images-"))
const files = () => readdirSync(folder)
let app: TestApp
let token: string

beforeAll(async () => {
  app = await startTestApp("sqlite", { images: diskStore(folder) })
  token = (await app.as("admin")).token
})
afterAll(async () => {
  await app.stop()
  rmSync(folder, { recursive: true })
})

const send = async (bytes: Buffer, some: { field?: string; name?: string; type?: string } = {}) =>
  app.request({ method: "POST", url: "/api/images", ...(await formOf({ field: "image", bytes, ...some })) }, token)

const pathIn = (url: string) => new URL(url).pathname
const get = (url: string, headers = {}) => app.request({ url: pathIn(url), headers })

async function stored(bytes: Buffer) {
  const response = await send(bytes)
  expect(response.statusCode).toBe(200)
  const { rawPayload } = await get(response.json().data.url)
  return { bytes: rawPayload, ...(await sharp(rawPayload).metadata()) }
}

describe("an image", () => {
  test("can be uploaded by signed-in users and downloaded by everyone as WebP", async () => {
    const response = await send(await twoColourImage(80, 60).png().toBuffer(), {
      name: "../../x.html",
      type: "text/html",
    })
    const url = expect.stringMatching(/^http:\/\/localhost:3000\/api\/images\/[0-9a-f]{64}\.webp$/)
    expect(response.json()).toEqual({ data: { url }, success: true, status: 200 })
    const shown = await get(response.json().data.url, { "accept-encoding": "br, gzip" })
    expect(shown.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'; sandbox$/),
      "cross-origin-resource-policy": "cross-origin",
      "content-disposition": "inline",
      "x-content-type-options": "nosniff",
    })
    expect(shown.headers).not.toHaveProperty("content-encoding")
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: "webp", width: 80, height: 60 })
  })

  test("cannot be uploaded without signing in", async () => {
    const form = await formOf({ field: "image", bytes: await twoColourImage(8, 8).png().toBuffer() })
    expect((await app.request({ method: "POST", url: "/api/images", ...form })).statusCode).toBe(401)
  })

  test("that is uploaded several times has one URL and is stored once", async () => {
    const bytes = await twoColourImage(90, 70).jpeg().toBuffer()
    const before = files().length
    const urls = await Promise.all([send(bytes), send(bytes), send(bytes)])
    expect(new Set(urls.map((response) => response.json().data.url)).size).toBe(1)
    expect(files()).toHaveLength(before + 1)
  })

  test("is not sent again to a browser that has cached it; HEAD returns its size", async () => {
    const { url } = (await send(await twoColourImage(100, 60).png().toBuffer())).json().data
    const first = await get(url)
    const again = await get(url, { "if-none-match": `W/${first.headers.etag}` })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", first.headers.etag])
    const head = await app.request({ method: "HEAD", url: pathIn(url) })
    expect([head.statusCode, head.headers["content-length"], head.body]).toEqual([
      200,
      String(first.rawPayload.length),
      "",
    ])
  })

  test("that does not exist, or whose name is invalid, gets an error", async () => {
    const names = [`${"a".repeat(64)}.webp`, "x.webp", `${"A".repeat(64)}.webp`, "..%2f..%2fprohori.db", "%00"]
    const responses = await Promise.all(names.map((name) => app.request({ url: `/api/images/${name}` })))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 400])
    expect(responses[1]?.json()).toEqual({ success: false, code: "imageNotFound", message: "Image not found" })
  })

  test("is nothing but an image: a file beside the folder is not found", async () => {
    const beside = `${folder}.txt`
    writeFileSync(beside, "secret")
    const { statusCode, body } = await app.request({ url: `/api/images/..%2f${basename(beside)}` })
    rmSync(beside)
    expect(statusCode).toBe(404)
    expect(body).not.toContain("secret")
  })

  test("is rotated upright and loses its metadata", async () => {
    const sent = await phonePhoto(120, 80)
    expect(sent.includes("Secret phone")).toBe(true)
    const { bytes, width, height, exif, orientation } = await stored(sent)
    expect({ width, height, exif, orientation }).toEqual({ width: 80, height: 120 })
    expect(bytes.includes("Secret phone")).toBe(false)
    const [red, , blue] = await sharp(bytes).extract({ left: 40, top: 10, width: 1, height: 1 }).raw().toBuffer()
    expect(red).toBeGreaterThan(150)
    expect(blue).toBeLessThan(60)
  })

  test("is scaled down to at most 1,600 pixels, and never enlarged", async () => {
    expect(await stored(await twoColourImage(3200, 400).png().toBuffer())).toMatchObject({ width: 1600, height: 200 })
    expect(await stored(greyPng(2, 6000))).toMatchObject({ width: 1, height: 1600 })
    expect(await stored(await twoColourImage(10, 20).jpeg().toBuffer())).toMatchObject({ width: 10, height: 20 })
  })
})

describe("a hostile file", () => {
  const script = "<script>alert(document.cookie)</script>"
  const refusals: [string, () => Buffer | Promise<Buffer>, number, string][] = [
    ["an SVG", () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`), 400, "JPEG or PNG"],
    ["an HTML page", () => Buffer.from(`<!doctype html>${script}`), 400, "JPEG or PNG"],
    ["a GIF", () => noiseImage(9, 9).gif().toBuffer(), 400, "JPEG or PNG"],
    ["a WebP", () => noiseImage(9, 9).webp().toBuffer(), 400, "JPEG or PNG"],
    ["a text", () => Buffer.from("no image"), 400, "JPEG or PNG"],
    [
      "an HTML page that begins like a JPEG",
      () => Buffer.from(`\xff\xd8\xff${script}`, "latin1"),
      400,
      "cannot be read",
    ],
    ["half a JPEG", async () => half(await noiseImage(300, 200).jpeg().toBuffer()), 400, "cannot be read"],
    ["half a PNG", async () => half(await noiseImage(300, 200).png().toBuffer()), 400, "cannot be read"],
    ["256 megapixels in a small file", () => greyPng(16_000, 16_000), 400, "40 megapixels"],
    ["41 megapixels", () => greyPng(6_400, 6_400 + 8), 400, "40 megapixels"],
    ["6 MB", () => Buffer.concat([greyPng(9, 9), Buffer.alloc(6 * 1024 * 1024)]), 413, "at most 5 MB"],
  ]
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)

  test.for(refusals)("%s is refused, and nothing is stored", async ([, make, status, message]) => {
    const bytes = await make()
    const before = files().length
    const response = await send(bytes)
    expect(response.statusCode).toBe(status)
    expect(response.json().errors).toMatchObject([{ field: "image", message: expect.stringContaining(message) }])
    expect(files()).toHaveLength(before)
  })

  test("that contains an image and a script is stored as an image only", async () => {
    const jpeg = await noiseImage(60, 40).jpeg().toBuffer()
    const comment = Buffer.concat([jpeg.subarray(0, 2), marker(0xfe, script), jpeg.subarray(2)])
    const text = greyPng(60, 40, chunk("tEXt", Buffer.from(`Comment\0${script}`)))
    for (const bytes of [comment, text, Buffer.concat([jpeg, Buffer.from(script)])]) {
      expect(bytes.includes(script)).toBe(true)
      const out = await stored(bytes)
      expect(out).toMatchObject({ format: "webp", width: 60, height: 40 })
      expect(out.bytes.includes("script")).toBe(false)
    }
  })
})

const marker = (code: number, text: string) =>
  Buffer.concat([Buffer.from([0xff, code, 0, text.length + 2]), Buffer.from(text)])

test("the API description contains the upload form and the image", async () => {
  const { paths } = (await app.request({ url: "/api/openapi.json" })).json()
  const { requestBody, responses } = paths["/api/images"].post
  expect(requestBody.content["multipart/form-data"].schema.properties.image).toMatchObject({ format: "binary" })
  expect(Object.keys(responses)).toEqual(expect.arrayContaining(["200", "400", "401", "413", "415", "429", "503"]))
  expect(paths["/api/images/{name}"].get.responses).toHaveProperty("404")
})
