import { once } from "node:events"
import { type AddressInfo, connect } from "node:net"
import { pino } from "pino"
import { beforeEach, expect, onTestFinished, test } from "vitest"
import { csvExample } from "#csv/write.ts"
import { aCertificate, aCourse } from "#test/factories.ts"
import { settle, startHeldRenders } from "#test/held-renders.ts"
import type { testLimits } from "#test/test-app.ts"

const lanesWith = (limits: { maxQueued: number; maxWaitMs: number }) => ({
  known: { weight: 8, ...limits },
  verification: { weight: 4, ...limits },
  arbitrary: { weight: 1, ...limits },
})
const renders = { maxRunning: 2, lanes: lanesWith({ maxQueued: 3, maxWaitMs: 600_000 }) }

const start = async (limits: Partial<typeof testLimits> = { renders }, more = {}) => {
  const started = await startHeldRenders(limits, more)
  onTestFinished(async () => {
    started.release()
    await started.app.stop()
  })
  return started
}

let count = 0
const arbitraryUrl = () => `/en/search?q=${++count}`
const verificationUrl = () => `/en/verify-certificate?no=${++count}`
const statusesOf = async (responses: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(responses)).map(({ statusCode }) => statusCode)
const times = <T>(amount: number, make: () => T): T[] => Array.from({ length: amount }, make)

type Started = Awaited<ReturnType<typeof start>>
/** One render starts in each turn of the event loop: first two that run, then three that wait. */
async function fill({ get }: Started) {
  const running = times(2, () => get(arbitraryUrl()))
  await settle()
  const all = [...running, ...times(3, () => get(arbitraryUrl()))]
  await settle()
  return all
}

beforeEach(() => {
  count = 0
})

test("two pages render, three wait, the next is refused immediately, and those that waited are served", async () => {
  const started = await start()
  const { get, renderedUrls, hold, release } = started
  hold()
  const admitted = await fill(started)
  expect(renderedUrls).toHaveLength(2)
  const refused = await get("/search?q=6", { cookie: "language=bn" })
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "2"])
  expect(refused.headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "cache-control": "no-store" })
  expect(refused.body).toContain('<html lang="bn">')
  expect((await get(arbitraryUrl())).body).toContain("The site is very busy")
  release()
  expect(await statusesOf(admitted)).toEqual([200, 200, 200, 200, 200])
  expect((await get(arbitraryUrl())).statusCode).toBe(200)
})

test("while the render queue is full, health, verification, lists, files and cached pages are served", async () => {
  const started = await start()
  const { app, get, hold, release } = started
  const { etag } = (await get("/en/courses")).headers
  hold()
  const held = await fill(started)
  const head = await app.request({ method: "HEAD", url: "/en/courses" })
  const unchanged = await get("/en/courses", { "if-none-match": etag })
  expect([head.statusCode, unchanged.statusCode]).toEqual([200, 304])
  const urls = ["/api/health/live", "/api/health/ready", "/api/courses/get-courses", "/robots.txt", "/en/courses"]
  expect(await statusesOf(urls.map((url) => get(url)))).toEqual(urls.map(() => 200))
  expect((await get("/api/certificates/verify/none")).statusCode).toBe(404)
  expect((await get(arbitraryUrl())).statusCode).toBe(503)
  release()
  expect(await statusesOf(held)).toEqual([200, 200, 200, 200, 200])
})

test("while the render queue is full, URLs without a page show the page that is kept", async () => {
  const started = await start()
  const { app, get, renderedUrls, hold, release } = started
  const request = { url: "/en/courses/none/none", headers: { "accept-encoding": "br" } }
  const { statusCode, rawPayload } = await app.request(request)
  hold()
  const held = await fill(started)
  for (const url of ["/en/nowhere?a=1", "/en/else/where", "/en/%41"]) {
    const other = await app.request({ ...request, url })
    expect([url, statusCode, other.statusCode, other.rawPayload.equals(rawPayload)]).toEqual([url, 404, 404, true])
  }
  expect(renderedUrls).toHaveLength(2)
  expect((await get("/en/courses/none")).statusCode).toBe(503)
  release()
  expect(new Set(await statusesOf(held))).toEqual(new Set([200]))
})

test("a network that fills the render queue takes no place away from others", async () => {
  const started = await start()
  const { app, hold, release } = started
  hold()
  const flood = await fill(started)
  const other = app.request({ url: arbitraryUrl(), remoteAddress: "203.0.113.7" })
  await settle()
  release()
  expect((await other).statusCode).toBe(200)
  expect((await statusesOf(flood)).sort()).toEqual([200, 200, 200, 200, 503])
})

