import { createHook } from "node:async_hooks"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import type { InjectOptions } from "fastify"
import { afterAll, expect, test } from "vitest"
import { builtPages } from "#pages/built.ts"
import { startTestApp } from "#test/test-app.ts"

const app = await startTestApp("sqlite", { pages: await builtPages() })
afterAll(() => app.stop())

const decompress = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes } as const
const encodings = Object.keys(decompress) as (keyof typeof decompress)[]

/** Node names every compression and decompression so, also in its thread pool. */
let compressions = 0
createHook({ init: (_id, type) => void (type === "ZLIB" && compressions++) }).enable()

const get = (url: string, encoding: string, more: InjectOptions = {}) =>
  app.request({ url, headers: { "accept-encoding": encoding }, ...more })

test.for([
  "/en",
  "/bn/verify-certificate",
  "/en/nowhere",
  "/sitemap.xml",
  "/favicon.svg",
  "/api/openapi.json",
  "/api/docs/",
  "/api/docs/swagger-ui-bundle.js",
  "/api/docs/swagger-ui.css",
  "/api/courses/get-courses",
])("%s is the same in every encoding, and compressed once", async (url) => {
  const first = []
  // One after the other: of concurrent first requests each makes its own.
  for (const encoding of encodings) first.push(await get(url, encoding))
  const texts = first.map(({ headers, rawPayload }) =>
    decompress[(headers["content-encoding"] ?? "identity") as keyof typeof decompress](rawPayload).toString(),
  )
  expect(new Set(texts).size).toBe(1)
  expect(first.map(({ headers }) => headers["content-encoding"])).toEqual(["br", "gzip", undefined])
  compressions = 0
  for (const [index, encoding] of encodings.entries()) {
    expect((await get(url, encoding)).rawPayload.equals(first[index]?.rawPayload as Buffer)).toBe(true)
    // Another URL without a page.
    if (url === "/en/nowhere") await get(`${url}-else`, encoding)
  }
  expect(compressions).toBe(0)
})

test("a list that is made for one request is compressed for it, unless it is short", async () => {
  const { token } = await app.as("admin")
  for (let more = 0; more < 5; more++) await app.as("student")
  const headers = { "accept-encoding": "br, gzip", authorization: token }
  const list = await app.request({ url: "/api/auth/get-users", headers })
  expect(list.headers).toMatchObject({ "content-encoding": "br", vary: expect.stringContaining("accept-encoding") })
  expect(JSON.parse(brotliDecompressSync(list.rawPayload).toString())).toMatchObject({ success: true })
  const short = await app.request({ url: "/api/health/live", headers })
  expect(short.headers).not.toHaveProperty("content-encoding")
})
