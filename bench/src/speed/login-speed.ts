import { setTimeout as wait } from "node:timers/promises"
import { originals } from "#browser/measured-urls.ts"
import type { Cleanup } from "#cleanup.ts"
import { compare } from "#compare.ts"
import { median } from "#percentile.ts"
import type { AppProcess } from "#process/app-process.ts"
import { atLeastRow, type Row } from "#report.ts"
import { seedCourses } from "#seed/seed-lists.ts"
import { startSeededApp } from "#seed/seeded-app.ts"
import { seedAccounts, startLogins } from "./logins.ts"

const rounds = 5
const measureSeconds = 3
const warmUpMs = 300

/** Hashing limits the login rate on purpose: how close logins come to that limit, and the rate of other requests meanwhile. */
export async function login(cleanup: Cleanup): Promise<Row[]> {
  console.log("\nLogins over SQLite")
  const seed = async (database: Parameters<typeof seedAccounts>[0]) => {
    await seedAccounts(database)
    await seedCourses(database)
  }
  const { app } = await startSeededApp(cleanup, seed, { trustProxy: "127.0.0.1" })
  const rate = await loginsToBound(app)
  console.log(
    "\nPublic reads while logins run at full rate. The load generator shares the cores with the server: on a separate",
  )
  console.log("machine it would leave more CPU time to both, so this ratio is a lower bound.")
  const readRatio = await readsDuringLogins(app)
  await app.end()
  return [
    { ...atLeastRow("logins a second : argon2id two at a time", rate, 0), target: "as close to 1 as possible" },
    atLeastRow("public reads while logins run at full rate : alone", readRatio, 0.5),
  ]
}

async function loginsToBound(app: AppProcess): Promise<number> {
  const runs: { bound: number; rate: number; server: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const bound = await app.hashesPerSecond()
    const logins = await startLogins(app.port)
    await wait(warmUpMs)
    const serverUse = await app.watchCpu()
    const [before, from] = [logins.count(), performance.now()]
    await wait(measureSeconds * 1000)
    const rate = (logins.count() - before) / ((performance.now() - from) / 1000)
    runs.push({ bound, rate, server: await serverUse() })
    await logins.end()
  }
  const medianOf = (part: (run: (typeof runs)[number]) => number) => median(runs.map(part))
  const ratios = runs.map(({ bound, rate }) => rate / bound)
  console.log(`  argon2id, two at a time in an idle app: ${medianOf(({ bound }) => bound).toFixed(1)}/s`)
  const server = Math.round(100 * medianOf(({ server }) => server))
  console.log(`  logins: ${medianOf(({ rate }) => rate).toFixed(1)}/s   (of one core: server ${server}%)`)
  const each = ratios.map((ratio) => ratio.toFixed(2)).join(" ")
  console.log(`  ratio ${median(ratios).toFixed(2)}   (rounds: ${each})`)
  return median(ratios)
}

async function readsDuringLogins(app: AppProcess): Promise<number> {
  const { url } = originals.courses
  const rates: number[] = []
  const meanwhile = async () => {
    const logins = await startLogins(app.port)
    const [before, from] = [logins.count(), performance.now()]
    return async () => {
      rates.push((logins.count() - before) / ((performance.now() - from) / 1000))
      await logins.end()
    }
  }
  const ratio = await compare(
    { name: "get-courses while people log in", app, url: () => url, meanwhile },
    { name: "get-courses alone", app, url: () => url },
  )
  console.log(`  logins meanwhile: ${median(rates).toFixed(1)}/s`)
  return ratio
}
