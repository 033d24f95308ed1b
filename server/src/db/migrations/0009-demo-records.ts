import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

const pictures = {
  course: "thumbnail",
  team: "photo",
  gallery: "image",
  achievement: "image",
  toKnow: "playlist_thumbnail",
} as const

const authors = [
  "a.mamun",
  "shakil.pranto",
  "fatema.tz",
  "labanya.t",
  "mahmudul.joy",
  "ariful.shuvo",
  "rituparna.d",
  "umme.habiba",
  "tanvir.rafi",
  "tasnim.zara",
  "sadia.oishi",
  "nusrat.mim",
].map((name) => `${name}@example.com`)

/**
 * Lists the records that are sample content, with their version when created. Sample content of earlier versions is
 * recognized by values that no real record has: images shipped with the program, and emails at example.com, a reserved domain.
 */
export const ninth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("demoRecord")
      .addColumn("recordId", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("updatedAt", "text", (column) => column.notNull())
      .execute()
    const flagRows = (kind: string, condition: ReturnType<typeof sql>) =>
      sql`insert into "demoRecord" ("recordId", kind, "updatedAt")
        select _id, ${sql.lit(kind)}, "createdAt" from ${sql.id(kind)} where ${condition}`.execute(db)
    for (const [kind, column] of Object.entries(pictures))
      await flagRows(kind, sql`${sql.id(column)} like '%/demo/%.svg'`)
    await flagRows(
      "certificate",
      sql`"candidateEmail" like '%@example.com' and ("certificationNo" like 'PRH-0001-00__' or "certificationNo" like 'PRH-0002-00__')
        and "importId" = ''`,
    )
    // Nobody can sign in as one of these users.
    await flagRows(
      "user",
      sql`role = 'student' and "isVerified" = 1 and email in (${sql.join(authors)})
        and not exists (select 1 from session where session."userId" = "user"._id)`,
    )
    await flagRows("review", sql`"userId" in (select "recordId" from "demoRecord" where kind = 'user')`)
  },
}
