import { topics } from "contract"
import type { Database } from "../../server/src/db/open.ts"
import { fillWithDemo } from "../../server/src/demo/fill.ts"
import type { AppProcess } from "./app-process.ts"
import type { Cleanup } from "./cleanup.ts"
import { compare } from "./compare.ts"
import { droppingAddress } from "./dropping-route.ts"
import { constantOf, originals } from "./measured-addresses.ts"
import { type Connection, openConnection } from "./one-connection.ts"
import { median } from "./percentile.ts"
import { atLeast, type Row } from "./report.ts"
import { tellLoad } from "./run-parts.ts"
import { startSeededApp } from "./seeded-app.ts"

const constants = ["home", "brotliHome"] as const
const rounds = 5
const keptRequests = 3000
const renderings = 150

/** What a page costs that was kept, and the home page when it was not. */
export async function keptHome(cleanup: Cleanup): Promise<Row[]> {
  console.log("\nThe kept home page, beside a constant body of the same size from the same server")
  const demo = (database: Database) => database.write(topics, (trx) => fillWithDemo(trx))
  const { app } = await startSeededApp(cleanup, demo, { constants })
  const rows: Row[] = []
  for (const name of constants) {
    const { url, encoding } = { encoding: undefined, ...originals[name] }
    const kept = { name: `kept ${url}`, app, address: () => url, encoding }
    const constant = { name: "constant body of its size", app, address: () => constantOf(name), encoding }
    const ratio = await compare(kept, constant)
    rows.push(atLeast(`kept ${url}${encoding ? ", brotli" : ""} : constant body`, ratio, 0.8))
  }
  rows.push(...(await renderedToKept(app)))
  await app.end()
  tellLoad()
  return rows
}

type Cost = { wall: number; processor: number }

async function renderedToKept(app: AppProcess): Promise<Row[]> {
  const { url } = originals.home
  console.log(`\nOne request after the other for ${url}: after a change each time, and kept`)
  const connection = await openConnection(app.port)
  const pairs: { rendered: Cost; kept: Cost }[] = []
  for (let round = 0; round <= rounds; round++) {
    const pair = { rendered: await rendering(app, connection, url), kept: await keeping(app, connection, url) }
    // The first warms up both sides.
    if (round > 0) pairs.push(pair)
  }
  connection.close()
  return (["processor", "wall"] as const).map((part) => {
    const middle = (side: "rendered" | "kept") => median(pairs.map((pair) => pair[side][part])).toFixed(3)
    const ratio = median(pairs.map(({ rendered, kept }) => rendered[part] / kept[part]))
    console.log(
      `  ${part} time: rendered ${middle("rendered")} ms, kept ${middle("kept")} ms, ratio ${ratio.toFixed(0)}`,
    )
    return { what: `home rendered : kept, ${part} time`, measured: ratio.toFixed(0), aim: "60 or less" }
  })
}

async function keeping(app: AppProcess, connection: Connection, url: string): Promise<Cost> {
  await ask(connection, url)
  const times: number[] = []
  const processor = await processorTime(app, async () => {
    while (times.length < keptRequests) times.push((await ask(connection, url)).milliseconds)
  })
  return { wall: median(times), processor: processor / keptRequests }
}

async function rendering(app: AppProcess, connection: Connection, url: string): Promise<Cost> {
  const times: number[] = []
  const before = await drop(connection)
  const both = await processorTime(app, async () => {
    while (times.length < renderings) {
      await drop(connection)
      times.push((await ask(connection, url)).milliseconds)
    }
  })
  const rendered = (await drop(connection)) - before
  if (rendered !== renderings) throw new Error(`${url} was rendered ${rendered} times in ${renderings} requests`)
  const dropping = await processorTime(app, async () => {
    for (let count = 0; count < renderings; count++) await drop(connection)
  })
  return { wall: median(times), processor: (both - dropping) / renderings }
}

const drop = async (connection: Connection) => Number((await ask(connection, droppingAddress)).body)

async function ask(connection: Connection, path: string) {
  const answer = await connection.ask({ path })
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  return answer
}

/** In milliseconds; with the system's part, and that of the collector of rubbish. */
async function processorTime(app: AppProcess, work: () => Promise<void>): Promise<number> {
  const use = await app.watchCpu()
  const from = performance.now()
  await work()
  const took = performance.now() - from
  return (await use()) * took
}
