import { sql } from "kysely"
import type { Database } from "#db/open.ts"

export type Searched = "user" | "certificate" | "review" | "audit"

const letters = 3
const mostParts = 3
const sampleSize = 150
/** Some are long, and a guess is no reason to keep anybody waiting. */
const sampledLetters = 200
const sampleLife = 10 * 60 * 1000

type Sample = { rowsWith: Map<string, number>; takenAt: number }

const samples = new WeakMap<Database, Partial<Record<Searched, Promise<Sample>>>>()

/**
 * The few three-letter parts of a search that are likely the rarest, wide apart. Both databases look up every part that
 * they are asked for, and the end of an email, or what all numbers begin with, stands in every row.
 */
export async function rareParts(database: Database, table: Searched, search: string): Promise<string[]> {
  const { rowsWith } = await sampleOf(database, table)
  const parts = partsOf(search).map((part, place) => ({ part, place, rows: rowsWith.get(part) ?? 0 }))
  const rarestFirst = parts.toSorted((one, other) => one.rows - other.rows)
  const chosen: typeof parts = []
  // Side by side where there is room for that; parts that share letters say less, but better those than one alone.
  for (const apart of [letters, 1]) {
    for (const each of rarestFirst) {
      if (chosen.length === mostParts) break
      if (chosen.every(({ place }) => Math.abs(place - each.place) >= apart)) chosen.push(each)
    }
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
    .select(sql<string>`substr("searchText", 1, ${sampledLetters})`.as("searchText"))
    .limit(sampleSize)
  const [oldest, newest] = await Promise.all([texts.orderBy("_id").execute(), texts.orderBy("_id", "desc").execute()])
  const rowsWith = new Map<string, number>()
  for (const { searchText } of [...oldest, ...newest]) {
    for (const part of new Set(partsOf(searchText))) rowsWith.set(part, (rowsWith.get(part) ?? 0) + 1)
  }
  return { rowsWith, takenAt: Date.now() }
}
