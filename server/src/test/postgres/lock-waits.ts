import { sql } from "kysely"
import type { Database } from "#db/open.ts"

/** How many transactions of this PostgreSQL database wait for a lock. */
export async function lockWaits({ read }: Pick<Database, "read">): Promise<number> {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await waiting.execute(read)).rows.length
}
