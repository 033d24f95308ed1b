import { connect } from "node:net"
import { afterAll, beforeAll, expect, test } from "vitest"
import { builtPages } from "#pages/built.ts"
import { startTestApp, type TestApp } from "#test/test-app.ts"

let app: TestApp
let port: number
beforeAll(async () => {
  const settings = { publicUrl: "https://prohori.example", rateLimit: 0, trustProxy: undefined }
  app = await startTestApp("sqlite", { pages: await builtPages(), settings })
  await app.app.listen({ port: 0, host: "127.0.0.1" })
  port = (app.app.server.address() as { port: number }).port
})
afterAll(() => app.stop())

/** Sends raw lines, and reads the response until the server closes the connection. */
async function send(...lines: string[]) {
  const socket = connect(port, "127.0.0.1")
  socket.write([...lines, "connection: close", "", ""].join("\r\n"))
  const response = Buffer.concat(await socket.toArray()).toString()
  const [head = "", body = ""] = response.split("\r\n\r\n")
  const [status = "", ...fields] = head.split("\r\n")
  const headers = Object.fromEntries(fields.map((field) => field.toLowerCase().split(/: (.*)/, 2)))
  return { status: Number(status.split(" ")[1]), headers, body }
}

const live = "GET /api/health/live HTTP/1.1"
const post = "POST /api/auth/login HTTP/1.1"
const badInput = { success: false, code: "badInput", message: "Please check what you have entered" }
const common = {
  "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
  "x-content-type-options": "nosniff",
  "strict-transport-security": "max-age=31536000; includesubdomains",
}

test.for([
  ["no Host", [live], 400, badInput],
  ["two Host headers", [live, "host: a", "host: b"], 400, badInput],
  ["CONNECT", ["CONNECT a:443 HTTP/1.1", "host: a:443"], 400, badInput],
  ["bytes that are not HTTP", ["hello"], 400, badInput],
  ["a malformed header", [live, "host: a", "no colon"], 400, badInput],
  ["two lengths", [post, "host: a", "content-length: 0", "content-length: 1"], 400, badInput],
  ["a length and chunks", [post, "host: a", "content-length: 4", "transfer-encoding: chunked"], 400, badInput],
  ["chunks by another name", [post, "host: a", "transfer-encoding: x, chunked, x"], 400, badInput],
  ["a path of 20 KB", [`GET /${"x".repeat(20_000)} HTTP/1.1`, "host: a"], 431, { message: "The request is too large" }],
] as const)("%s is rejected in the failure envelope, with a request id", async ([, lines, status, body]) => {
  const response = await send(...lines)
  expect([response.status, JSON.parse(response.body)]).toMatchObject([status, body])
  expect(response.headers).toMatchObject({ ...common, "content-type": expect.stringContaining("application/json") })
  expect(response.headers["content-security-policy"]).toMatch(
    /^default-src 'none'; .*object-src 'none'; base-uri 'none'/,
  )
})

test("a header whose value is Host is not a second Host header", async () => {
  expect((await send(live, "host: a", "x-note: Host")).status).toBe(200)
})

test("an unknown Expect header is ignored", async () => {
  const response = await send(live, "host: a", "expect: nonsense")
  expect([response.status, JSON.parse(response.body).success]).toEqual([200, true])
  expect(response.headers).toMatchObject(common)
})

test.for(["http://a", "HTTP://A:80/", "https://a/en", "http://a?x=1"])(
  "GET %s returns the page of its path",
  async (url) => {
    const response = await send(`GET ${url} HTTP/1.1`, "host: a")
    expect([response.status, response.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"])
  },
)

test("HTTP/1.0 needs no Host", async () => {
  expect((await send("GET /api/health/live HTTP/1.0")).status).toBe(200)
})

test("a wrong method on an API path gets 405 with the allowed methods; an unknown path gets 404", async () => {
  const send = (method: "PUT" | "POST" | "GET", url: string) => app.request({ method, url })
  const wrong = await send("PUT", "/api/certificates/verify/PRH-1?x=1")
  expect([wrong.statusCode, wrong.headers.allow]).toEqual([405, "GET, HEAD"])
  expect(wrong.json()).toEqual({
    success: false,
    code: "wrongMethod",
    message: "This address cannot be called by this method",
  })
  expect((await send("GET", "/api/auth/login")).headers.allow).toBe("POST")
  for (const url of ["/api/certificates/verify", "/api/certificates/verify/a/b", "/api", "/api/none"]) {
    const unknown = await send("POST", url)
    expect([url, unknown.statusCode, unknown.headers.allow]).toEqual([url, 404, undefined])
  }
})
