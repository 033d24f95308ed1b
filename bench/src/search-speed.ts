import { setTimeout as wait } from "node:timers/promises"
import { addAdmin } from "./admin.ts"
import type { AppProcess } from "./app-process.ts"
import type { Cleanup } from "./cleanup.ts"
import { originals } from "./measured-addresses.ts"
import { type Connection, openConnection } from "./one-connection.ts"
import { othersDelay } from "./others-delay.ts"
import { percentile } from "./percentile.ts"
import { type Postgres, startPostgres, tidyUp, withoutSearchIndex } from "./postgres.ts"
import { notMeasured, type Row, under, withoutAim } from "./report.ts"
import { broad, type Terms, termsOf, typed } from "./search-terms.ts"
import { seedCourses } from "./seed-lists.ts"
import { personsNumber, seedTheirCertificates, seedUsers } from "./seed-people.ts"
import { startSeededApp } from "./seeded-app.ts"

const aimMs = 50
const warmUp = 3
const searches = { typed: 20, broad: 5 }
const searchesInStream = 300
// An app that was held up for so long answers the next requests with 503, for about a second.
const held = { milliseconds: 250, pause: 1200 }

const calls = { users: "/api/auth/get-users", certificates: "/api/certificates/get-certificates" }
type What = keyof typeof calls
type Searched = { app: AppProcess; connection: Connection; token: string; people: number }

/** Searching in the dashboard's lists, and what others notice of it. */
export async function search(cleanup: Cleanup): Promise<Row[]> {
  const rows = await searchOn(cleanup, "SQLite", 100_000)
  const postgres = await startPostgres(cleanup)
  if (!postgres) return [...rows, notMeasured("searching on PostgreSQL", "no PostgreSQL here")]
  return [...rows, ...(await searchOn(cleanup, "PostgreSQL", 1_000_000, postgres))]
}

async function searchOn(cleanup: Cleanup, name: string, people: number, postgres?: Postgres): Promise<Row[]> {
  const size = people.toLocaleString("en")
  console.log(`\nSearching in the dashboard among ${size}, over ${name}: first and last pages, p50 p95 max in ms`)
  const searched = await startSearched(cleanup, people, await postgres?.urlOf("search"))
  const rows: Row[] = []
  for (const what of Object.keys(calls) as What[]) {
    const selective = await askAll(searched, what, typed[what], searches.typed)
    const common = await askAll(searched, what, broad, searches.broad)
    // PostgreSQL has no index of one or two letters, and counts what most rows have by reading them all.
    const row = (kind: string, times: number[]) =>
      under(`p95 of searching ${what} on ${name} among ${size}, ${kind}, in ms`, percentile(times, 0.95), aimMs)
    if (postgres) rows.push(row("what finds few", selective), withoutAim(row("what finds many", common)))
    else rows.push(row("whatever is searched for", [...selective, ...common]))
  }
  const delay = await delayOfOthers(searched)
  rows.push({ ...under(`p99 of others on ${name}, during searches : quiet`, delay, 3), aim: "3 or less" })
  searched.connection.close()
  await searched.app.end()
  return rows
}

async function startSearched(cleanup: Cleanup, people: number, databaseUrl = ""): Promise<Searched> {
  const { app, seeded } = await startSeededApp(
    cleanup,
    async (database) => {
      const fill = databaseUrl
        ? withoutSearchIndex
        : (_url: string, _table: string, work: () => Promise<void>) => work()
      await seedCourses(database)
      await fill(databaseUrl, "user", () => seedUsers(database, people))
      await fill(databaseUrl, "certificate", () => seedTheirCertificates(database, people))
      if (databaseUrl) await tidyUp(databaseUrl)
      return addAdmin(database)
    },
    { databaseUrl },
  )
  return { app, connection: await openConnection(app.port), token: seeded, people }
}

/** All times, of first and last pages. */
async function askAll(searched: Searched, what: What, terms: Terms, times: number): Promise<number[]> {
  const all: number[] = []
  for (const [kind, termOf] of Object.entries(terms)) {
    const next = termsOf(termOf, searched.people)
    const kindTimes: number[] = []
    let matches = 0
    for (let asked = -warmUp; asked < times; asked++) {
      const term = next()
      const first = await searchFor(searched, what, term)
      const last = await searchFor(searched, what, term, first.pages)
      if (asked >= 0) kindTimes.push(first.milliseconds, last.milliseconds)
      matches = first.count
    }
    const parts = [0.5, 0.95, 1].map((part) => percentile(kindTimes, part).toFixed(2)).join(" ")
    console.log(`  ${what}, ${kind}: ${parts}   (matches ${matches.toLocaleString("en")})`)
    all.push(...kindTimes)
  }
  return all
}

async function searchFor({ connection, token }: Searched, what: What, term: string, page = 1) {
  const path = `${calls[what]}?search=${encodeURIComponent(term)}&page=${Math.max(1, page)}`
  const { status, body, milliseconds } = await connection.ask({ path, token })
  if (status !== 200) throw new Error(`${path} answered ${status}: ${body}`)
  if (milliseconds > held.milliseconds) await wait(held.pause)
  const { count, meta } = JSON.parse(body)
  return { milliseconds, count: count as number, pages: meta.pages as number }
}

function delayOfOthers(searched: Searched): Promise<number> {
  const { app, people } = searched
  const number = () => personsNumber(Math.floor(Math.random() * people))
  const addresses = [() => originals.courses.url, () => `/api/certificates/verify/${number()}`]
  let asked = 0
  const nextQuestion = () => ({ path: addresses[asked++ % addresses.length]?.() ?? "" })
  const next = termsOf(({ email }) => email, people)
  const work = () => searchFor(searched, "certificates", next())
  return othersDelay(app.port, nextQuestion, { name: "searches", times: searchesInStream, pauseMs: 0, work })
}
