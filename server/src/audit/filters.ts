import type { AuditQuery } from "contract"
import { sql } from "kysely"
import { isPostgres } from "#db/is-postgres.ts"
import type { Database } from "#db/open.ts"
import type { Filter } from "#db/search/filter.ts"

/** The part of an action before the dot. Must be written exactly as in its index. */
const kindIn = (read: Database["read"]) =>
  isPostgres(read) ? sql`split_part("action", '.', 1)` : sql`substr("action", 1, instr("action", '.') - 1)`

export const ofKind = (read: Database["read"], kind: string): Filter => sql`${kindIn(read)} = ${kind}`

/** The kind comes first, because one person may have a million entries. */
export function auditFilters(read: Database["read"], { actor, kind }: Pick<AuditQuery, "actor" | "kind">): Filter[] {
  const ofActor: Filter[] = actor ? [sql`"actor" = ${actor}`] : []
  return kind ? [ofKind(read, kind), ...ofActor] : ofActor
}
