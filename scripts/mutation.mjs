import { build } from "./build/build.mjs"
import { command, Failure } from "./command.mjs"
import { install } from "./install/install.mjs"
import { findPostgres } from "./install/postgres.mjs"
import { mutants } from "./mutants/index.mjs"
import { mutantProblems } from "./mutants/mutant-problems.mjs"
import { openCopy } from "./mutants/mutated-copy.mjs"

const maxConcurrent = 2
const minKilledShare = 0.85

/** Parts of the names of areas, files or guarantees; without any, all mutants run. */
const words = process.argv.slice(2)

/**
 * Applies each mutant (a small change that breaks a guarantee) to a copy of the code and runs the tests that should fail.
 * Not StrykerJS: its runner matches no test by name on Vitest 5 (stryker-js issue 6210).
 */
await command(async () => {
  const chosen = mutants.filter(({ area, file, guarantee }) =>
    words.every((word) => [area, file, guarantee].some((text) => text.includes(word))),
  )
  if (chosen.length === 0)
    throw new Failure(`No mutant has these words in its area, file or guarantee: ${words.join(" ")}`)
  const problems = mutantProblems()
  if (problems.length > 0) throw new Failure(problems.join("\n"))
  await install()
  await build()
  const POSTGRES_BIN = await findPostgres()
  if (!POSTGRES_BIN) throw new Failure("Mutants survive if the tests on PostgreSQL are skipped. Set POSTGRES_BIN.")
  const survivors = await runAll(chosen, { POSTGRES_BIN, NODE_ENV: "test" })

  console.log("")
  for (const area of new Set(chosen.map((mutant) => mutant.area))) {
    const isInArea = (mutant) => mutant.area === area
    const count = chosen.filter(isInArea).length
    console.log(`${area}: ${count - survivors.filter(isInArea).length} of ${count} killed`)
  }
  const killed = chosen.length - survivors.length
  console.log(`all: ${killed} of ${chosen.length} killed (${Math.floor((100 * killed) / chosen.length)} %)`)
  for (const { file, guarantee } of survivors) console.log(`survived: ${file}: ${guarantee}`)
  return killed >= minKilledShare * chosen.length ? 0 : 1
})

/** Returns the mutants that no test kills. */
async function runAll(chosen, env) {
  const copies = Array.from({ length: Math.min(maxConcurrent, chosen.length) }, () => openCopy(env))
  await checkBaseline(copies[0], [...new Set(chosen.flatMap(({ tests }) => tests))])
  const waiting = [...chosen.entries()]
  const survivors = []
  await Promise.all(
    copies.map(async (copy) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [index, mutant] = next
        // A crash or a timeout kills no mutant: it would happen with code that cannot even be loaded.
        const { failed, crash = "no test failed" } = await copy.testMutant(mutant)
        const [killer] = failed
        if (!killer) survivors.push(mutant)
        const result = `${killer ? "killed  " : "SURVIVED"} ${mutant.file}: ${mutant.guarantee}`
        console.log(`${index + 1}/${chosen.length} ${result}\n    ${killer?.title ?? crash}`)
      }
    }),
  )
  return survivors
}

/** Tests must pass without a mutant, or their failure would say nothing. On a busy machine one may fail once. */
async function checkBaseline(copy, names) {
  const first = await copy.test(names)
  const failedFiles = [...new Set(first.failed.map(({ file }) => file))]
  const { failed, crash } = failedFiles.length > 0 ? await copy.test(failedFiles) : first
  const problem = failed[0]?.title ?? crash
  if (problem) throw new Failure(`The tests fail without a mutant: ${problem}`)
}
