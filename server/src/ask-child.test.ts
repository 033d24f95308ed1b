import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { askChild } from "#ask-child.ts"

const folder = mkdtempSync(join(tmpdir(), "prohori-child-"))
afterAll(() => rmSync(folder, { recursive: true }))

const programOf = (name: string, work: string) => {
  const program = join(folder, `${name}.mjs`)
  writeFileSync(program, `process.once("message", (order) => {${work}})`)
  return program
}

test("a child's answer is handed back", async () => {
  const program = programOf("answers", "process.send(order.n + 1, () => process.disconnect())")
  expect(await askChild({ program, timeoutMs: 15_000 }, { n: 1 })).toBe(2)
})

test("what a child that fails complains of is the cause of the failure, for the log", async () => {
  const program = programOf("fails", "throw new Error('the font is missing')")
  await expect(askChild({ program, timeoutMs: 15_000 }, {})).rejects.toThrow(/ended with 1[\s\S]*the font is missing/)
})

test("a child that takes too long is killed, and who waits is told to come back", async () => {
  const program = programOf("hangs", "setInterval(() => {}, 1000)")
  await expect(askChild({ program, timeoutMs: 1000 }, {})).rejects.toMatchObject({ name: "Unavailable" })
})
