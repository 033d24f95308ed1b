import { mkdirSync, readFileSync, rmSync } from "node:fs"
import { dirname, join } from "node:path"
import { stripVTControlCharacters } from "node:util"
import { root } from "./repository.mjs"

export const crashed = { passed: 0, failed: 1, skipped: 0, failures: [] }

/** The first line of an error's message, without the colours of a terminal. */
export const firstLine = (message = "") => stripVTControlCharacters(message).split("\n", 1)[0]

/** The path of a test runner's JSON report. An old report is deleted, because it would hide a crash. */
export function newReport(name) {
  const path = join(root, name)
  mkdirSync(dirname(path), { recursive: true })
  rmSync(path, { force: true })
  return { path, count: (code, read) => count(path, code, read) }
}

function count(path, code, read) {
  let counts = crashed
  try {
    counts = read(JSON.parse(readFileSync(path, "utf8")))
  } catch (error) {
    const failure = `The test runner crashed (${code}) and left no report: ${error.message}`
    counts = { ...crashed, failures: [failure] }
  }
  if (code === 0 || counts.failed > 0) return counts
  return { ...counts, failed: 1, failures: [`The test runner ended with exit code ${code}`] }
}
