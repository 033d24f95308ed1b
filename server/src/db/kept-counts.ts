import type { Filter } from "#db/matching.ts"
import type { Database } from "#db/open.ts"
import type { Searched } from "#db/rare-parts.ts"

type Counted = Searched | "course"
type Counts = Map<string, Promise<number>>

const most = 1000
const counts = new WeakMap<Database, Record<Counted, Counts>>()

/** No search has a line break in it. */
export const keyOf = (text: string, filters: readonly Filter[]) => [text, ...filters.map(({ name }) => name)].join("\n")

/** How many rows of a table match is asked for with each page, and is the dearest part of it: kept until a row changes. */
export async function keptCount(database: Database, table: Counted, key: string, count: () => Promise<number>) {
  const kept = countsOf(database)[table]
  // Every change adds to the log, and is heard of nowhere: where the log ended says whether it is still the same.
  if (table === "audit") return keptIn(kept, `${await endOfLog(database)}\n${key}`, count)
  return database.changes.areHeard ? keptIn(kept, key, count) : count()
}

async function endOfLog({ read }: Database): Promise<number> {
  return (await read.selectFrom("auditHead").select("position").executeTakeFirstOrThrow()).position
}

function keptIn(kept: Counts, key: string, count: () => Promise<number>): Promise<number> {
  const known = kept.get(key)
  if (known) return known
  // Kept before it is known: a change in the meantime drops it.
  const counting = count()
  kept.set(key, counting)
  counting.catch(() => kept.delete(key))
  if (kept.size > most) kept.delete(kept.keys().next().value ?? "")
  return counting
}

function countsOf(database: Database): Record<Counted, Counts> {
  const known = counts.get(database)
  if (known) return known
  const fresh = { user: new Map(), certificate: new Map(), review: new Map(), course: new Map(), audit: new Map() }
  counts.set(database, fresh)
  database.changes.listen((topic) => {
    if (topic in fresh) fresh[topic as Counted].clear()
  })
  return fresh
}
