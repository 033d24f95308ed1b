import { execFileSync } from "node:child_process"
import { randomBytes } from "node:crypto"
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { availableParallelism, tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { parseArgs } from "node:util"
import { messageOf } from "contract"
import { verifyChain } from "../../server/src/audit/verify-chain.ts"
import { openReadOnly } from "../../server/src/db/open.ts"
import { createLog } from "../../server/src/log.ts"
import { aCertificate } from "../../server/src/test/factories.ts"
import { brokenClaims, newLedger, signIn, writeUntil } from "../../server/src/test/load/crash-load.ts"
import { startS3 } from "../../server/src/test/s3-server.ts"
import { measureVisibility } from "./browser/visibility.ts"
import { type Cleanup, withCleanup } from "./cleanup.ts"
import { exampleOf, startDatabaseMachines } from "./failover/database-machines.ts"
import { type Fault, faultsOf } from "./failover/failover-faults.ts"
import { whyImpossible } from "./failover/failover-programs.ts"
import { enterPrivateNetwork, startNetwork } from "./failover/private-network.ts"
import { mailsSent, plainPort, startSite } from "./failover/site-machine.ts"
import { startGenerator } from "./load/generator-process.ts"
import { median } from "./percentile.ts"
import { gapMeter, probe, type Window } from "./probe.ts"
import { until } from "./until.ts"

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: "string", default: "10" },
    install: { type: "boolean", default: false },
    only: { type: "string", default: "" },
    "keep-logs": { type: "boolean", default: false },
  },
})
const seconds = Number(values.seconds)
if (!(seconds >= 2)) throw new Error("--seconds must be a number from 2")

const maxWithoutWritesMs = 30_000
const maxWithoutReadsMs = 10_000
const maxVisibleMs = 1000
const throughputRounds = 3
const repairLimitMs = 90_000
const admin = { email: "admin@prohori.local", password: "correct horse 7" }
const folderName = "PROHORI_DRILL_FOLDER"

const folder = process.env[folderName] ?? prepare()

/** Outside the private network: the certificate must exist before the process starts that trusts it. */
function prepare(): never {
  const reason = whyImpossible(values.install)
  if (reason) {
    console.error(reason)
    process.exit(1)
  }
  const created = mkdtempSync(join(tmpdir(), "prohori-failover-"))
  const [key, certificate] = [join(created, "privkey.pem"), join(created, "fullchain.pem")]
  const subject = ["-subj", "/CN=prohori.example", "-addext", "subjectAltName=IP:127.0.0.1"]
  const request = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
  execFileSync("openssl", [...request, ...subject, "-keyout", key, "-out", certificate], { stdio: "ignore" })
  return enterPrivateNetwork({ [folderName]: created, NODE_EXTRA_CA_CERTS: certificate })
}

const site = "https://127.0.0.1"

