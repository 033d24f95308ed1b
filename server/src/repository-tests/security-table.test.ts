import { existsSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"

const root = new URL("../../../", import.meta.url)
const text = readFileSync(new URL("docs/security.md", root), "utf8")
const states = ["met", "partly", "not met", "other", "none"]

/** The rows of requirements; other tables have no number in their first cell. */
const rows = text
  .split("\n")
  .filter((line) => /^\| (\d+\.\d|API\d)/.test(line))
  .map((line) => line.slice(2, -2).split(" | "))
  .filter((cells) => cells.length === 5)
  .map((cells) => cells.map((cell) => cell.trim()))

test("each proof in docs/security.md is a file", () => {
  const files = [...text.matchAll(/`([\w./@-]+\.(?:tsx?|mjs|md|conf|service|example))`/g)].map(([, file = ""]) => file)
  expect(files.length).toBeGreaterThan(200)
  const missing = files.filter((file) => {
    const isBelowServer = !/^(web|contract|e2e|scripts|deploy|docs)\//.test(file)
    const path = isBelowServer ? `server/src/${file}` : file
    // Which suite a test belongs to is not part of its name in documents.
    return ![path, path.replace(".test.", ".slow.test.")].some((name) => existsSync(new URL(name, root)))
  })
  expect(missing).toEqual([])
})

test("each requirement is there once, with its state, and with a proof if it is met or partly met", () => {
  expect(rows.length).toBeGreaterThan(240)
  const numbers = rows.map(([number]) => number)
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
  for (const [number, , state = "", , proof = ""] of rows) {
    expect([number, states.includes(state)]).toEqual([number, true])
    if (["met", "partly"].includes(state)) expect([number, proof]).not.toEqual([number, ""])
  }
})

test("each requirement that is met names a test, or says that there is only documentation", () => {
  const withoutTest = rows.filter(([, , state, , proof = ""]) => state === "met" && !/\.test\.tsx?`/.test(proof))
  expect(withoutTest.length).toBeGreaterThan(10)
  for (const [number, , , , proof] of withoutTest)
    expect([number, proof]).toEqual([
      number,
      expect.stringMatching(/^this file$|^documentation only\b|^there are none$|^nothing asks for one$/),
    ])
})
