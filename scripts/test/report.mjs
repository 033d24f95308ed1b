import { mkdirSync, readFileSync, rmSync } from "node:fs"
import { dirname, join } from "node:path"
import { stripVTControlCharacters } from "node:util"
import { root } from "../repository.mjs"

export const crashed = { passed: 0, failed: 1, skipped: 0, failures: [] }

const maxLines = 15
const maxLineLength = 300
/** Lines of a stack inside of the test runner. */
const isOfRunner = /^\s+at .*(node_modules|new Promise)/

/**
 * The beginning of an error's message, without the colours of a terminal. It includes the values that differ: of a long log
 * often only the end is left.
 */
export function shorten(message = "") {
  const lines = stripVTControlCharacters(message).split("\n")
  const useful = lines.filter((line) => line.trim() !== "" && !isOfRunner.test(line)).slice(0, maxLines)
  return useful.map((line) => line.slice(0, maxLineLength)).join("\n      ")
}

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
