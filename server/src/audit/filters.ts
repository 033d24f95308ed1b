import type { AuditQuery } from "contract"
import { sql } from "kysely"
import { isPostgres } from "#db/is-postgres.ts"
import type { Database } from "#db/open.ts"
import type { Filter } from "#db/search/filter.ts"

/** The part of an action before the dot. Must be written exactly as in its index. */
export const kindIn = (read: Database["read"]) =>
  isPostgres(read) ? sql`split_part("action", '.', 1)` : sql`substr("action", 1, instr("action", '.') - 1)`

export const ofKind = (read: Database["read"], kind: string): Filter => sql`${kindIn(read)} = ${kind}`

type Wanted = Pick<AuditQuery, "actor" | "kind" | "recordId">

/** One record has the fewest entries; the kind comes before the person, because one person may have a million. */
export function auditFilters(read: Database["read"], { actor, kind, recordId }: Wanted): Filter[] {
  const filters: Filter[] = []
  if (recordId) filters.push(sql`"recordId" = ${recordId}`)
  if (kind) filters.push(ofKind(read, kind))
  if (actor) filters.push(sql`"actor" = ${actor}`)
  return filters
}
