import { availableParallelism, loadavg } from "node:os"
import { parseArgs } from "node:util"
import { type Cleanup, withCleanup } from "./cleanup.ts"
import { printTable, type Row } from "./report.ts"

export type Parts = Record<string, (cleanup: Cleanup) => Promise<Row[]>>

/** Runs the parts named on the command line, or all of them, one after another, and prints one table. */
export async function runParts(parts: Parts, limitSeconds: number, headline: string) {
  const { positionals } = parseArgs({ allowPositionals: true })
  const unknown = positionals.find((name) => !Object.hasOwn(parts, name))
  if (unknown) throw new Error(`There is no part ${unknown}: the parts are ${Object.keys(parts).join(", ")}`)
  const selected = Object.entries(parts).filter(([name]) => positionals.length === 0 || positionals.includes(name))

  await withCleanup(limitSeconds, async (cleanup) => {
    console.log(headline)
    printMachineLoad()
    const rows: Row[] = []
    for (const [, measure] of selected) rows.push(...(await measure(cleanup)))
    console.log("")
    printTable(rows)
    return 0
  })
}

/** Prints the load average: how busy the machine is, including with other work. */
export function printMachineLoad() {
  const [minute = 0] = loadavg()
  const cores = availableParallelism()
  const hint = minute > cores ? ": more than its cores, so every measured time is too long" : ""
  console.log(`  (load average of the last minute: ${minute.toFixed(1)} on ${cores} cores${hint})`)
}
