import { execFileSync } from "node:child_process"
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { connectClient } from "../../server/src/db/postgres/postgres-pools.ts"
import { freePort, startCluster } from "../../server/src/test/postgres/postgres-cluster.ts"
import { type Cleanup, temporaryFolder, withCleanup } from "./cleanup.ts"
import { postgresPrograms } from "./postgres-programs.ts"
import { endProcess } from "./process/end-process.ts"
import { type RealServer, startRealServer } from "./process/real-server.ts"
import { startPrometheus } from "./prometheus.ts"
import { until } from "./until.ts"

const [limitSeconds, quietMs, loadIntervalMs, lockMs] = [600, 10_000, 200, 3000]
const alertLimitMs = 90_000
const diskMiB = 2200
const pageSize = 1024 * 1024

/** Triggers each alert of deploy/monitoring once: a real server, a real PostgreSQL, a real Prometheus, and real faults. */
await withCleanup(limitSeconds, async (cleanup) => {
  const programs = postgresPrograms()
  if (!programs) throw new Error("This drill needs PostgreSQL (apt-get install postgresql) and Prometheus (prometheus)")
  const cluster = await startCluster(programs)
  cleanup.defer(cluster.stop)
  const dataDir = smallDisk(cleanup)
  // A file where the folder should be: no backup can be written.
  writeFileSync(join(dataDir, "backups"), "")
  const metricsPort = await freePort()
  const settings = {
    ...{ DATA_DIR: dataDir, DATABASE_URL: cluster.url, METRICS_PORT: String(metricsPort), BACKUPS: "14" },
    ...{ DEMO: "1", RATE_LIMIT: "0", LOG_LEVEL: "silent", SMTP_URL: "smtp://127.0.0.1:1" },
  }
  let server = await startRealServer(cleanup, settings)
  const { firing, query, expressions } = await startPrometheus(cleanup, metricsPort)
  const load = startLoad(cleanup, () => server)
  const names = async () => (await firing()).map(({ labels }) => labels.alertname ?? "")
  await wait(quietMs)
  console.log(`All is well: ${(await names()).join(", ") || "no alert"}`)

  async function fired(name: string, cause: string) {
    const seconds = await until(name, alertLimitMs, async () => (await names()).includes(name))
    const alert = (await firing()).find(({ labels }) => labels.alertname === name)
    console.log(`${name} after ${seconds} s. Cause: ${cause}. It says: ${alert?.annotations.summary}`)
  }
  async function ended(name: string, cure: string) {
    const seconds = await until(`the end of ${name}`, alertLimitMs, async () => !(await names()).includes(name))
    console.log(`  ${name} ended ${seconds} s after ${cure}`)
  }

  writeFileSync(join(dataDir, "large"), Buffer.alloc(300 * pageSize))
  await fired("ProhoriDiskLow", `a file of 300 MiB on a disk of ${diskMiB} MiB`)
  rmSync(join(dataDir, "large"))
  await ended("ProhoriDiskLow", "it was deleted")

  await register(server)
  await fired("ProhoriMailStuck", "a registration, while nothing responds at SMTP_URL")

  const slow = lockRepeatedly(cluster.url, "certificate")
  await fired("ProhoriSlow", `the table of certificates is locked for ${lockMs / 1000} s again and again`)
  await slow.stop()
  await ended("ProhoriSlow", "the last lock")

  const { ofRules, ofPanels } = await expressions()
  const results = await Promise.all([...ofRules, ...ofPanels].map(query))
  const empty = ofPanels.filter((_, index) => results[ofRules.length + index]?.length === 0)
  console.log(
    `${ofRules.length} expressions of rules and ${ofPanels.length} of the dashboard are valid. Without a value now:`,
  )
  for (const expression of empty) console.log(`  ${expression}`)

  await cluster.end("SIGINT")
  await Promise.all([
    fired("ProhoriErrors", "PostgreSQL was stopped"),
    fired("ProhoriNotReady", "PostgreSQL was stopped"),
  ])
  await cluster.restart()
  await Promise.all([ended("ProhoriErrors", "its start"), ended("ProhoriNotReady", "its start")])

  await endProcess(server.process, "SIGKILL")
  await fired("ProhoriNotReady", "the server was killed")
  const client = await connectClient(cluster.url)
  await client.query(`drop trigger audit_no_change on audit`)
  await client.query(`update audit set actor = 'somebody@else.example' where position = 2`)
  const old = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString()
  await client.query(`insert into backup (name, "createdAt", kib) values ('old.tar', $1, 100)`, [old])
  await client.end()
  server = await startRealServer(cleanup, settings)
  await ended("ProhoriNotReady", "its next start")
  await fired("ProhoriAuditDamaged", "an entry of the audit log was changed in the database")
  await fired("ProhoriBackupOverdue", "the last backup is three days old, and none can be written")
  await load.stop()
  return 0
})

/** A disk in memory, so that 300 MiB matter. */
function smallDisk(cleanup: Cleanup): string {
  if (process.platform !== "linux" || process.getuid?.() !== 0)
    throw new Error("This drill mounts a disk: run it as root on Linux")
  const folder = temporaryFolder(cleanup)
  const mounted = join(folder, "data")
  mkdirSync(mounted, { mode: 0o700 })
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${diskMiB}m,mode=700`, "tmpfs", mounted])
  cleanup.defer(async () => void execFileSync("umount", [mounted]))
  return mounted
}

/** Five requests a second. Their failures are the point. */
function startLoad(cleanup: Cleanup, server: () => RealServer) {
  const timer = setInterval(() => {
    const url = `${server().origin}/api/certificates/verify/PRH-0001-0001`
    fetch(url)
      .then((response) => response.arrayBuffer())
      .catch(() => {})
  }, loadIntervalMs)
  const stop = async () => clearInterval(timer)
  cleanup.defer(stop)
  return { stop }
}

async function register({ origin }: RealServer) {
  const body = JSON.stringify({ name: "Nasima", email: "nasima@example.com", password: "a lantern on the Padma" })
  const headers = { "content-type": "application/json" }
  const { status } = await fetch(`${origin}/api/auth/register`, { method: "POST", headers, body })
  if (status !== 200 && status !== 201) throw new Error(`The registration was answered with ${status}`)
}

function lockRepeatedly(url: string, table: string) {
  let isOver = false
  async function run() {
    const client = await connectClient(url)
    while (!isOver) {
      await client.query(`begin; lock table "${table}" in access exclusive mode`)
      await wait(lockMs)
      await client.query("commit")
      await wait(loadIntervalMs)
    }
    await client.end()
  }
  const running = run()
  return {
    stop: async () => {
      isOver = true
      await running
    },
  }
}
