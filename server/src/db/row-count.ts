import { sql } from "kysely"

export const rowCount = sql<number>`count(*)`.as("count")