test("pages that verify a certificate have their own queue and are rendered before other arbitrary URLs", async () => {
  const started = await start()
  const { get, renderedUrls, hold, release } = started
  hold()
  const waiting = await fill(started)
  const verifications = times(3, verificationUrl)
  waiting.push(...verifications.map((url) => get(url)))
  await settle()
  expect((await get(verificationUrl())).statusCode).toBe(503)
  release()
  expect(new Set(await statusesOf(waiting))).toEqual(new Set([200]))
  // The third one follows an arbitrary one, by their weights.
  expect(renderedUrls.slice(2, 4)).toEqual(verifications.slice(0, 2))
})

test("pages of the site have their own queue and are rendered before arbitrary URLs", async () => {
  const started = await start()
  const { get, renderedUrls, hold, release } = started
  hold()
  const waiting = await fill(started)
  waiting.push(get("/en/courses"), get("/bn/our-team"))
  await settle()
  release()
  expect(await statusesOf(waiting)).toEqual([200, 200, 200, 200, 200, 200, 200])
  expect(renderedUrls.slice(2, 4)).toEqual(["/en/courses", "/bn/our-team"])
})

test("concurrent requests for the same page share one render", async () => {
  const { get, renderedUrls, hold, release } = await start()
  hold()
  const same = times(100, () => get("/en/our-team"))
  await settle()
  release()
  expect(new Set(await statusesOf(same))).toEqual(new Set([200]))
  expect(renderedUrls).toEqual(["/en/our-team"])
})

test("a request after a change does not share a render that started before the change", async () => {
  const { app, get, renderedUrls, hold, release } = await start()
  hold()
  const before = get("/en/our-team")
  await settle()
  app.database.changes.publish(["team"])
  const after = get("/en/our-team")
  await settle()
  expect(renderedUrls).toEqual(["/en/our-team", "/en/our-team"])
  release()
  expect(await statusesOf([before, after])).toEqual([200, 200])
})

test("a request after an import does not share a render that started before the import", async () => {
  const { app, get, renderedUrls, hold, release } = await start()
  const { token } = await app.as("admin")
  hold()
  const before = get("/en/verify-certificate?no=I-1")
  await settle()
  const payload = csvExample(aCertificate({ certificationNo: "I-1" }))
  const file = { payload, headers: { "content-type": "text/csv" } }
  const imported = await app.request({ method: "POST", url: "/api/certificates/import-certificates", ...file }, token)
  expect(imported.json().data).toMatchObject({ created: 1 })
  const after = get("/en/verify-certificate?no=I-1")
  await settle()
  expect(renderedUrls).toHaveLength(2)
  release()
  expect(await statusesOf([before, after])).toEqual([200, 200])
})

test("the page of a course, once rendered, counts as a page of the site", async () => {
  const started = await start()
  const { app, get, hold, release } = started
  const { token } = await app.as("admin")
  const payload = aCourse({ route: "known" })
  await app.request({ method: "POST", url: "/api/courses/register", payload }, token)
  expect((await get("/en/courses/known")).statusCode).toBe(200)
  app.database.changes.publish(["course"])
  hold()
  const waiting = [...(await fill(started)), get("/en/courses/known")]
  await settle()
  release()
  expect(new Set(await statusesOf(waiting))).toEqual(new Set([200]))
})

test("many refusals are logged in one line", async () => {
  const lines: string[] = []
  const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) })
  const started = await start({ renders }, { log })
  started.hold()
  const held = await fill(started)
  const refused = await statusesOf(times(20, () => started.get(arbitraryUrl())))
  expect([held.length, new Set(refused)]).toEqual([5, new Set([503])])
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ refused: 1, msg: "overload: requests were refused" }])
})

test("a request that has waited too long for a render is refused, and not rendered", async () => {
  const { get, renderedUrls, hold, release } = await start({
    renders: { ...renders, lanes: lanesWith({ maxQueued: 3, maxWaitMs: 1 }) },
  })
  hold()
  const [one, other, ...late] = times(5, () => get(arbitraryUrl()))
  expect(await statusesOf(late)).toEqual([503, 503, 503])
  release()
  expect(await statusesOf([one, other] as never)).toEqual([200, 200])
  expect(renderedUrls).toHaveLength(2)
})

