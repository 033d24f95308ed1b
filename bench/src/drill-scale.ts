import { setTimeout as wait } from "node:timers/promises"
import { parseArgs } from "node:util"
import { openDatabase } from "../../server/src/db/open.ts"
import { connectClient } from "../../server/src/db/postgres/postgres-pools.ts"
import { createLog } from "../../server/src/log.ts"
import { startCluster } from "../../server/src/test/postgres/postgres-cluster.ts"
import { type Cleanup, temporaryFolder, withCleanup } from "./cleanup.ts"
import { type Connection, openConnection } from "./load/http-connection.ts"
import { median, percentile } from "./percentile.ts"
import { postgresPrograms } from "./postgres-programs.ts"
import { type RealServer, startRealServer } from "./process/real-server.ts"
import { printMachineLoad } from "./run-parts.ts"
import { measureCapacity } from "./scale/scale-capacity.ts"
import { exportLines, type Scale, scaleRequests } from "./scale/scale-requests.ts"
import { password, seedSite } from "./scale/scale-seed.ts"
import { personAt } from "./seed/people.ts"

const { values } = parseArgs({
  options: {
    sizes: { type: "string", default: "10000,100000,1000000" },
    times: { type: "string", default: "40" },
    seconds: { type: "string", default: "8" },
  },
})
const sizes = values.sizes.split(",").map(Number)
const [times, seconds] = [Number(values.times), Number(values.seconds)]
if (![...sizes, times, seconds].every((number) => number >= 1)) throw new Error("All options are numbers from 1")

const [limitSeconds, warmUps, maxKindSeconds] = [5400, 3, 20]
const refused = { status: 503, pauseMs: 1200, tries: 20 }

type Site = Scale & { server: RealServer; databaseUrl: string; connection?: Connection }

/** Every kind of request on sites of several sizes, on PostgreSQL, and what the largest can take. */
await withCleanup(limitSeconds, async (cleanup) => {
  const programs = postgresPrograms()
  if (!programs) throw new Error("PostgreSQL is not installed (Debian package postgresql)")
  const cluster = await startCluster(programs, { isDurable: true })
  cleanup.defer(cluster.stop)
  const sites: Site[] = []
  for (const size of sizes) sites.push(await startSite(cleanup, cluster.url, size))
  // Not earlier: a server closes a connection that is idle for long.
  for (const site of sites) site.connection = await openConnection(Number(new URL(site.server.origin).port))
  await printDatabaseSizes(sites)
  printMachineLoad()
  const formatted = sizes.map((size) => size.toLocaleString("en"))
  console.log(
    `\nUsers and as many certificates: ${formatted.join(", ")}. p50 and p99 in ms, then as ratios to the first`,
  )
  for (const kind of Object.keys(scaleRequests)) await measureKind(sites, kind)
  await measureExports(sites)
  printMachineLoad()
  const largest = sites.at(-1)
  if (largest) await measureCapacity(largest, { seconds, databasePid: cluster.pid() })
  printMachineLoad()
  return 0
})

async function startSite(cleanup: Cleanup, clusterUrl: string, size: number): Promise<Site> {
  console.log(`Filling a database with ${size.toLocaleString("en")} users and certificates`)
  const client = await connectClient(clusterUrl)
  await client.query(`create database scale${size}`)
  await client.end()
  const databaseUrl = clusterUrl.replace(/\/postgres$/, `/scale${size}`)
  const dataDir = temporaryFolder(cleanup)
  const database = await openDatabase({ dataDir, databaseUrl, databasePool: 1 }, createLog("warn"))
  const admin = await seedSite(database, databaseUrl, size)
  await database.close()
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, RATE_LIMIT: "0", TRUST_PROXY: "127.0.0.1" }
  const server = await startRealServer(cleanup, { ...settings, DEMO: "0", LOG_LEVEL: "warn" })
  const body = JSON.stringify({ email: personAt(0).email, password })
  const headers = { "content-type": "application/json" }
  const signedIn = await fetch(`${server.origin}/api/auth/login`, { method: "POST", headers, body })
  const { token: student } = (await signedIn.json()) as { token: string }
  return { size, admin, student, server, databaseUrl }
}

async function printDatabaseSizes(sites: readonly Site[]) {
  for (const { databaseUrl, size } of sites) {
    const client = await connectClient(databaseUrl)
    const sizes = `select relname, pg_total_relation_size(relid) / 1e6 as all, pg_indexes_size(relid) / 1e6 as indexes
      from pg_stat_user_tables where relname in ('user', 'certificate') order by relname`
    const { rows } = await client.query(sizes)
    const texts = rows.map((row) => `${row.relname} ${Math.round(row.all)} MB (indexes ${Math.round(row.indexes)})`)
    console.log(`  ${size.toLocaleString("en")}: ${texts.join(", ")}`)
    await client.end()
  }
}

/** Alternately, so that other work on the machine delays all sizes alike. */
async function measureKind(sites: readonly Site[], kind: string) {
  const all = sites.map(() => [] as number[])
  const end = performance.now() + maxKindSeconds * 1000
  for (let sent = -warmUps; sent < times && performance.now() < end; sent++) {
    for (const [index, site] of sites.entries()) {
      const milliseconds = await timeOf(site, kind)
      if (sent >= 0) all[index]?.push(milliseconds)
    }
  }
  printRow(kind, all)
}

function printRow(name: string, all: number[][]) {
  const figures = all.map((each) => ({ p50: median(each), p99: percentile(each, 0.99) }))
  const [first] = figures
  const texts = figures.map(({ p50, p99 }) => `${p50.toFixed(1)} ${p99.toFixed(1)}`.padStart(15))
  const ratios = figures.slice(1).map(({ p50, p99 }) => {
    return `${(p50 / (first?.p50 ?? 0)).toFixed(2)} ${(p99 / (first?.p99 ?? 0)).toFixed(2)}`.padStart(13)
  })
  console.log(`${name.padEnd(34)}${texts.join("")}   ${ratios.join("")}   (${all[0]?.length} each)`)
}

async function timeOf(site: Site, kind: string): Promise<number> {
  for (let tries = 1; ; tries++) {
    const request = scaleRequests[kind]?.(site)
    if (!request || !site.connection) throw new Error(`${kind} cannot be sent`)
    const { status, milliseconds, body } = await site.connection.send(request)
    const expected = kind === "verify an unknown number" ? [404] : [200, 201]
    if (expected.includes(status)) return milliseconds
    if (status !== refused.status || tries === refused.tries) throw new Error(`${kind} responded ${status}: ${body()}`)
    await wait(refused.pauseMs)
  }
}

/** A batch, and everything. */
async function measureExports(sites: readonly Site[]) {
  for (const { databaseUrl } of sites) {
    const client = await connectClient(databaseUrl)
    // An export needs a password that was entered a few minutes ago.
    await client.query('update session set "confirmedAt" = $1', [new Date().toISOString()])
    await client.end()
  }
  for (const [name, query] of [
    ["export of a batch", "?batchNo=B-7"],
    ["export of all", ""],
  ] as const) {
    const parts: string[] = []
    for (const { server, admin, size } of sites) {
      const from = performance.now()
      const lines = await exportLines(server.origin, `/api/certificates/export-certificates${query}`, admin)
      const milliseconds = performance.now() - from
      parts.push(
        `${size.toLocaleString("en")}: ${lines} lines in ${milliseconds.toFixed(0)} ms (${((1000 * lines) / milliseconds).toFixed(0)}/s)`,
      )
    }
    console.log(`${name.padEnd(34)}${parts.join("; ")}`)
  }
}
