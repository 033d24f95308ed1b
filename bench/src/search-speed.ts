import { setTimeout as wait } from "node:timers/promises"
import { addAdmin } from "./admin.ts"
import type { AppProcess } from "./app-process.ts"
import type { Cleanup } from "./cleanup.ts"
import { type Connection, openConnection } from "./one-connection.ts"
import { median, percentile } from "./percentile.ts"
import { type Postgres, startPostgres, tidyUp, withoutSearchIndex } from "./postgres.ts"
import { notMeasured, type Row, under } from "./report.ts"
import { broad, freshTerms, type Terms, typed } from "./search-terms.ts"
import { seedTheirCertificates, seedUsers } from "./seed-people.ts"
import { startSeededApp } from "./seeded-app.ts"

const [many, few] = [1_000_000, 10_000]
const warmUp = 400
const searches = 400
const broadSearches = 12
// An app that was held up for so long answers the next requests with 503, for about a second.
const held = { milliseconds: 250, pause: 1200 }

const calls = { users: "/api/auth/get-users", certificates: "/api/certificates/get-certificates" }
type What = keyof typeof calls
type Side = { app: AppProcess; connection: Connection; token: string; people: number }
type Found = { milliseconds: number; count: number }
type Kind = { kind: string; small: Found[]; large: Found[] }

/** Searching in the dashboard's lists, in a large company and in a small one. */
export async function search(cleanup: Cleanup): Promise<Row[]> {
  const rows = await searchOn(cleanup, "SQLite")
  const postgres = await startPostgres(cleanup)
  if (!postgres) return [...rows, notMeasured("searching on PostgreSQL", "no PostgreSQL here")]
  return [...rows, ...(await searchOn(cleanup, "PostgreSQL", postgres))]
}

async function searchOn(cleanup: Cleanup, name: string, postgres?: Postgres): Promise<Row[]> {
  console.log(
    `\nSearching in the dashboard, over ${name}: ${searches} requests one after the other, the two sides in turn`,
  )
  const large = await startSide(cleanup, many, await postgres?.urlOf("large"))
  const small = await startSide(cleanup, few, await postgres?.urlOf("small"))
  const rows: Row[] = []
  for (const what of Object.keys(calls) as What[]) {
    console.log(
      `  ${calls[what]}, p50 and p95 in ms among ${few.toLocaleString("en")} and ${many.toLocaleString("en")}`,
    )
    await askInTurn(what, typed[what], warmUp, small, large)
    const found = await askInTurn(what, typed[what], searches, small, large)
    for (const kind of found) tell([kind], `    ${kind.kind}`)
    for (const kind of await askInTurn(what, broad, broadSearches, small, large))
      tell([kind], `    besides, ${kind.kind}`)
    const ratio = tell(found, "    all but these")
    const sizes = `among ${many.toLocaleString("en")} : among ${few.toLocaleString("en")}`
    rows.push(under(`p95 of searching ${what} on ${name}, ${sizes}`, ratio, 5))
  }
  for (const side of [small, large]) {
    side.connection.close()
    await side.app.end()
  }
  return rows
}

async function startSide(cleanup: Cleanup, people: number, databaseUrl = ""): Promise<Side> {
  const { app, seeded } = await startSeededApp(
    cleanup,
    async (database) => {
      const fill = databaseUrl
        ? withoutSearchIndex
        : (_url: string, _table: string, work: () => Promise<void>) => work()
      await fill(databaseUrl, "user", () => seedUsers(database, people))
      await fill(databaseUrl, "certificate", () => seedTheirCertificates(database, people))
      if (databaseUrl) await tidyUp(databaseUrl)
      return addAdmin(database)
    },
    { databaseUrl },
  )
  return { app, connection: await openConnection(app.port), token: seeded, people }
}

/** So many searches on each side, the kinds of terms taking turns; what each kind found, and how quickly. */
async function askInTurn(
  what: What,
  terms: Terms,
  times: number,
  ...sides: [small: Side, large: Side]
): Promise<Kind[]> {
  const kinds = Object.entries(terms).map(([kind, termOf]) => ({
    kind,
    sides: sides.map((side) => ({ side, next: freshTerms(termOf, side.people), found: [] as Found[] })),
  }))
  for (let asked = 0; asked < times; asked++) {
    for (const { side, next, found } of kinds[asked % kinds.length]?.sides ?? []) {
      found.push(await searchFor(side, what, next()))
    }
  }
  return kinds.map(({ kind, sides }) => ({ kind, small: sides[0]?.found ?? [], large: sides[1]?.found ?? [] }))
}

async function searchFor({ connection, token }: Side, what: What, term: string): Promise<Found> {
  const path = `${calls[what]}?search=${encodeURIComponent(term)}`
  const { status, body, milliseconds } = await connection.ask({ path, token })
  if (status !== 200) throw new Error(`${path} answered ${status}: ${body}`)
  if (milliseconds > held.milliseconds) await wait(held.pause)
  return { milliseconds, count: JSON.parse(body).count }
}

/** Prints what these kinds took together, and answers the p95 on the large side divided by the small side's. */
function tell(kinds: Kind[], name: string): number {
  const [small, large] = [kinds.flatMap(({ small }) => small), kinds.flatMap(({ large }) => large)]
  const part = (found: Found[], part: number) =>
    percentile(
      found.map(({ milliseconds }) => milliseconds),
      part,
    )
  const times = (found: Found[]) => `${part(found, 0.5).toFixed(2)} ${part(found, 0.95).toFixed(2)}`
  const matches = (found: Found[]) => Math.round(median(found.map(({ count }) => count))).toLocaleString("en")
  const ratio = part(large, 0.95) / part(small, 0.95)
  const found = `matches ${matches(small)}, ${matches(large)}`
  console.log(`${name}: ${times(small)}, ${times(large)}: p95 ${ratio.toFixed(2)} times   (${found})`)
  return ratio
}
