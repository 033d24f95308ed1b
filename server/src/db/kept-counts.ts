import type { Topic } from "contract"
import type { Database } from "#db/open.ts"

type Counts = Map<string, Promise<number>>

const most = 1000
const counts = new WeakMap<Database, Partial<Record<Topic, Counts>>>()

/** How many rows of a table match is asked for with each page, and is the dearest part of it: kept until a row changes. */
export function keptCount(database: Database, table: string, search: string, count: () => Promise<number>) {
  const kept = countsOf(database)[table as Topic]
  if (!kept || !database.changes.areHeard) return count()
  const known = kept.get(search)
  if (known) return known
  // Kept before it is known: a change in the meantime drops it.
  const counting = count()
  kept.set(search, counting)
  counting.catch(() => kept.delete(search))
  if (kept.size > most) kept.delete(kept.keys().next().value ?? "")
  return counting
}

function countsOf(database: Database) {
  const known = counts.get(database)
  if (known) return known
  const fresh = { user: new Map(), certificate: new Map(), review: new Map() } satisfies Partial<Record<Topic, Counts>>
  counts.set(database, fresh)
  database.changes.listen((topic) => {
    if (topic in fresh) fresh[topic as keyof typeof fresh].clear()
  })
  return fresh as Partial<Record<Topic, Counts>>
}
