import { createServer } from "node:http"
import { afterAll, beforeAll, expect, test } from "vitest"
import { freePort, templateName } from "#test/postgres/postgres-cluster.ts"
import { readMetrics } from "#test/read-metrics.ts"
import { startServer } from "#test/server-process.ts"
import { freshLocation } from "#test/test-app.ts"

let server: ReturnType<typeof startServer>
let location: Awaited<ReturnType<typeof freshLocation>>
let metricsPort: number
beforeAll(async () => {
  location = await freshLocation("sqlite", templateName)
  metricsPort = await freePort()
  const ports = { PORT: String(await freePort()), METRICS_PORT: String(metricsPort) }
  server = startServer({ DATA_DIR: location.dataDir, HOST: "0.0.0.0", DEMO: "1", ...ports })
  await server.isReady()
})
afterAll(async () => {
  server.child.kill("SIGTERM")
  expect(await server.ended).toBe(0)
  await location.remove()
})

test("the metrics are on a port of their own, which serves nothing else", async () => {
  const ofSite = new URL(server.base).port
  const get = async (port: string | number, path: string, method = "GET") => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method })
    return [response.status, (await response.text()).includes("prohori_ready 1")]
  }
  expect(await get(metricsPort, "/metrics")).toEqual([200, true])
  for (const path of ["/metrics", "/en/metrics", "/api/metrics"]) expect(await get(ofSite, path)).toEqual([404, false])
  for (const path of ["/", "/api/health/live", "/metrics/x"]) expect(await get(metricsPort, path)).toEqual([404, false])
  expect(await get(metricsPort, "/metrics", "POST")).toEqual([404, false])
})

test("the metrics listen on the loopback address only, unless METRICS_HOST says otherwise", async () => {
  // All of 127.0.0.0/8 is this machine: the site's port, on 0.0.0.0, answers there.
  const other = (port: string | number, path: string) => fetch(`http://127.0.0.2:${port}${path}`)
  expect((await other(new URL(server.base).port, "/api/health/live")).status).toBe(200)
  await expect(other(metricsPort, "/metrics")).rejects.toThrow("fetch failed")
})

test("pages and their in-process requests are counted once", async () => {
  await fetch(`${server.base}/en`)
  await fetch(`${server.base}/en`)
  const { value, text } = await readMetrics(`http://127.0.0.1:${metricsPort}/metrics`)
  expect(value('prohori_http_request_duration_seconds_count{route="/*",method="GET",status="2xx"}')).toBe(2)
  expect(text).not.toContain('route="/api/courses')
  expect(value("prohori_cache_hits_total")).toBeGreaterThanOrEqual(1)
  expect(value("process_resident_memory_bytes")).toBeGreaterThan(10e6)
  expect(value('prohori_event_loop_delay_seconds{quantile="0.99"}')).toBeGreaterThanOrEqual(0)
})

test("each cache reports the size of what is in it", async () => {
  const load = async (path: string) => (await (await fetch(server.base + path)).arrayBuffer()).byteLength
  const image = await load("/og/en.png")
  const document = await load("/api/certificates/document/PRH-0001-0001.pdf")
  const { value } = await readMetrics(`http://127.0.0.1:${metricsPort}/metrics`)
  expect(Math.min(image, document)).toBeGreaterThan(10_000)
  expect(value('prohori_cache_bytes{cache="Preview images"}')).toBe(image)
  expect(value('prohori_cache_bytes{cache="Documents"}')).toBe(document)
})

test("a port of the metrics that is in use prevents the first start before the admin's password is shown", async () => {
  const other = createServer().listen(0, "127.0.0.1")
  await new Promise((resolve) => other.once("listening", resolve))
  const { port } = other.address() as { port: number }
  const fresh = await freshLocation("sqlite")
  const ports = { PORT: String(await freePort()), METRICS_PORT: String(port) }
  const second = startServer({ DATA_DIR: fresh.dataDir, ...ports })
  expect(await second.ended).toBe(1)
  expect(second.output().trim()).toBe(`Cannot start: METRICS_PORT ${port} is already in use`)
  other.close()
  await fresh.remove()
})
