import { build } from "./build/build.mjs"
import { checks } from "./checks.mjs"
import { command, explain } from "./command.mjs"
import { findBrowser } from "./install/browser.mjs"
import { install } from "./install/install.mjs"
import { installPdfTools } from "./install/pdf-tools.mjs"
import { findPostgres } from "./install/postgres.mjs"
import { temporaryFolder } from "./temporary-folder.mjs"
import { playwright, playwrightSkipped } from "./test/playwright.mjs"
import { crashed } from "./test/report.mjs"
import { vitest } from "./test/vitest.mjs"

const noTests = { passed: 0, failed: 0, skipped: 0, failures: [] }

const [first, ...rest] = process.argv.slice(2)
const isAll = first === "all"
/** Words in the names of test files; without any, everything is checked. */
const names = isAll || first === undefined ? rest : [first, ...rest]
/** Files that are asked for by name run whole, slow or not. */
const isFast = !isAll && names.length === 0

await command(async () => {
  const total = { passed: 0, failed: 0, skipped: 0 }
  const failures = []
  const attempt = async (work) => {
    const counts = (await work().catch(crash)) ?? noTests
    for (const kind of Object.keys(total)) total[kind] += counts[kind]
    failures.push(...counts.failures)
    return counts
  }
  await attempt(() => runAll(attempt))
  const { passed, failed, skipped } = total
  // Repeated at the end, where a reader of a long log looks first.
  if (failures.length > 0) console.log(["Failed:", ...failures].join("\n  "))
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`)
  return failed === 0 && passed > 0 ? 0 : 1
})

/** Each part runs even if an earlier one crashed, except that nothing can run without the packages. */
async function runAll(attempt) {
  await install()
  const env = {
    TMPDIR: temporaryFolder(),
    CHROMIUM_PATH: await findBrowser(),
    POSTGRES_BIN: await findPostgres(),
    FAST_TESTS: isFast ? "1" : "",
  }
  await installPdfTools()
  if (names.length === 0) await attempt(() => checks(isAll))
  const { failed: failedBuilds } = await attempt(build)
  const browserTests = env.CHROMIUM_PATH && !failedBuilds ? playwright : playwrightSkipped
  // One after the other: at the same time, both need a fifth more CPU time, and together take longer.
  for (const part of [vitest, browserTests]) await attempt(() => part(env, names))
}

function crash(error) {
  const failure = explain(error)
  console.error(failure)
  return { ...crashed, failures: [failure] }
}
