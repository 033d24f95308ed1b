import { relative } from "node:path"
import { root } from "../repository.mjs"
import { tool } from "../tool.mjs"
import { newReport, shorten } from "./report.mjs"

const reportPath = ".cache/vitest.json"

/** Runs the tests of contract, server and web in files with one of these names, or all of them, and counts the results. */
export async function vitest(env, names) {
  const report = newReport(reportPath)
  const args = [
    "run",
    ...names,
    // A word may match only browser tests.
    ...(names.length > 0 ? ["--passWithNoTests"] : []),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report.path}`,
  ]
  // With NODE_ENV=production from the shell, React would omit what its tests need.
  // Next to a load of 25 on two cores, half an hour was not enough, and the report of all tests was lost.
  const options = { env: { ...env, NODE_ENV: "test" }, limitSeconds: 3600 }
  const { code } = await tool("node_modules/vitest/vitest.mjs", args, options)
  return report.count(code, count)
}

function count({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const failedOutsideTests = ({ status, assertionResults }) =>
    status === "failed" && !assertionResults.some((test) => test.status === "failed")
  return {
    passed: numPassedTests,
    failed: numFailedTests + testResults.filter(failedOutsideTests).length,
    skipped: numPendingTests + numTodoTests,
    failures: testResults.flatMap(failuresInFile),
  }
}

function failuresInFile({ name, status, message, assertionResults }) {
  const file = relative(root, name)
  const failed = assertionResults.filter((test) => test.status === "failed")
  if (status === "failed" && failed.length === 0) return [`${file}: ${shorten(message)}`]
  return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}: ${shorten(failureMessages[0])}`)
}
