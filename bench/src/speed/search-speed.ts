import { setTimeout as wait } from "node:timers/promises"
import { addAdmin } from "#admin.ts"
import { originals } from "#browser/measured-urls.ts"
import type { Cleanup } from "#cleanup.ts"
import { type Connection, openConnection } from "#load/http-connection.ts"
import { latencyRatio } from "#load/latency-ratio.ts"
import { percentile } from "#percentile.ts"
import { type Postgres, startPostgres, vacuum, withoutSearchIndex } from "#postgres.ts"
import type { AppProcess } from "#process/app-process.ts"
import { notMeasured, type Row, underRow, withoutTarget } from "#report.ts"
import { broadTerms, selectiveTerms, type Terms, termsOf } from "#seed/search-terms.ts"
import { seedCourses } from "#seed/seed-lists.ts"
import { certificateNumberAt, seedTheirCertificates, seedUsers } from "#seed/seed-people.ts"
import { startSeededApp } from "#seed/seeded-app.ts"

const targetMs = 50
const warmUpSearches = 3
const searches = { selective: 20, broad: 5 }
const searchesInStream = 300
// After an event loop delay of this length the app sheds load with 503s, for about a second.
const overload = { delayMs: 250, pauseMs: 1200 }

const calls = { users: "/api/auth/get-users", certificates: "/api/certificates/get-certificates" }
type List = keyof typeof calls
type Searched = { app: AppProcess; connection: Connection; token: string; people: number }

/** The time of searches in the dashboard's lists, and the latency of other requests meanwhile. */
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
  for (const list of Object.keys(calls) as List[]) {
    const selective = await searchAll(searched, list, selectiveTerms[list], searches.selective)
    const common = await searchAll(searched, list, broadTerms, searches.broad)
    // PostgreSQL has no index of one or two letters, and counts texts in most rows by a table scan.
    const row = (kind: string, times: number[]) =>
      underRow(`p95 of searching ${list} on ${name} among ${size}, ${kind}, in ms`, percentile(times, 0.95), targetMs)
    if (postgres) rows.push(row("rare texts", selective), withoutTarget(row("common texts", common)))
    else rows.push(row("all texts", [...selective, ...common]))
  }
  const delay = await delayOfOtherRequests(searched)
  rows.push({
    ...underRow(`p99 of other requests on ${name}, during searches : baseline`, delay, 3),
    target: "3 or less",
  })
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
      if (databaseUrl) await vacuum(databaseUrl)
      return addAdmin(database)
    },
    { databaseUrl },
  )
  return { app, connection: await openConnection(app.port), token: seeded, people }
}

/** Returns the times of all searches, for first and last pages. */
async function searchAll(searched: Searched, list: List, terms: Terms, times: number): Promise<number[]> {
  const all: number[] = []
  for (const [kind, termOf] of Object.entries(terms)) {
    const next = termsOf(termOf, searched.people)
    const kindTimes: number[] = []
    let matches = 0
    for (let sent = -warmUpSearches; sent < times; sent++) {
      const term = next()
      const first = await searchFor(searched, list, term)
      const last = await searchFor(searched, list, term, first.pages)
      if (sent >= 0) kindTimes.push(first.milliseconds, last.milliseconds)
      matches = first.count
    }
    const percentiles = [0.5, 0.95, 1].map((fraction) => percentile(kindTimes, fraction).toFixed(2)).join(" ")
    console.log(`  ${list}, ${kind}: ${percentiles}   (matches ${matches.toLocaleString("en")})`)
    all.push(...kindTimes)
  }
  return all
}

async function searchFor({ connection, token }: Searched, list: List, term: string, page = 1) {
  const path = `${calls[list]}?search=${encodeURIComponent(term)}&page=${Math.max(1, page)}`
  const { status, body, milliseconds } = await connection.send({ path, token })
  if (status !== 200) throw new Error(`${path} responded ${status}: ${body()}`)
  if (milliseconds > overload.delayMs) await wait(overload.pauseMs)
  const { count, meta } = JSON.parse(body())
  return { milliseconds, count: count as number, pages: meta.pages as number }
}

function delayOfOtherRequests(searched: Searched): Promise<number> {
  const { app, people } = searched
  const number = () => certificateNumberAt(Math.floor(Math.random() * people))
  const urls = [() => originals.courses.url, () => `/api/certificates/verify/${number()}`]
  let sent = 0
  const nextRequest = () => ({ path: urls[sent++ % urls.length]?.() ?? "" })
  const next = termsOf(({ email }) => email, people)
  const work = () => searchFor(searched, "certificates", next())
  return latencyRatio(app.port, nextRequest, { name: "searches", times: searchesInStream, pauseMs: 0, work })
}
