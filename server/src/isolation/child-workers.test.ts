import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, afterEach, expect, onTestFinished, test, vi } from "vitest"
import { childWorkers } from "#isolation/child-workers.ts"

const folder = mkdtempSync(join(tmpdir(), "prohori-workers-"))
const program = join(folder, "program.mjs")
const response = new URL("./child-response.ts", import.meta.url)
writeFileSync(
  program,
  `import { respondToEach } from ${JSON.stringify(response)}
  respondToEach(({ work }) => {
    if (work === "abort") process.abort()
    if (work === "hang") return new Promise(() => setInterval(() => {}, 1000))
    if (work === "fail") throw new Error("the letter is missing")
    return work === "secret" ? process.env.PROHORI_TEST_SECRET ?? "" : process.pid
  })`,
)
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => vi.unstubAllEnvs())

function open(options = {}) {
  const workers = childWorkers<number | string>({
    ...{ program, timeoutMs: 60_000, maxRequests: 100, idleMs: 60_000 },
    ...options,
  })
  onTestFinished(() => workers.stop())
  return (work = "") => workers.run({ work })
}

test("one process handles many requests, and concurrent ones have each their own", async () => {
  const run = open()
  const first = await run()
  expect(await run()).toBe(first)
  const [one, other] = await Promise.all([run(), run()])
  expect(one).not.toBe(other)
})

test("work that fails is an error with its cause, and the process goes on", async () => {
  const run = open()
  const before = await run()
  await expect(run("fail")).rejects.toThrow("the letter is missing")
  expect(await run()).toBe(before)
})

test("a crash fails only its own request as Unavailable, and the next one starts another process", async () => {
  const run = open()
  const before = await run()
  await expect(run("abort")).rejects.toMatchObject({ name: "Unavailable" })
  expect(await run()).not.toBe(before)
})

test("a process that takes too long is killed", async () => {
  const run = open({ timeoutMs: 2000 })
  await expect(run("hang")).rejects.toMatchObject({ name: "Unavailable" })
})

test("a process is replaced after its last request, and when it has been idle", async () => {
  const run = open({ maxRequests: 2 })
  const first = await run()
  expect(await run()).toBe(first)
  expect(await run()).not.toBe(first)
  const runBriefly = open({ idleMs: 1 })
  const idle = Number(await runBriefly())
  await expect.poll(() => isRunning(idle)).toBe(false)
})

test("a program that does not exist is Unavailable", async () => {
  await expect(open({ program: join(folder, "none.mjs") })()).rejects.toMatchObject({ name: "Unavailable" })
})

test("the environment of the server is passed on only if asked for", async () => {
  vi.stubEnv("PROHORI_TEST_SECRET", "secret")
  expect(await open()("secret")).toBe("")
  expect(await open({ env: "inherited" })("secret")).toBe("secret")
})

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
