import {
  type CertificateFilters,
  type CertificateSuggestionsQuery,
  isSet,
  matcherOf,
  toBengaliDigits,
  toLatinDigits,
} from "contract"
import { type RawBuilder, sql } from "kysely"
import type { Database } from "#db/open.ts"
import { equalsIgnoringCase, type Filter, inLowerCase, toLowerCase } from "#db/search/filter.ts"
import { publishedCourses } from "#resources/course/published.ts"

/** A person comes first and then a batch, because they have the fewest rows. */
export async function certificateFilters(read: Database["read"], wanted: CertificateFilters): Promise<Filter[]> {
  const { candidateEmail, batchNo, certificationName, status } = wanted
  const filters: Filter[] = []
  if (candidateEmail) filters.push(sql`"candidateEmail" = ${candidateEmail}`)
  if (batchNo) filters.push(await equalsInAnyDigits(read, "batchNo", batchNo))
  if (certificationName) filters.push(await equalsInAnyDigits(read, "certificationName", certificationName))
  if (status) filters.push(sql`"status" = ${status}`)
  return filters
}

type Field = CertificateSuggestionsQuery["field"]

/** A value as it was typed, and with all its digits Latin or Bengali. */
const inAnyDigits = (value: string) => [...new Set([value, toLatinDigits(value), toBengaliDigits(value)])]

/** Only with one value the index returns rows in the order of their creation, and usually there is only one. */
async function equalsInAnyDigits(read: Database["read"], field: Field, value: string): Promise<Filter> {
  const [typed = value, ...others] = inAnyDigits(value)
  const stored: string[] = []
  for (const other of others.length === 0 ? [] : [typed, ...others]) {
    const one = read
      .selectFrom("certificate")
      .select("_id")
      .where(equalsIgnoringCase(read, field, other))
      .limit(1)
    if (await one.executeTakeFirst()) stored.push(other)
  }
  if (stored.length < 2) return equalsIgnoringCase(read, field, stored[0] ?? typed)
  return sql`${inLowerCase(read, field)} in (${sql.join(stored.map(toLowerCase))})`
}

const maxSuggestions = 20
const highestCharacter = "\u{10ffff}"

/** Different values that begin with a text, in Latin or Bengali digits, each as its newest certificate has it. */
export async function earlierValues(
  read: Database["read"],
  { field, search = "", courses }: CertificateSuggestionsQuery,
): Promise<string[]> {
  const found: string[] = []
  for (const beginning of inAnyDigits(search)) found.push(...(await valuesFrom(read, field, beginning)))
  if (field === "certificationName" && isSet(courses)) found.push(...(await courseTitles(read, search)))
  return [...new Set(found)].slice(0, maxSuggestions)
}

const maxCourses = 1000

async function courseTitles(read: Database["read"], search: string): Promise<string[]> {
  const courses = await publishedCourses(read).select("title").orderBy("_id", "desc").limit(maxCourses).execute()
  return courses.map(({ title }) => title).filter(matcherOf(search))
}

/** Reads one row of the index per value. */
async function valuesFrom(read: Database["read"], field: Field, search: string): Promise<string[]> {
  const key = inLowerCase(read, field)
  const beginning = toLowerCase(search)
  const [lower, upper] = [sql`${key} >= ${beginning}`, sql`${key} < ${beginning + highestCharacter}`]
  // Batches count upwards, so the highest are the newest. Each side has one bound: of two, SQLite may start at the further one.
  const isDescending = field === "batchNo"
  const [direction, nextLower, nextUpper] = isDescending
    ? [sql`desc`, lower, sql`${key} < found.key`]
    : [sql`asc`, sql`${key} > found.key`, upper]
  const firstKey = (...bounds: RawBuilder<unknown>[]) =>
    sql`(select ${key} from certificate where ${sql.join(bounds, sql` and `)} order by ${key} ${direction} limit 1)`
  const values = sql<{ value: string; number: number }>`(
    with recursive found(key, number) as (
      select ${firstKey(lower, upper)}, 1
      union all
      select ${firstKey(nextLower, nextUpper)}, number + 1
        from found where key is not null and number < ${maxSuggestions}
    )
    select (select ${sql.ref(field)} from certificate where ${key} = found.key order by _id desc limit 1) as value, number
    from found where key is not null)`
  const rows = await read.selectFrom(values.as("suggestion")).select("value").orderBy("number").execute()
  return rows.map(({ value }) => value)
}
