import { sql } from "kysely"
import { isPostgres } from "#db/is-postgres.ts"
import type { Database } from "#db/open.ts"

/**
 * Any number of keys as one parameter: a query has at most 32,766 on SQLite. With many, PostgreSQL may scan the table and
 * compare each row with every key.
 */
export function keyList<Key extends string | number>(db: Pick<Database["read"], "getExecutor">, keys: readonly Key[]) {
  if (!isPostgres(db)) return sql<Key>`(select value from json_each(${JSON.stringify(keys)}))`
  const type = sql.raw(typeof keys[0] === "number" ? "integer[]" : "text[]")
  return sql<Key>`(select unnest(${keys}::${type}))`
}