await withCleanup(1500, async (cleanup) => {
  cleanup.defer(async () => {
    if (values["keep-logs"]) console.log(`The logs are in ${folder}`)
    else rmSync(folder, { recursive: true, force: true })
  })
  startNetwork("10.0.0.1")
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }))
  console.log(`Three database machines, two servers, nginx, on ${availableParallelism()} cores; 8 writers, 3 readers`)
  chmodSync(folder, 0o711)
  const databases = await startDatabaseMachines(cleanup, folder, { uid: id("-u"), gid: id("-g") })
  const databaseUrl = await databases.createDatabase()
  const secretKey = randomBytes(32).toString("hex")
  const machine = await startSite(cleanup, locationOf(folder), await settingsOf(cleanup, { databaseUrl, secretKey }))
  await machine.serveWith(2)

  const api = await signIn(site, admin)
  const token = await tokenOf()
  const known = aCertificate()
  await api.change("POST", "/certificates/register", known)
  let isOver = false
  const writes = gapMeter()
  const ledger = newLedger(writes.succeeded)
  const wrong: string[] = []
  const onFailure = ({ status, message, name }: Error & { status?: number }) => {
    writes.failed(String(status ?? name))
    // A fault may fail a request, but never with the wrong reason, or end a session.
    if (status !== undefined && ![502, 503, 504].includes(status)) wrong.push(message)
  }
  const writing = writeUntil(() => isOver, api, ledger, "F", { pauseMs: 150, onFailure })
  const read = (url: string, headers = {}) => probe({ url: site + url, headers, intervalMs: 100, isOver: () => isOver })
  const reads = {
    "a page": read("/en/courses"),
    verification: read(`/api/certificates/verify/${known.certificationNo}`),
    "signed in": read("/api/certificates/get-certificates?limit=1", { authorization: token }),
  }
  const meters = { writes, ...reads }
  const takeAll = () => Object.fromEntries(Object.entries(meters).map(([name, meter]) => [name, meter.take()]))

  let isGood = true
  await wait(seconds * 1000)
  report("no fault", takeAll(), await visibility("at first"))
  for (const fault of faultsOf(databases, machine)) if (fault.name.includes(values.only)) await suffer(fault)

  async function suffer({ name, cause }: Fault) {
    takeAll()
    const causedAt = performance.now()
    const repair = await cause()
    await wait(seconds * 1000)
    // Writes are back: one was acknowledged a moment ago.
    const areBack = async () => performance.now() - writes.lastAt() < 2000 && performance.now() > causedAt + 2000
    await until(`writes after: ${name}`, maxWithoutWritesMs * 2, areBack)
    await wait(3000)
    const windows = takeAll()
    const visibleMs = await visibility(name)
    await repair()
    await until(`all machines are back after: ${name}`, repairLimitMs, databases.isHealthy)
    report(name, windows, visibleMs)
  }

  async function visibility(title: string): Promise<number> {
    const [first, ...others] = machine.servers
    await until("all servers are ready", repairLimitMs, async () =>
      (await Promise.all(machine.servers.map(isUp))).every(Boolean),
    )
    const direct = await signIn(first?.origin ?? "", admin)
    const tries: number[] = []
    for (let attempt = 1; attempt <= 5; attempt++)
      tries.push(
        await measureVisibility(
          direct,
          others.map(({ origin }) => origin),
          `${title} ${attempt}`,
        ),
      )
    return Math.max(...tries)
  }

  function report(name: string, windows: Record<string, Window>, visibleMs: number) {
    const parts = Object.entries(windows).map(([kind, { count, longestGapMs, failures }]) => {
      const failed = Object.entries(failures).map(([reason, failure]) => `${failure} × ${reason}`)
      const failedText = failed.length > 0 ? `, failed ${failed.join(", ")}` : ""
      return `${kind}: ${count}, longest time without ${(longestGapMs / 1000).toFixed(1)} s${failedText}`
    })
    console.log(`\n${name}`)
    for (const part of parts) console.log(`  ${part}`)
    console.log(`  visible on the other servers after ${visibleMs.toFixed(0)} ms`)
    const limitOf = (kind: string) => (kind === "writes" ? maxWithoutWritesMs : maxWithoutReadsMs)
    isGood &&= Object.entries(windows).every(([kind, { longestGapMs }]) => longestGapMs < limitOf(kind))
    isGood &&= visibleMs < maxVisibleMs
    if (windows["signed in"]?.failures["401"]) wrong.push(`${name}: the session ended`)
  }

  isOver = true
  await writing
  const mails = mailsSent(machine.servers.map(({ dataDir }) => dataDir))
  console.log(`\nAcknowledged: ${textOf(ledger.counts)}. Checking ${ledger.claims.size} claims …`)
  const broken = await brokenClaims(api, ledger.claims)
  const faults = await auditFaults(databaseUrl, secretKey)
  console.log(`Lost or wrong: ${broken.length}. Wrong failures: ${wrong.length}. Audit log: ${faults ?? "whole"}`)
  for (const problem of [...broken, ...wrong].slice(0, 10)) console.log(`  ${problem}`)
  console.log("The session of the first sign-in was used to the end")
  console.log(`Mails sent: ${mails.sent}, more than once: ${mails.again}`)
  await throughput()
  return isGood && broken.length + wrong.length === 0 && !faults ? 0 : 1

  async function throughput() {
    const generate = startGenerator(cleanup, plainPort)
    const rates = new Map<number, number[]>([1, 2, 4].map((count) => [count, []]))
    for (let round = 1; round <= throughputRounds; round++) {
      for (const [count, measured] of rates) {
        await machine.serveWith(count)
        const plan = { path: "/en/verify-certificate?no=", seconds: Math.min(5, seconds), sockets: 32 }
        await generate({ ...plan, seconds: 1 })
        measured.push((await generate(plan)).acceptedPerSecond)
      }
    }
    const one = median(rates.get(1) ?? [])
    const texts = [...rates].map(([count, measured]) => {
      const rate = median(measured)
      return `${count}: ${rate.toFixed(0)}/s (${(rate / one).toFixed(2)})`
    })
    console.log(`Pages that are not cached, by the number of server processes: ${texts.join(", ")}`)
  }
})

function textOf(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(", ")
}

async function isUp({ origin }: { origin: string }): Promise<boolean> {
  return (await fetch(`${origin}/api/health/ready`).catch(() => undefined))?.status === 200
}

async function tokenOf(): Promise<string> {
  const headers = { "content-type": "application/json" }
  const response = await fetch(`${site}/api/auth/login`, { method: "POST", headers, body: JSON.stringify(admin) })
  return ((await response.json()) as { token: string }).token
}

function locationOf(parent: string) {
  return { folder: parent, certificate: join(parent, "fullchain.pem"), key: join(parent, "privkey.pem") }
}

/** Those of deploy/prohori.env.example. The secrets are in files, as systemd passes them. */
async function settingsOf(cleanup: Cleanup, secrets: { databaseUrl: string; secretKey: string }) {
  const storage = randomBytes(16).toString("hex")
  const s3 = await startS3("prohori-images", storage)
  cleanup.defer(async () => s3.stop())
  const { BACKUP_S3_ENDPOINT: _, BACKUP_S3_BUCKET: __, ...example } = exampleOf("prohori.env")
  const files = {
    DATABASE_URL: secrets.databaseUrl,
    SECRET_KEY: secrets.secretKey,
    ADMIN_PASSWORD: admin.password,
    S3_ACCESS_KEY_ID: "drill",
    S3_SECRET_ACCESS_KEY: storage,
  }
  const credentials = join(folder, "credentials")
  mkdirSync(credentials, { mode: 0o700 })
  for (const [name, value] of Object.entries(files)) writeFileSync(join(credentials, name), `${value}\n`)
  const paths = Object.keys(files).map((name) => [`${name}_FILE`, join(credentials, name)])
  const forDrill = { RATE_LIMIT: "0", STAFF_IMAGES_PER_DAY: "5000", BACKUPS: "0", LOG_LEVEL: "warn" }
  const own = { PUBLIC_URL: site, S3_ENDPOINT: s3.endpoint, ADMIN_EMAIL: admin.email }
  return { ...example, ...own, ...forDrill, ...Object.fromEntries(paths) }
}

async function auditFaults(databaseUrl: string, secretKey: string): Promise<string | undefined> {
  const location = { dataDir: folder, databaseUrl, databasePool: 1, secretKey }
  const database = await openReadOnly(location, createLog("silent"))
  const { fault } = await verifyChain(database)
  await database.close()
  return fault ? messageOf(fault) : undefined
}
