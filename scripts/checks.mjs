import { tool } from "./tool.mjs"

const commands = [
  ["format and lint", "node_modules/@biomejs/biome/bin/biome", ["ci", "--colors=off", "."]],
  // Several checkers, the default, each repeat part of the work: 20 CPU seconds with four, 12 with one.
  ["types", "node_modules/typescript/bin/tsc", ["-b", "--checkers", "1"]],
  ["imports", "scripts/imports.mjs", []],
  ["licences", "scripts/licences.mjs", []],
  ["dead code", "node_modules/knip/bin/knip.js", ["--no-progress"]],
]
/** Whether the mutants still fit the code. A developer who changes code need not know their texts, so only `npm run test:all` asks. */
const mutants = ["mutants", "scripts/check-mutants.mjs", []]

/** Runs every check, prints one line for each, and returns how many passed and failed. */
export async function checks(isAll = false) {
  const chosen = isAll ? [...commands, mutants] : commands
  const passed = await Promise.all(chosen.map(check))
  const failures = chosen.filter((_, index) => !passed[index]).map(([name]) => `check: ${name}`)
  return { passed: passed.length - failures.length, failed: failures.length, skipped: 0, failures }
}

async function check([name, script, args]) {
  const { code, output, seconds } = await tool(script, args, { quiet: true })
  const line = `${code === 0 ? "ok    " : "FAILED"} ${name} (${seconds.toFixed(1)} s)`
  console.log(code === 0 ? line : `${line}\n${output.trimEnd()}`)
  return code === 0
}
