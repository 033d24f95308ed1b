import { sql } from "kysely"

// PostgreSQL counts in 64 bits, which arrive as text unless they are made an integer.
export const rowCount = sql<number>`cast(count(*) as integer)`.as("count")
