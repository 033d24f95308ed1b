import { Writable } from "node:stream"
import { isReady } from "contract"
import { pino } from "pino"
import { expect, onTestFinished, test, vi } from "vitest"
import { startTestApp } from "#test/test-app.ts"

const url = `/api${isReady.path}`

test("a server that is not ready says so without a line in its log, also to a probe that does not wait", async () => {
  const lines: string[] = []
  const sink = new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) })
  const app = await startTestApp("sqlite", { log: pino({ level: "warn" }, sink) })
  app.app.phase = "starting"
  const response = await app.request({ url })
  expect([response.statusCode, response.json().code]).toEqual([503, "starting"])
  const origin = await app.app.listen({ port: 0 })
  for (const giveUpMs of [1, 5, 20])
    await fetch(origin + url, { signal: AbortSignal.timeout(giveUpMs) }).catch(() => {})
  expect((await fetch(origin + url)).status).toBe(503)
  expect(lines).toEqual([])
  await app.stop()
})

test("many who ask at once whether the server is ready cost one check, and a fault is known at once", async () => {
  const app = await startTestApp("sqlite")
  onTestFinished(() => app.stop())
  const checks = vi.spyOn(app.database, "checkWritable")
  const ask = async () => (await app.request({ url })).statusCode
  expect(new Set(await Promise.all(Array.from({ length: 20 }, ask)))).toEqual(new Set([200]))
  expect(await ask()).toBe(200)
  expect(checks).toHaveBeenCalledTimes(1)
  vi.spyOn(app.database.health, "fault").mockReturnValue("storageFull")
  expect(await ask()).toBe(503)
})
