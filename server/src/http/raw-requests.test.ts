import { connect } from "node:net"
import { afterAll, beforeAll, expect, test } from "vitest"
import { builtPages } from "#pages/built.ts"
import { startTestApp, type TestApp } from "#test/test-app.ts"

let app: TestApp
let port: number
beforeAll(async () => {
  app = await startTestApp("sqlite", { pages: await builtPages() })
  await app.app.listen({ port: 0, host: "127.0.0.1" })
  port = (app.app.server.address() as { port: number }).port
})
afterAll(() => app.stop())

/** Bytes as they are sent, and all that is answered until the server closes the connection. */
async function send(...lines: string[]) {
  const socket = connect(port, "127.0.0.1")
  socket.write([...lines, "connection: close", "", ""].join("\r\n"))
  const answer = Buffer.concat(await socket.toArray()).toString()
  const [head = "", body = ""] = answer.split("\r\n\r\n")
  const [status = "", ...fields] = head.split("\r\n")
  const headers = Object.fromEntries(fields.map((field) => field.toLowerCase().split(": ", 2)))
  return { status: Number(status.split(" ")[1]), headers, body }
}

const live = "GET /api/health/live HTTP/1.1"
const badInput = { success: false, code: "badInput", message: "Please check what you have entered" }
const common = { "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/), "x-content-type-options": "nosniff" }

test.for([
  ["no Host", [live], 400, badInput],
  ["two Host headers", [live, "host: a", "host: b"], 400, badInput],
  ["CONNECT", ["CONNECT a:443 HTTP/1.1", "host: a:443"], 400, badInput],
  ["no HTTP at all", ["hello"], 400, badInput],
  ["a header that is none", [live, "host: a", "no colon"], 400, badInput],
  ["a path of 20 KB", [`GET /${"x".repeat(20_000)} HTTP/1.1`, "host: a"], 431, { message: "The request is too large" }],
] as const)("%s is answered in the envelope, with a request id", async ([, lines, status, said]) => {
  const answer = await send(...lines)
  expect([answer.status, JSON.parse(answer.body)]).toMatchObject([status, said])
  expect(answer.headers).toMatchObject({ ...common, "content-type": expect.stringContaining("application/json") })
  expect(answer.headers["content-security-policy"]).toContain("default-src 'none'")
})

test("an expectation that is not known changes nothing", async () => {
  const answer = await send(live, "host: a", "expect: nonsense")
  expect([answer.status, JSON.parse(answer.body).success]).toEqual([200, true])
  expect(answer.headers).toMatchObject(common)
})

test.for(["http://a", "HTTP://A:80/", "https://a/en", "http://a?x=1"])(
  "GET %s is a page, as its path is",
  async (address) => {
    const answer = await send(`GET ${address} HTTP/1.1`, "host: a")
    expect([answer.status, answer.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"])
  },
)

test("HTTP/1.0 needs no Host", async () => {
  expect((await send("GET /api/health/live HTTP/1.0")).status).toBe(200)
})

test("a wrong method on an address of the API is answered 405 with those that it has, and no other address is", async () => {
  const ask = (method: "PUT" | "POST" | "GET", url: string) => app.request({ method, url })
  const wrong = await ask("PUT", "/api/certificates/verify/PRH-1?x=1")
  expect([wrong.statusCode, wrong.headers.allow]).toEqual([405, "GET, HEAD"])
  expect(wrong.json()).toEqual({
    success: false,
    code: "wrongMethod",
    message: "This address cannot be called by this method",
  })
  expect((await ask("GET", "/api/auth/login")).headers.allow).toBe("POST")
  for (const url of ["/api/certificates/verify", "/api/certificates/verify/a/b", "/api", "/api/none"]) {
    const unknown = await ask("POST", url)
    expect([url, unknown.statusCode, unknown.headers.allow]).toEqual([url, 404, undefined])
  }
})
