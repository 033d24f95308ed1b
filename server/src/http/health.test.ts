import { Writable } from "node:stream"
import { isReady } from "contract"
import { pino } from "pino"
import { expect, test } from "vitest"
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
