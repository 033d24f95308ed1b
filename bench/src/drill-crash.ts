import { randomInt } from "node:crypto"
import { parseArgs } from "node:util"
import { brokenClaims, newLedger, signIn, writeUntil } from "../../server/src/test/load/crash-load.ts"
import { type Cleanup, withCleanup } from "./cleanup.ts"
import { type CrashSite, postgresSite, sqliteSite } from "./crash/crash-site.ts"
import { startRealServer } from "./process/real-server.ts"

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "50" },
    seconds: { type: "string", default: "3" },
    database: { type: "string", default: "sqlite" },
    "power-loss": { type: "boolean", default: false },
  },
})
const rounds = Number(values.rounds)
const seconds = Number(values.seconds)
if (!(rounds >= 1 && seconds >= 1)) throw new Error("--rounds and --seconds must be numbers from 1")
if (!/^(sqlite|postgres)$/.test(values.database)) throw new Error("--database must be sqlite or postgres")

const admin = { email: "admin@prohori.local", password: "correct horse 7" }
const settings = {
  ADMIN_PASSWORD: admin.password,
  DEMO: "0",
  RATE_LIMIT: "0",
  STAFF_IMAGES_PER_DAY: "5000",
  TRUST_PROXY: "127.0.0.1",
  LOG_LEVEL: "silent",
}

await withCleanup(rounds * (seconds + 40) + 300, async (cleanup) => {
  const isPowerLoss = values["power-loss"]
  const site = await (values.database === "sqlite" ? sqliteSite : postgresSite)(cleanup, isPowerLoss)
  console.log(`${rounds} crashes under mixed writes, on ${values.database}${isPowerLoss ? ", each a power loss" : ""}`)
  const all = newLedger()
  let broken = 0
  for (let round = 1; round <= rounds; round++) {
    const ledger = newLedger()
    const crashed = await crashUnderLoad(cleanup, site, ledger, round)
    for (const [subject, claim] of ledger.claims) all.claims.set(subject, claim)
    for (const [kind, count] of Object.entries(ledger.counts)) all.counts[kind] = (all.counts[kind] ?? 0) + count
    // The last check covers everything that was ever acknowledged, not only this round.
    const checked = round === rounds ? all.claims : ledger.claims
    const problems = await restartAndCheck(cleanup, site, checked)
    broken += problems.length
    const state = problems.length === 0 ? "all hold, log and file are intact" : problems.slice(0, 5).join("; ")
    console.log(`round ${round}: ${crashed} killed after ${textOf(ledger.counts)}; ${checked.size} claims: ${state}`)
  }
  console.log(`Acknowledged in all: ${textOf(all.counts)}. Broken: ${broken}`)
  return broken === 0 ? 0 : 1
})

function textOf(counts: Record<string, number>): string {
  const parts = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`)
  return parts.join(", ")
}

async function crashUnderLoad(cleanup: Cleanup, site: CrashSite, ledger: ReturnType<typeof newLedger>, round: number) {
  const server = await startRealServer(cleanup, { ...settings, ...site.settings })
  const api = await signIn(server.origin, admin)
  let isOver = false
  let crashed = ""
  const crashing = new Promise<void>((resolve, reject) => {
    setTimeout(
      () => {
        isOver = true
        site.crash(server.process, round).then((name) => {
          crashed = name
          resolve()
        }, reject)
      },
      randomInt(seconds * 500, seconds * 1000),
    )
  })
  const unexpected: Error[] = []
  // A server that is busy refuses, which acknowledges nothing.
  const onFailure = (error: Error & { status?: number }) => {
    if (error.status !== 503) unexpected.push(error)
  }
  await Promise.all([crashing, writeUntil(() => isOver, api, ledger, `R${round}`, { onFailure })])
  if (unexpected[0]) throw unexpected[0]
  return crashed
}

async function restartAndCheck(cleanup: Cleanup, site: CrashSite, claims: ReturnType<typeof newLedger>["claims"]) {
  await site.afterCrash()
  const server = await startRealServer(cleanup, { ...settings, ...site.settings })
  const problems = await brokenClaims(await signIn(server.origin, admin), claims)
  problems.push(...(await site.faults()))
  await site.stop(server.process)
  return problems
}
