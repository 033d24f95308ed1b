import { sql } from "kysely"

// PostgreSQL's count is a 64-bit integer, which `pg` returns as text unless it is cast.
export const rowCount = sql<number>`cast(count(*) as integer)`.as("count")
