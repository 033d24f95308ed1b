import type { Database } from "#db/open.ts"

export type Searched = "user" | "certificate" | "review" | "audit"

const letters = 3
const mostParts = 3
const sampleSize = 500
const sampleLife = 10 * 60 * 1000

type Sample = { rows: number; rowsWith: Map<string, number>; takenAt: number }

const samples = new WeakMap<Database, Partial<Record<Searched, Promise<Sample>>>>()

/**
 * The few three-letter parts of a search that are likely the rarest, wide apart. Both databases look up every part that
 * they are asked for, and the end of an email, or what all numbers begin with, stands in every row.
 */
export async function rareParts(database: Database, table: Searched, search: string): Promise<string[]> {
  const { rowsWith } = await sampleOf(database, table)
  const parts = partsOf(search).map((part, place) => ({ part, place, rows: rowsWith.get(part) ?? 0 }))
  const chosen: typeof parts = []
  for (const each of parts.toSorted((one, other) => one.rows - other.rows)) {
    if (chosen.length === mostParts) break
    if (chosen.every(({ place }) => Math.abs(place - each.place) >= letters)) chosen.push(each)
  }
  return chosen.map(({ part }) => part)
}

function partsOf(text: string): string[] {
  const points = Array.from(text)
  return points.slice(letters - 1).map((_, place) => points.slice(place, place + letters).join(""))
}

function sampleOf(database: Database, table: Searched): Promise<Sample> {
  const known = samples.get(database) ?? {}
  samples.set(database, known)
  const sample = known[table] ?? takeSample(database, table)
  known[table] = sample
  const takeAnother = () => {
    if (known[table] === sample) delete known[table]
  }
  sample.then(({ takenAt }) => {
    if (Date.now() - takenAt > sampleLife) takeAnother()
  }, takeAnother)
  return sample
}

/** The oldest and the newest rows: a guess at the rest, which decides how quickly something is found, never what. */
async function takeSample(database: Database, table: Searched): Promise<Sample> {
  const texts = database.read
    .selectFrom(table as "user")
    .select("searchText")
    .limit(sampleSize)
  const [oldest, newest] = await Promise.all([texts.orderBy("_id").execute(), texts.orderBy("_id", "desc").execute()])
  const rowsWith = new Map<string, number>()
  for (const { searchText } of [...oldest, ...newest]) {
    for (const part of new Set(partsOf(searchText))) rowsWith.set(part, (rowsWith.get(part) ?? 0) + 1)
  }
  return { rows: oldest.length + newest.length, rowsWith, takenAt: Date.now() }
}
