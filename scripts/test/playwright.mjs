import { join } from "node:path"
import { freePort } from "../free-port.mjs"
import { root } from "../repository.mjs"
import { tool } from "../tool.mjs"
import { newReport, shorten } from "./report.mjs"

const playwrightCli = "node_modules/@playwright/test/cli.js"
const cwd = join(root, "e2e")

/** A word may match only files of the other tests. */
const fileArguments = (names) => (names.length > 0 ? [...names, "--pass-with-no-tests"] : [])

/** Runs the browser tests in files with one of these names, or all of them, and counts the results. */
export async function playwright(env, names) {
  const report = newReport(".cache/playwright.json")
  // Runs in several checkouts do not disturb each other.
  const E2E_PORT = process.env.E2E_PORT ?? String(await freePort())
  const ownEnv = { E2E_PORT, PLAYWRIGHT_JSON_OUTPUT_FILE: report.path }
  const options = { cwd, env: { ...env, ...ownEnv }, limitSeconds: 3600 }
  const { code } = await tool(playwrightCli, ["test", ...fileArguments(names), "--reporter=list,json"], options)
  return report.count(code, ({ stats, errors, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (errors.length > 0 ? 1 : 0),
    skipped: stats.skipped,
    failures: [...errors.map(({ message }) => shorten(message)), ...failuresIn(suites)],
  }))
}

/** Without a browser, counts the browser tests as skipped. */
export async function playwrightSkipped(env, names) {
  const report = newReport(".cache/playwright.json")
  const options = { cwd, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report.path }, quiet: true, limitSeconds: 300 }
  const { code, output } = await tool(
    playwrightCli,
    ["test", ...fileArguments(names), "--list", "--reporter=json"],
    options,
  )
  if (code !== 0) process.stderr.write(output)
  return report.count(code, ({ suites, errors }) => ({
    passed: 0,
    failed: errors.length > 0 ? 1 : 0,
    skipped: testsIn(suites),
    failures: errors.map(({ message }) => shorten(message)),
  }))
}

function failuresIn(suites = []) {
  return suites.flatMap(({ specs, suites: inner }) => [
    ...specs.filter(({ ok }) => !ok).map(describeFailure),
    ...failuresIn(inner),
  ])
}

function describeFailure({ file, title, tests }) {
  const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
  return `e2e/src/${file}: ${title}: ${shorten(errors[0]?.message)}`
}

function testsIn(suites = []) {
  let tests = 0
  for (const suite of suites) {
    for (const spec of suite.specs) tests += spec.tests.length
    tests += testsIn(suite.suites)
  }
  return tests
}
