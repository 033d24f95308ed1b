import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { build } from "./build.mjs"
import { run } from "./child.mjs"
import { command, Failure } from "./command.mjs"
import { install } from "./install.mjs"
import { mutants } from "./mutants.mjs"
import { node26 } from "./node26.mjs"
import { findPostgres } from "./postgres.mjs"
import { root } from "./repository.mjs"

const maxConcurrent = 2
const testLimitSeconds = 300
const minKilledShare = 0.85

/** The exit codes of tests without a mutant, by their names. */
const baselines = new Map()

/** Parts of the names of modules, files or promises; without any, all mutants run. */
const words = process.argv.slice(2)

/**
 * Applies each mutant (a small change that breaks a promise) to a copy of the code and runs the tests that should fail.
 * Not StrykerJS: its runner matches no test by name on Vitest 5 (stryker-js issue 6210).
 */
await command(async () => {
  await install()
  await build()
  const env = { POSTGRES_BIN: await findPostgres(), NODE_ENV: "test" }
  const chosen = mutants.filter((mutant) => words.every((word) => JSON.stringify(mutant).includes(word)))
  const waiting = [...chosen.entries()]
  const survivors = []
  await Promise.all(
    Array.from({ length: Math.min(maxConcurrent, chosen.length) }, async () => {
      const copy = copyOfRoot()
      try {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const [index, mutant] = next
          const isKilled = await fails(copy, mutant, env)
          if (!isKilled) survivors.push(mutant)
          console.log(
            `${index + 1}/${chosen.length} ${isKilled ? "killed  " : "SURVIVED"} ${mutant.file}: ${mutant.promise}`,
          )
        }
      } finally {
        rmSync(copy, { recursive: true })
      }
    }),
  )
  const killed = chosen.length - survivors.length
  const percent = Math.floor((100 * killed) / chosen.length)
  console.log(`\n${killed} of ${chosen.length} mutants killed (${percent} %)`)
  for (const { file, promise, reason = "" } of survivors) console.log(`survived: ${file}: ${promise}. ${reason}`)
  return killed >= minKilledShare * chosen.length ? 0 : 1
})

/** Packages and the built site are linked, because nothing in them is changed. */
function copyOfRoot() {
  const copy = mkdtempSync(join(tmpdir(), "prohori-mutants-"))
  const linked = ["node_modules", join("web", "dist")]
  const left = [...linked, ".git", ".cache"].map((name) => join(root, name))
  cpSync(root, copy, { recursive: true, filter: (path) => !left.includes(path) })
  for (const name of linked) symlinkSync(join(root, name), join(copy, name))
  return copy
}

async function fails(copy, { file, find, replace, tests }, env) {
  const path = join(copy, file)
  const code = readFileSync(path, "utf8")
  if (code.split(find).length !== 2)
    throw new Failure(`${file} must have this once, so that a mutant can change it: ${find}`)
  await checkBaseline(copy, tests, env)
  writeFileSync(
    path,
    code.replace(find, () => replace),
  )
  try {
    return (await test(copy, tests, env)) !== 0
  } finally {
    writeFileSync(path, code)
  }
}

/** Tests must pass without a mutant, or their failure would say nothing. */
async function checkBaseline(copy, tests, env) {
  const names = tests.join(" ")
  if (!baselines.has(names)) baselines.set(names, test(copy, tests, env))
  if ((await baselines.get(names)) !== 0) throw new Failure(`These tests fail without a mutant: ${names}`)
}

async function test(copy, tests, env) {
  const vitest = join(copy, "node_modules", "vitest", "vitest.mjs")
  const args = [vitest, "run", "--bail=1", "--reporter=dot", ...tests]
  const { code } = await run(node26(), args, { cwd: copy, env, quiet: true, limitSeconds: testLimitSeconds })
  return code
}
