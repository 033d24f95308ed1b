import { topics } from "contract"
import type { Cleanup } from "#cleanup.ts"
import { compare } from "#compare.ts"
import { type Connection, openConnection } from "#load/http-connection.ts"
import { invalidationPath } from "#load/invalidation-route.ts"
import { median } from "#percentile.ts"
import type { AppProcess } from "#process/app-process.ts"
import { atLeastRow, type Row } from "#report.ts"
import { printMachineLoad } from "#run-parts.ts"
import { startSeededApp } from "#seed/seeded-app.ts"
import type { Database } from "../../../server/src/db/open.ts"
import { fillWithDemo } from "../../../server/src/demo/fill.ts"
import { constantOf, originals } from "./measured-urls.ts"

const constants = ["home", "brotliHome"] as const
const rounds = 5
const cachedRequests = 3000
const renders = 150

/** The cost of a cached page, and of rendering the home page on a cache miss. */
export async function cachedHome(cleanup: Cleanup): Promise<Row[]> {
  console.log("\nThe cached home page, compared with a constant body of the same size from the same server")
  const demo = (database: Database) => database.write(topics, (trx) => fillWithDemo(trx))
  const { app } = await startSeededApp(cleanup, demo, { constants })
  const rows: Row[] = []
  for (const name of constants) {
    const { url, encoding } = { encoding: undefined, ...originals[name] }
    const cached = { name: `cached ${url}`, app, url: () => url, encoding }
    const constant = { name: "constant body of its size", app, url: () => constantOf(name), encoding }
    const ratio = await compare(cached, constant)
    rows.push(atLeastRow(`cached ${url}${encoding ? ", brotli" : ""} : constant body`, ratio, 0.8))
  }
  rows.push(...(await renderedToCached(app)))
  await app.end()
  printMachineLoad()
  return rows
}

type Cost = { wall: number; cpu: number }

async function renderedToCached(app: AppProcess): Promise<Row[]> {
  const { url } = originals.home
  console.log(`\nOne request after another for ${url}: each after a change, and cached`)
  const connection = await openConnection(app.port)
  const pairs: { rendered: Cost; cached: Cost }[] = []
  for (let round = 0; round <= rounds; round++) {
    const pair = {
      rendered: await measureRendered(app, connection, url),
      cached: await measureCached(app, connection, url),
    }
    // The first round warms up both sides.
    if (round > 0) pairs.push(pair)
  }
  connection.close()
  return (["cpu", "wall"] as const).map((part) => {
    const medianOf = (side: "rendered" | "cached") => median(pairs.map((pair) => pair[side][part])).toFixed(3)
    const ratio = median(pairs.map(({ rendered, cached }) => rendered[part] / cached[part]))
    console.log(
      `  ${part} time: rendered ${medianOf("rendered")} ms, cached ${medianOf("cached")} ms, ratio ${ratio.toFixed(0)}`,
    )
    return { metric: `home rendered : cached, ${part} time`, measured: ratio.toFixed(0), target: "60 or less" }
  })
}

async function measureCached(app: AppProcess, connection: Connection, url: string): Promise<Cost> {
  await get(connection, url)
  const times: number[] = []
  const cpu = await cpuTime(app, async () => {
    while (times.length < cachedRequests) times.push((await get(connection, url)).milliseconds)
  })
  return { wall: median(times), cpu: cpu / cachedRequests }
}

async function measureRendered(app: AppProcess, connection: Connection, url: string): Promise<Cost> {
  const times: number[] = []
  const before = await invalidate(connection)
  const total = await cpuTime(app, async () => {
    while (times.length < renders) {
      await invalidate(connection)
      times.push((await get(connection, url)).milliseconds)
    }
  })
  const rendered = (await invalidate(connection)) - before
  if (rendered !== renders) throw new Error(`${url} was rendered ${rendered} times in ${renders} requests`)
  const invalidating = await cpuTime(app, async () => {
    for (let count = 0; count < renders; count++) await invalidate(connection)
  })
  return { wall: median(times), cpu: (total - invalidating) / renders }
}

const invalidate = async (connection: Connection) => Number((await get(connection, invalidationPath)).body())

async function get(connection: Connection, path: string) {
  const response = await connection.send({ path })
  if (response.status !== 200) throw new Error(`${path} responded ${response.status}`)
  return response
}

/** CPU time in milliseconds, including system time and garbage collection. */
async function cpuTime(app: AppProcess, work: () => Promise<void>): Promise<number> {
  const cpuShare = await app.watchCpu()
  const from = performance.now()
  await work()
  const wallMs = performance.now() - from
  return (await cpuShare()) * wallMs
}
