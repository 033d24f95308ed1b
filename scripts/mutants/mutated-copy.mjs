import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { run } from "../child.mjs"
import { node26 } from "../install/node26.mjs"
import { root } from "../repository.mjs"

const testTimeoutSeconds = 1800

/** A copy of the repository, in which mutants are applied and tested one by one. It is deleted when the process ends. */
export function openCopy(env) {
  const folder = copyOfRoot()
  const report = join(folder, "mutation.json")

  /** Runs the tests in files whose paths contain these names. A `crash` is any other failure, such as a timeout. */
  async function test(names, options = []) {
    rmSync(report, { force: true })
    const vitest = join(folder, "node_modules", "vitest", "vitest.mjs")
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`]
    const { code, output } = await run(node26(), [vitest, "run", ...reporters, ...options, ...names], {
      cwd: folder,
      env,
      quiet: true,
      limitSeconds: testTimeoutSeconds,
    })
    const failed = failedTests(report)
    return code === 0 || failed.length > 0 ? { failed } : { failed, crash: `exit code ${code}: ${output.slice(-2000)}` }
  }

  return {
    test,
    async testMutant({ file, find, replace, tests }) {
      const path = join(folder, file)
      const code = readFileSync(path, "utf8")
      // A function, because a text could contain `$&`.
      writeFileSync(
        path,
        code.replace(find, () => replace),
      )
      try {
        return await test(tests, ["--bail=1"])
      } finally {
        writeFileSync(path, code)
      }
    },
  }
}

function copyOfRoot() {
  const copy = mkdtempSync(join(tmpdir(), "prohori-mutants-"))
  process.once("exit", () => rmSync(copy, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }))
  const dist = join("web", "dist")
  const omitted = ["node_modules", dist, ".git", ".cache", "data"].map((name) => join(root, name))
  cpSync(root, copy, { recursive: true, filter: (path) => !omitted.includes(path) })
  symlinkSync(join(root, dist), join(copy, dist))
  mkdirSync(join(copy, "node_modules"))
  for (const name of readdirSync(join(root, "node_modules"))) {
    // A workspace links to its copy, so that a change of the repository during the run has no effect.
    const from = existsSync(join(copy, name, "package.json")) ? copy : join(root, "node_modules")
    symlinkSync(join(from, name), join(copy, "node_modules", name))
  }
  return copy
}

function failedTests(report) {
  try {
    const { testResults } = JSON.parse(readFileSync(report, "utf8"))
    return testResults.flatMap(({ name: file, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === "failed")
      return failed.map(({ fullName, failureMessages: [message = ""] }) => ({
        file,
        title: `${fullName}: ${message.split("\n")[0]}`,
      }))
    })
  } catch {
    // The test runner crashed and left no report.
    return []
  }
}
