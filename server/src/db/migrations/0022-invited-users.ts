import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/** The index of the filter for invited users. Only the same expression finds it (resources/user/routes.ts). */
export const twentySecond: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index user_invited on "user" ((case when "invitedAt" = '' then 0 else 1 end), _id)`.execute(db)
  },
}
