import type { CertificateFilters, CertificateSuggestionsQuery } from "contract"
import { type RawBuilder, sql } from "kysely"
import type { Database } from "#db/open.ts"
import { equalsIgnoringCase, type Filter, inLowerCase, toLowerCase } from "#db/search/filter.ts"

/** A person comes first and then a batch, because they have the fewest rows. */
export function certificateFilters(read: Database["read"], wanted: CertificateFilters): Filter[] {
  const { candidateEmail, batchNo, certificationName, status } = wanted
  const filters: Filter[] = []
  if (candidateEmail) filters.push(sql`"candidateEmail" = ${candidateEmail}`)
  if (batchNo) filters.push(equalsIgnoringCase(read, "batchNo", batchNo))
  if (certificationName) filters.push(equalsIgnoringCase(read, "certificationName", certificationName))
  if (status) filters.push(sql`"status" = ${status}`)
  return filters
}

const maxSuggestions = 20
const highestCharacter = "\u{10ffff}"

/** Different values that begin with a text, each as its newest certificate has it. Reads one row of the index per value. */
export async function earlierValues(
  read: Database["read"],
  { field, search = "" }: CertificateSuggestionsQuery,
): Promise<string[]> {
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
