import { once } from "node:events"
import { type AddressInfo, connect } from "node:net"
import { setTimeout as nextTurn } from "node:timers/promises"
import { expect, onTestFinished, test } from "vitest"
import { settle, startHeldRenders } from "#test/held-renders.ts"
import { testLimits } from "#test/test-app.ts"

async function start(limits: Partial<typeof testLimits>) {
  const started = await startHeldRenders(limits)
  onTestFinished(async () => {
    started.release()
    await started.app.stop()
  })
  return started
}

const ordinary = "/api/auth/get-user"
const unknownCourse = "/api/courses/get-course/none"

test("while the event loop is delayed, only essential requests are served, until it catches up", async () => {
  const { app, get } = await start({ maxEventLoopDelayMs: 800, eventLoopSampleMs: 2000 })
  const status = async (url: string) => (await get(url)).statusCode
  const { token } = await app.as("student")
  const [script = ""] = /\/assets\/[^"]+\.js/.exec((await get("/en/courses")).body) ?? []
  while ((await status(ordinary)) === 401) {
    block(2000)
    await nextTurn()
  }
  // The measured delay applies until the next sample.
  expect((await get(ordinary)).json()).toEqual({
    success: false,
    code: "busy",
    message: expect.stringContaining("busy"),
  })
  expect((await get("/en/our-team")).body).toContain("The site is very busy")
  const apiUrls = ["/api/health/live", "/api/health/ready", "/api/courses/get-courses"]
  expect(await status("/api/openapi.json")).toBe(503)
  const essential = [...apiUrls, "/en/courses", "/favicon.ico", script, "/en/verify-certificate?no=none"]
  for (const url of essential) expect([url, await status(url)]).toEqual([url, 200])
  expect(await status("/api/certificates/verify/none")).toBe(404)
  const payload = { name: "Mim", phone: "", bio: "", photo: "" }
  const own = await app.request({ method: "PATCH", url: "/api/auth/update-user", payload }, token)
  expect(own.statusCode).toBe(200)
  expect((await app.request({ method: "POST", url: "/u/none" })).statusCode).toBe(200)
  const form = { payload: "", headers: { "content-type": "multipart/form-data; boundary=x" } }
  expect((await app.request({ method: "POST", url: "/api/images", ...form }, token)).statusCode).toBe(503)
  await expect.poll(() => status(ordinary)).toBe(401)
})

function block(milliseconds: number) {
  for (const until = performance.now() + milliseconds; performance.now() < until; );
}

test("at the limit of open requests the next one is refused, and served again when one has finished", async () => {
  const { app, get, hold, release } = await start({ maxOpenRequests: 3, reservedRequests: 2 })
  hold()
  const open = [get("/en/login"), get("/en/login"), get("/en/courses")]
  await settle()
  const page = await get("/login", { cookie: "language=bn" })
  const call = await get(unknownCourse)
  expect([page.statusCode, call.statusCode, call.headers["retry-after"]]).toEqual([503, 503, "2"])
  expect(page.body).toContain("সাইটে এখন অনেক ভিড়")
  for (const url of ["/api/health/live", "/api/health/ready"]) expect((await get(url)).statusCode).toBe(200)
  expect((await get("/api/certificates/verify/none")).statusCode).toBe(404)
  const post = async (url: string) => (await app.request({ method: "POST", url })).statusCode
  expect([await post("/u/none"), await post("/api/auth/logout")]).toEqual([200, 200])
  expect(await post("/api/auth/forgot-password")).toBe(503)
  release()
  for (const { statusCode } of await Promise.all(open)) expect(statusCode).toBe(200)
  expect((await get(unknownCourse)).statusCode).toBe(404)
})

test("new connections are accepted while renders wait, so that their requests can be served or refused", async () => {
  const { app, renderedUrls } = await start({})
  await app.app.listen({ port: 0, host: "127.0.0.1" })
  const { server } = app.app
  const { port } = server.address() as AddressInfo
  const renders: number[] = []
  server.on("connection", () => renders.push(renderedUrls.length))
  for (let client = 0; client < 60; client++) {
    const socket = connect({ port, host: "127.0.0.1" })
    onTestFinished(() => void socket.destroy())
    socket.write(`GET /en/search?q=${client} HTTP/1.1\r\nhost: x\r\n\r\n`)
  }
  await expect.poll(() => renders.length).toBe(60)
  expect(renders.at(-1)).toBeLessThan(15)
})

test("responses that a client does not read do not count as open requests", async () => {
  const { app, get, hold, release } = await start({ maxOpenRequests: 3 })
  await app.app.listen({ port: 0, host: "127.0.0.1" })
  const { port } = app.app.server.address() as AddressInfo
  hold()
  const socket = connect({ port, host: "127.0.0.1" })
  onTestFinished(() => void socket.destroy())
  // The first is held; HTTP pipelining sends the other responses, which are ready, only after it.
  const rawGet = (url: string) => `GET ${url} HTTP/1.1\r\nhost: x\r\n\r\n`
  const call = rawGet(unknownCourse)
  socket.write(rawGet("/en/login") + call + call)
  await new Promise((resolve) => setTimeout(resolve, 0))
  await settle()
  expect((await get(unknownCourse)).statusCode).toBe(404)
  release()
})

test("the request of a client that disconnects no longer counts as open", async () => {
  const { app, get, hold } = await start({ maxOpenRequests: 1 })
  await app.app.listen({ port: 0, host: "127.0.0.1" })
  const { port } = app.app.server.address() as AddressInfo
  hold()
  const socket = connect({ port, host: "127.0.0.1" })
  onTestFinished(() => void socket.destroy())
  socket.write("GET /en/login HTTP/1.1\r\nhost: x\r\n\r\n")
  const status = async () => (await get(unknownCourse)).statusCode
  await expect.poll(status).toBe(503)
  socket.destroy()
  await expect.poll(status).toBe(404)
})

test("connections beyond the limit are dropped, and idle ones are closed to make room", async () => {
  const { app } = await start({ maxConnections: 2 })
  await app.app.listen({ port: 0, host: "127.0.0.1" })
  const { port } = app.app.server.address() as AddressInfo
  const openConnection = () => {
    const socket = connect({ port, host: "127.0.0.1" })
    onTestFinished(() => void socket.destroy())
    const closed = new Promise<string>((resolve) => {
      socket.once("close", () => resolve("closed"))
      socket.once("error", () => resolve("closed"))
    })
    const responded = new Promise<string>((resolve) => socket.once("data", () => resolve("responded")))
    socket.write("GET /api/health/live HTTP/1.1\r\nhost: x\r\n\r\n")
    return { closed, outcome: Promise.race([responded, closed]) }
  }
  const [one, other] = [openConnection(), openConnection()]
  expect([await one.outcome, await other.outcome]).toEqual(["responded", "responded"])
  expect(await openConnection().outcome).toBe("closed")
  await Promise.all([one.closed, other.closed])
  expect(await openConnection().outcome).toBe("responded")
})

test("an idle connection is closed after the timeout, also while it waits for a response", async () => {
  const { app, hold } = await start({ idleSocketTimeoutMs: 300 })
  await app.app.listen({ port: 0, host: "127.0.0.1" })
  const { port } = app.app.server.address() as AddressInfo
  hold()
  const socket = connect({ port, host: "127.0.0.1" }).resume()
  socket.write("GET /en/login HTTP/1.1\r\nhost: x\r\n\r\n")
  await once(socket, "close")
})

test("the connection limits are applied to the HTTP server", async () => {
  const { app } = await start({})
  const { maxConnections, keepAliveTimeoutMs, headersTimeoutMs, requestTimeoutMs } = testLimits
  expect(app.app.server).toMatchObject({
    maxConnections,
    keepAliveTimeout: keepAliveTimeoutMs,
    headersTimeout: headersTimeoutMs,
    requestTimeout: requestTimeoutMs,
  })
})
