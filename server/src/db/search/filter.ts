import { type RawBuilder, type SqlBool, sql } from "kysely"
import { isPostgres } from "#db/is-postgres.ts"
import type { Database } from "#db/open.ts"

/** A condition that begins with a column, which has an index that returns rows in the order of their creation. */
export type Filter = RawBuilder<SqlBool>

/** SQLite has no statistics to choose an index by. The unary plus hides a column's index from it. */
export const withoutIndex = <T>(column: RawBuilder<T>): RawBuilder<T> => sql`+${column}`

/**
 * A text column in lower case, as its index has it. Only Latin letters without accents have a lower case here: SQLite
 * knows no other, and both databases must give the same rows in the same order.
 */
export function inLowerCase(read: Database["read"], column: string): RawBuilder<string> {
  return isPostgres(read) ? sql`lower(${sql.ref(column)} collate "C")` : sql`lower(${sql.ref(column)})`
}

export const toLowerCase = (value: string) => value.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

export const equalsIgnoringCase = (read: Database["read"], column: string, value: string): Filter =>
  sql`${inLowerCase(read, column)} = ${toLowerCase(value)}`
