import { newReport } from "./report.mjs"
import { tool } from "./tool.mjs"

const REPORT = ".cache/vitest.json"

/** Runs the tests of contract, server and web in files with one of these names, or all, and counts them. */
export async function vitest(env, names) {
  const report = newReport(REPORT)
  const args = [
    "run",
    ...names,
    // Some words name journeys alone.
    ...(names.length > 0 ? ["--passWithNoTests"] : []),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report.path}`,
  ]
  // A NODE_ENV=production from the shell would take away what React's tests need.
  const options = { env: { ...env, NODE_ENV: "test" }, limitSeconds: 1800 }
  const { code } = await tool("node_modules/vitest/vitest.mjs", args, options)
  return report.count(code, count)
}

function count({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const failedInItself = ({ status, assertionResults }) =>
    status === "failed" && !assertionResults.some((test) => test.status === "failed")
  return {
    passed: numPassedTests,
    failed: numFailedTests + testResults.filter(failedInItself).length,
    skipped: numPendingTests + numTodoTests,
  }
}
