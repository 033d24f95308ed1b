import { statSync } from "node:fs"
import { connect } from "node:net"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { parseArgs } from "node:util"
import { connectClient } from "../../server/src/db/postgres/postgres-pools.ts"
import { actOnce, loadUntil, newCounts } from "../../server/src/test/load/soak-load.ts"
import { openSoakSite } from "../../server/src/test/load/soak-site.ts"
import { freePort, startCluster } from "../../server/src/test/postgres/postgres-cluster.ts"
import { type Cleanup, temporaryFolder, withCleanup } from "./cleanup.ts"
import { postgresPrograms } from "./postgres-programs.ts"
import { startRealServer } from "./process/real-server.ts"
import { printMachineLoad } from "./run-parts.ts"
import { printHead, printSample, report } from "./soak/soak-report.ts"
import { heapReader, type Sample, sampler } from "./soak/soak-samples.ts"

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "30" },
    rate: { type: "string", default: "20" },
    database: { type: "string", default: "sqlite" },
  },
})
const [minutes, perSecond] = [Number(values.minutes), Number(values.rate)]
if (!(minutes > 0 && perSecond > 0)) throw new Error("--minutes and --rate must be numbers above 0")
if (!/^(sqlite|postgres)$/.test(values.database)) throw new Error("--database must be sqlite or postgres")

const [sampleMs, idleConnections, logError] = [10_000, 50, 50]
const admin = { email: "admin@prohori.local", password: "correct horse 7" }

await withCleanup(minutes * 60 + 300, async (cleanup) => {
  console.log(`Mixed load on ${values.database} for ${minutes} minutes, ${perSecond} actions a second`)
  printMachineLoad()
  const dataDir = join(temporaryFolder(cleanup), "data")
  const database = values.database === "sqlite" ? sqlite(dataDir) : await postgres(cleanup)
  const metricsPort = await freePort()
  const errors: string[] = []
  const { onLine, heap } = heapReader()
  const settings = {
    ...{ DATA_DIR: dataDir, DATABASE_URL: database.url, METRICS_PORT: String(metricsPort), BACKUPS: "" },
    ...{ ADMIN_PASSWORD: admin.password, DEMO: "1", TRUST_PROXY: "127.0.0.1", STAFF_IMAGES_PER_DAY: "5000" },
  }
  const server = await startRealServer(cleanup, settings, {
    nodeOptions: ["--trace-gc"],
    onLine(line) {
      onLine(line)
      if (/^\{"level":/.test(line) && JSON.parse(line).level >= logError) errors.push(line.slice(0, 500))
    },
  })
  const site = await openSoakSite(server.origin, admin)
  const counts = newCounts()
  await actOnce(site, counts)
  const connections = keepOpen(cleanup, Number(new URL(server.origin).port))

  let isOver = false
  const metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`
  const sample = sampler({ pid: server.process.pid ?? 0, metricsUrl, heap, databaseBytes: database.bytes })
  const end = performance.now() + minutes * 60_000
  server.process.once("exit", () => {
    isOver = true
    errors.push("The server ended")
  })
  const loading = loadUntil(site, counts, { perSecond, isOver: () => isOver || performance.now() > end })
  const samples: Sample[] = []
  let shown = 0
  printHead()
  while (!isOver && performance.now() < end) {
    await wait(Math.min(sampleMs, Math.max(0, end - performance.now())))
    const taken = await sample()
    samples.push(taken)
    // A line a minute.
    if (samples.length % 6 === 0) printSample(taken, counts, connections())
    // Not only at the end: a run that is interrupted has found something, too.
    for (; shown < counts.failures.length; shown++) console.log(`  failed: ${counts.failures[shown]}`)
  }
  await loading
  printMachineLoad()
  return report(samples, counts, errors)
})

function sqlite(dataDir: string) {
  const size = (name: string) => statSync(join(dataDir, name), { throwIfNoEntry: false })?.size ?? 0
  return { url: "", bytes: async () => size("prohori.db") + size("prohori.db-wal") }
}

async function postgres(cleanup: Cleanup) {
  const programs = postgresPrograms()
  if (!programs) throw new Error("PostgreSQL is not installed (Debian package postgresql)")
  const cluster = await startCluster(programs, { isDurable: true })
  cleanup.defer(cluster.stop)
  const client = await connectClient(cluster.url)
  cleanup.defer(() => client.end())
  const bytes = async () =>
    Number((await client.query("select pg_database_size(current_database()) as size")).rows[0].size)
  return { url: cluster.url, bytes }
}

/** Connections of visitors who read a page, opened again when the server closes them. Returns how many are open. */
function keepOpen(cleanup: Cleanup, port: number) {
  let [open, isOver] = [0, false]
  const connectOne = () => {
    const socket = connect(port, "127.0.0.1", () => {
      open++
      socket.write(`GET /en HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`)
    })
    socket.resume().on("error", () => {})
    socket.once("close", () => {
      open--
      if (!isOver) setTimeout(connectOne, 1000)
    })
    cleanup.defer(async () => {
      isOver = true
      socket.destroy()
    })
  }
  for (let count = 0; count < idleConnections; count++) connectOne()
  return () => open
}
