import { parseArgs } from "node:util"
import { type Cleanup, cleaningUp } from "./cleanup.ts"
import { rounds } from "./compare.ts"
import { imports } from "./import-speed.ts"
import { lists } from "./list-speed.ts"
import { login } from "./login-speed.ts"
import { pages } from "./page-speed.ts"
import { printTable, type Row } from "./report.ts"
import { memory } from "./resting-memory.ts"
import { search } from "./search-speed.ts"
import { verification } from "./verification-speed.ts"

const parts: Record<string, (cleanup: Cleanup) => Promise<Row[]>> = {
  memory,
  verification,
  pages,
  lists,
  search,
  import: imports,
  login,
}
const limitSeconds = 1200

const { positionals } = parseArgs({ allowPositionals: true })
const unknown = positionals.find((name) => !Object.hasOwn(parts, name))
if (unknown) throw new Error(`There is no part ${unknown}: the parts are ${Object.keys(parts).join(", ")}`)
const wanted = Object.entries(parts).filter(([name]) => positionals.length === 0 || positionals.includes(name))

await cleaningUp(limitSeconds, async (cleanup) => {
  console.log(`Each ratio of speeds is the median of ${rounds} rounds in which its two sides are measured in turn.`)
  const rows: Row[] = []
  for (const [, measure] of wanted) rows.push(...(await measure(cleanup)))
  console.log("")
  printTable(rows)
  return 0
})
