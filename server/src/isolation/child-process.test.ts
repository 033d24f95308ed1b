import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, afterEach, expect, test, vi } from "vitest"
import { runInChildProcess } from "#isolation/child-process.ts"

const folder = mkdtempSync(join(tmpdir(), "prohori-child-"))
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => vi.unstubAllEnvs())

const programOf = (name: string, work: string) => {
  const program = join(folder, `${name}.mjs`)
  writeFileSync(program, `process.once("message", (order) => {${work}})`)
  return program
}

test("a child's answer is handed back", async () => {
  const program = programOf("answers", "process.send(order.n + 1, () => process.disconnect())")
  expect(await runInChildProcess({ program, timeoutMs: 15_000 }, { n: 1 })).toBe(2)
})

test("what a child that fails complains of is the cause of the failure, for the log", async () => {
  const program = programOf("fails", "throw new Error('the font is missing')")
  await expect(runInChildProcess({ program, timeoutMs: 15_000 }, {})).rejects.toThrow(
    /ended with 1[\s\S]*the font is missing/,
  )
})

test("a child that takes too long is killed, and who waits is told to come back", async () => {
  const program = programOf("hangs", "setInterval(() => {}, 1000)")
  await expect(runInChildProcess({ program, timeoutMs: 1000 }, {})).rejects.toMatchObject({ name: "Unavailable" })
})

test("a child is killed when the work is aborted", async () => {
  const program = programOf("waits", "process.send(process.pid); setInterval(() => {}, 1000)")
  const stopping = new AbortController()
  const answer = runInChildProcess({ program, timeoutMs: 15_000, signal: stopping.signal }, {})
  stopping.abort()
  await expect(answer).rejects.toMatchObject({ name: "AbortError" })
})

test("a child sees no more of the environment than it is given", async () => {
  vi.stubEnv("PROHORI_TEST_SECRET", "secret")
  const program = programOf("looks", "process.send(process.env.PROHORI_TEST_SECRET ?? '', () => process.disconnect())")
  expect(await runInChildProcess({ program, timeoutMs: 15_000 }, {})).toBe("")
  expect(await runInChildProcess({ program, timeoutMs: 15_000, env: "inherited" }, {})).toBe("secret")
})