test("a client that disconnects while it waits frees its place in the queue, and is not logged as a failure", async () => {
  const lines: string[] = []
  const log = pino({ level: "error" }, { write: (line: string) => void lines.push(line) })
  const { app, get, renderedUrls, hold, release } = await start({ renders }, { log })
  const port = await listen(app.app)
  hold()
  const running = times(2, () => get(arbitraryUrl()))
  await settle()
  const sockets = times(3, () => connect({ port, host: "127.0.0.1" }))
  for (const socket of sockets) socket.write(`GET ${arbitraryUrl()} HTTP/1.1\r\nhost: x\r\n\r\n`)
  const isRefused = async () => (await Promise.race([get("/en/search?q=next"), settle()]))?.statusCode === 503
  await expect.poll(isRefused).toBe(true)
  for (const socket of sockets) socket.destroy()
  await expect.poll(isRefused).toBe(false)
  release()
  expect(await statusesOf(running)).toEqual([200, 200])
  expect((await get("/en/search?q=next")).statusCode).toBe(200)
  // Nobody waits for this page any more, so a new request renders it.
  expect((await get("/en/search?q=3")).statusCode).toBe(200)
  expect(renderedUrls).toEqual([1, 2, "next", 3].map((no) => `/en/search?q=${no}`))
  expect(lines).toEqual([])
})

test("if one of two clients that wait for the same page disconnects, the other is served", async () => {
  const { app, get, hold, release } = await start()
  const port = await listen(app.app)
  hold()
  const running = times(2, () => get(arbitraryUrl()))
  await settle()
  const staying = get("/en/search?q=shared")
  const leaving = connect({ port, host: "127.0.0.1" })
  leaving.write("GET /en/search?q=shared HTTP/1.1\r\nhost: x\r\n\r\n")
  const [{ socket }] = await once(app.app.server, "request")
  await settle()
  leaving.destroy()
  await once(socket, "close")
  release()
  expect(await statusesOf([...running, staying])).toEqual([200, 200, 200])
})

test("a failed render, a HEAD request and a missing page free their slots", async () => {
  const { app, get, failWith } = await start()
  failWith(new Error("a render that fails"))
  for (const _ of times(7, () => 0)) expect((await get(arbitraryUrl())).statusCode).toBe(500)
  failWith()
  for (const _ of times(7, () => 0)) {
    expect((await app.request({ method: "HEAD", url: arbitraryUrl() })).statusCode).toBe(200)
    expect((await get(`/en/nowhere-${++count}`)).statusCode).toBe(404)
  }
  expect((await get(arbitraryUrl())).statusCode).toBe(200)
})

test("a page whose render failed is rendered again for the next request", async () => {
  const { get, failWith } = await start()
  failWith(new Error("a render that fails"))
  expect((await get("/en/our-team")).statusCode).toBe(500)
  failWith()
  expect((await get("/en/our-team")).statusCode).toBe(200)
})

test("a cheap request is served between two renders, however many pages wait", async () => {
  const lanes = lanesWith({ maxQueued: 100, maxWaitMs: 600_000 })
  const { app, renderedUrls } = await start({ renders: { maxRunning: 100, lanes } })
  const port = await listen(app.app)
  renderedUrls.length = 0
  const flood = connect({ port, host: "127.0.0.1" })
  const other = connect({ port, host: "127.0.0.1" })
  flood.resume()
  onTestFinished(() => {
    flood.destroy()
    other.destroy()
  })
  flood.write(times(80, () => `GET ${arbitraryUrl()} HTTP/1.1\r\nhost: x\r\n\r\n`).join(""))
  other.write("GET /api/health/live HTTP/1.1\r\nhost: x\r\n\r\n")
  await new Promise((resolve) => other.once("data", resolve))
  expect(renderedUrls.length).toBeLessThan(40)
  await expect.poll(() => renderedUrls.length).toBe(80)
})

test("all pages and thirty arbitrary ones, requested concurrently with an empty cache, are rendered", async () => {
  const { get } = await start({})
  const sitemap = (await get("/sitemap.xml")).body.replaceAll("&amp;", "&")
  const paths = [...sitemap.matchAll(/<loc>https:\/\/prohori\.example([^<]+)<\/loc>/g)].map(([, path]) => `${path}`)
  expect(paths.length).toBeGreaterThan(30)
  const urls = [...paths, ...times(30, arbitraryUrl)]
  const statuses = await statusesOf(urls.map((url) => get(url)))
  expect(urls.filter((_, index) => statuses[index] !== 200)).toEqual([])
})

async function listen(app: Awaited<ReturnType<typeof start>>["app"]["app"]): Promise<number> {
  await app.listen({ port: 0, host: "127.0.0.1" })
  return (app.server.address() as AddressInfo).port
}
