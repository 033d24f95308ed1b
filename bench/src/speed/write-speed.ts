import { setTimeout as wait } from "node:timers/promises"
import type { Cleanup } from "#cleanup.ts"
import { type Sample, startConstantRate } from "#load/constant-rate-load.ts"
import { median, percentile } from "#percentile.ts"
import { startPostgres } from "#postgres.ts"
import type { AppProcess } from "#process/app-process.ts"
import { atLeastRow, notMeasured, type Row, underRow, withoutTarget } from "#report.ts"
import { fillTable } from "#seed/fill-table.ts"
import { personAt } from "#seed/people.ts"
import { userOf } from "#seed/seed-people.ts"
import { startSeededApp } from "#seed/seeded-app.ts"
import { startSession } from "../../../server/src/accounts/session/session.ts"
import type { Database } from "../../../server/src/db/open.ts"

const clients = 1000
const rounds = 5
const saveIntervalSeconds = 10
const [pagesPerSecond, seconds] = [20, 15]
/** A server on a busy machine refuses some, which is said beside the times. */
const statuses = [200, 503]

/** Small writes by many people: what a class that saves its answers or its progress causes. */
export async function writes(cleanup: Cleanup): Promise<Row[]> {
  const rows = await writesOn(cleanup, "SQLite")
  const postgres = await startPostgres(cleanup)
  if (!postgres) return [...rows, notMeasured("saving on PostgreSQL", "no PostgreSQL here")]
  return [...rows, ...(await writesOn(cleanup, "PostgreSQL", await postgres.urlOf("writes"))).map(withoutTarget)]
}

async function writesOn(cleanup: Cleanup, name: string, databaseUrl?: string): Promise<Row[]> {
  console.log(`\n${clients} clients, each saving every ${saveIntervalSeconds} s, beside page loads, over ${name}`)
  const { app, seeded: tokens } = await startSeededApp(cleanup, seedClients, { databaseUrl })
  const rows = await besidePages(app, tokens, name)
  // PostgreSQL has group commit itself: there each write is a transaction.
  if (!databaseUrl)
    rows.push(atLeastRow(`writes in groups : one transaction each, on ${name}`, await ratioOfRates(app), 1))
  await app.end()
  return rows
}

/** Accounts of the office, which may mark notifications as seen: that call saves one row of its user. */
async function seedClients(database: Database): Promise<string[]> {
  const users = Array.from({ length: clients }, (_, index) => ({ ...userOf(personAt(index)), role: "editor" as const }))
  await fillTable(database, "user", clients, (index) => users[index] as (typeof users)[number])
  return database.write(["session"], async (trx) => {
    const tokens: string[] = []
    for (const { _id } of users)
      tokens.push((await startSession(trx, _id, { userAgent: "bench", address: "127.0.0.1" })).token)
    return tokens
  })
}

async function besidePages(app: AppProcess, tokens: readonly string[], name: string): Promise<Row[]> {
  const loadPages = () => startConstantRate(app.port, pagesPerSecond, () => ({ path: "/courses" }), statuses)
  const alone = await measured(loadPages())

  let saved = 0
  const nextSave = () => {
    const until = new Date(Date.UTC(2026, 0, 1) + saved * 1000).toISOString()
    const token = tokens[saved++ % clients] ?? ""
    return { method: "PATCH", path: "/api/notifications/mark-seen", token, body: JSON.stringify({ until }) } as const
  }
  const endSaves = startConstantRate(app.port, clients / saveIntervalSeconds, nextSave, statuses)
  await app.longestBlock()
  const before = await app.commits()
  const from = performance.now()
  const beside = await measured(loadPages())
  const perSecond = ((await app.commits()) - before) / ((performance.now() - from) / 1000)
  const { wallMs } = await app.longestBlock()
  const saves = await endSaves()
  console.log(`  pages alone: ${summary(alone)}; beside saves: ${summary(beside)}; saves: ${summary(saves)}`)
  return [
    underRow(`p99 of a save on ${name}, ms`, p99(saves), 300),
    { metric: `longest delay of the event loop on ${name}, ms`, measured: wallMs.toFixed(1), target: "" },
    { metric: `commits per second on ${name}`, measured: perSecond.toFixed(1), target: "" },
    underRow(`p99 of pages on ${name}, beside saves : alone`, p99(beside) / p99(alone), 5),
  ]
}

/** The median of rounds in which both are measured alternately. */
async function ratioOfRates(app: AppProcess): Promise<number> {
  const ratios: number[] = []
  for (let round = 0; round < rounds; round++) {
    const { grouped, alone } = await app.writesPerSecond()
    console.log(`  rows per second without HTTP: in groups ${grouped.toFixed(0)}, alone ${alone.toFixed(0)}`)
    ratios.push(grouped / alone)
  }
  return median(ratios)
}

const accepted = (samples: Sample[]) => samples.filter(({ status }) => status === 200)
const p99 = (samples: Sample[]) =>
  percentile(
    accepted(samples).map(({ milliseconds }) => milliseconds),
    0.99,
  )
const summary = (samples: Sample[]) =>
  `p99 ${p99(samples).toFixed(1)} ms of ${samples.length}, ${samples.length - accepted(samples).length} refused`

async function measured(end: () => Promise<Sample[]>) {
  await wait(seconds * 1000)
  return end()
}
