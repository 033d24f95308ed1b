import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, afterEach, expect, test, vi } from "vitest"
import { runInChildProcess } from "#isolation/child-process.ts"
import { forkProgram } from "#isolation/fork.ts"

const folder = mkdtempSync(join(tmpdir(), "prohori-child-"))
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => vi.unstubAllEnvs())

const writeProgram = (name: string, work: string) => {
  const program = join(folder, `${name}.mjs`)
  writeFileSync(program, `process.once("message", (request) => {${work}})`)
  return program
}

test("the child's response is returned", async () => {
  const program = writeProgram("responds", "process.send(request.n + 1, () => process.disconnect())")
  expect(await runInChildProcess({ program, timeoutMs: 15_000 }, { n: 1 })).toBe(2)
})

test("the error output of a failed child is part of the error", async () => {
  const program = writeProgram("fails", "throw new Error('the font is missing')")
  await expect(runInChildProcess({ program, timeoutMs: 15_000 }, {})).rejects.toThrow(
    /ended with 1[\s\S]*the font is missing/,
  )
})

test("a child that exceeds the timeout is killed, and the caller gets Unavailable", async () => {
  const program = writeProgram("hangs", "setInterval(() => {}, 1000)")
  await expect(runInChildProcess({ program, timeoutMs: 1000 }, {})).rejects.toMatchObject({ name: "Unavailable" })
})

test("a child is killed when the work is aborted", async () => {
  const program = writeProgram("waits", "process.send(process.pid); setInterval(() => {}, 1000)")
  const stopping = new AbortController()
  const result = runInChildProcess({ program, timeoutMs: 15_000, signal: stopping.signal }, {})
  stopping.abort()
  await expect(result).rejects.toMatchObject({ name: "AbortError" })
})

test("a child sees only the environment variables that it is given", async () => {
  vi.stubEnv("PROHORI_TEST_SECRET", "secret")
  const program = writeProgram(
    "reads-environment",
    "process.send(process.env.PROHORI_TEST_SECRET ?? '', () => process.disconnect())",
  )
  expect(await runInChildProcess({ program, timeoutMs: 15_000 }, {})).toBe("")
  expect(await runInChildProcess({ program, timeoutMs: 15_000, env: "inherited" }, {})).toBe("secret")
})

/** Blocks the event loop until the file exists, and a little longer. */
function blockUntil(file: string) {
  const pause = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
  for (let tries = 0; !existsSync(file) && tries < 3000; tries++) pause(10)
  pause(200)
}

test("a response is not lost when the event loop learns of the child's end before it has read the response", async () => {
  const pathOf = (name: string) => join(folder, name)
  const program = writeProgram(
    "leaves-a-mark",
    `const { existsSync, writeFileSync } = process.getBuiltinModule("fs")
    process.once("exit", () => writeFileSync(request.mark, ""))
    setInterval(() => existsSync(request.after) && process.send("done", () => process.exit()), 5)`,
  )
  const { child } = forkProgram({ program, timeoutMs: 60_000 })
  // Node asks for all ended children at once: when it learns of this one's end, it learns of the second one's, too.
  child.once("message", () => {
    writeFileSync(pathOf("go"), "")
    blockUntil(pathOf("second"))
  })
  const response = runInChildProcess({ program, timeoutMs: 60_000 }, { mark: pathOf("second"), after: pathOf("go") })
  child.send({ mark: pathOf("first"), after: program })
  blockUntil(pathOf("first"))
  expect(await response).toBe("done")
})
