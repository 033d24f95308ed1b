import { once } from "node:events"
import { connect } from "node:net"
import { expect, test } from "vitest"
import type { Metrics } from "#test/read-metrics.ts"
import { scraperOf } from "#test/scrape.ts"
import { onAnyDatabase, testPassword } from "#test/test-app.ts"

const count = (route: string, method: string, status: string) =>
  `prohori_http_request_duration_seconds_count{route="${route}",method="${method}",status="${status}"}`
const requests = ({ samples }: Metrics) =>
  [...samples.keys()].filter((name) => name.startsWith("prohori_http_request_duration_seconds_count"))

onAnyDatabase("metrics of requests", (app) => {
  test("requests are counted by the pattern of their route, method and class of status", async () => {
    const scrape = await scraperOf(app())
    const verify = (no: string) => app().request({ url: `/api/certificates/verify/${no}` })
    await verify("PRH-1")
    await verify("PRH-2")
    await app().request({ url: "/api/courses/get-courses" })
    const metrics = await scrape()
    expect(metrics.value(count("/api/certificates/verify/:certificationNo", "GET", "4xx"))).toBe(2)
    expect(metrics.value(count("/api/courses/get-courses", "GET", "2xx"))).toBe(1)
    expect(metrics.value("prohori_http_open_requests")).toBe(0)
    expect(metrics.value("prohori_cache_misses_total")).toBeGreaterThan(0)
    expect(metrics.value("prohori_cache_responses")).toBeGreaterThan(0)
    expect(metrics.value('prohori_cache_bytes{cache="Responses"}')).toBeGreaterThan(0)
  })

  test("invented URLs and methods add no series", async () => {
    const scrape = await scraperOf(app())
    const invent = async (secret: string) => {
      for (const url of [`/${secret}`, `/api/${secret}`, `/api/%zz${secret}`, `/api/courses/get-courses?${secret}`])
        await app().app.inject({ url })
      for (const method of ["PROPFIND", "MKCOL", "TRACE"])
        await app().app.inject({ url: `/api/${secret}`, method: method as "GET" })
      await app().app.inject({ url: `/api/certificates/verify/${secret}` })
    }
    await invent("nadia")
    const before = requests(await scrape())
    for (let number = 0; number < 20; number++) await invent(`hasan-${number}`)
    const after = await scrape()
    expect(requests(after)).toEqual(before)
    expect(after.text).not.toMatch(/nadia|hasan|PROPFIND|MKCOL/)
  })

  test("logins are counted by their outcome", async () => {
    const { email } = await app().as("student")
    const scrape = await scraperOf(app())
    const login = (password: string) =>
      app().request({ method: "POST", url: "/api/auth/login", payload: { email, password } })
    const counts = async () => {
      const { value } = await scrape()
      return ["succeeded", "failed", "throttled"].map((outcome) => value(`prohori_logins_total{outcome="${outcome}"}`))
    }
    expect(await counts()).toEqual([0, 0, 0])
    await login(testPassword)
    for (let attempt = 0; attempt < 11; attempt++) await login("wrong horse 7")
    expect(await counts()).toEqual([1, 10, 1])

    // The right password of an account with a second factor, before its code.
    const other = await app().as("student")
    const row = { userId: other._id, secret: "", confirmedAt: "2026-11-26T00:00:00.000Z", lastStep: 0, dueAt: "" }
    await app().database.write([], (trx) => trx.insertInto("secondFactor").values(row).execute())
    const payload = { email: other.email, password: testPassword }
    expect((await app().request({ method: "POST", url: "/api/auth/login", payload })).statusCode).toBe(401)
    expect(await counts()).toEqual([1, 10, 1])
  })

  test("a request is open until its response, and one whose client leaves is counted as aborted", async () => {
    const { app: fastify } = app()
    const scrape = await scraperOf(app())
    await fastify.listen({ port: 0, host: "127.0.0.1" })
    const { port } = fastify.server.address() as { port: number }
    const open = async () => (await scrape()).value("prohori_http_open_requests")
    const socket = connect(port, "127.0.0.1")
    await once(socket, "connect")
    socket.write(
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"',
    )
    await expect.poll(open).toBe(1)
    socket.destroy()
    await expect.poll(open).toBe(0)
    expect((await scrape()).value(count("/api/auth/login", "POST", "aborted"))).toBe(1)
  })
})
