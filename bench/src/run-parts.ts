import { availableParallelism, loadavg } from "node:os"
import { parseArgs } from "node:util"
import { type Cleanup, cleaningUp } from "./cleanup.ts"
import { printTable, type Row } from "./report.ts"

export type Parts = Record<string, (cleanup: Cleanup) => Promise<Row[]>>

/** Measures the parts named on the command line, or all, one after the other, and prints one table. */
export async function runParts(parts: Parts, limitSeconds: number, headline: string) {
  const { positionals } = parseArgs({ allowPositionals: true })
  const unknown = positionals.find((name) => !Object.hasOwn(parts, name))
  if (unknown) throw new Error(`There is no part ${unknown}: the parts are ${Object.keys(parts).join(", ")}`)
  const wanted = Object.entries(parts).filter(([name]) => positionals.length === 0 || positionals.includes(name))

  await cleaningUp(limitSeconds, async (cleanup) => {
    console.log(headline)
    tellLoad()
    const rows: Row[] = []
    for (const [, measure] of wanted) rows.push(...(await measure(cleanup)))
    console.log("")
    printTable(rows)
    return 0
  })
}

/** How busy the machine is, others' work included. */
export function tellLoad() {
  const [minute = 0] = loadavg()
  const cores = availableParallelism()
  const hint = minute > cores ? ": more than it has cores, so every time is longer than it need be" : ""
  console.log(`  (load of the machine over the last minute: ${minute.toFixed(1)} on ${cores} cores${hint})`)
}
