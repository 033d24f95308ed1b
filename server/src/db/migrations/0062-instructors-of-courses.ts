import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/** The account of a course's instructor, by the email of the course. */
export const sixtySecond: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("course")
      .addColumn("instructorId", "text", (column) => column.references("user._id").onDelete("set null"))
      .execute()
    await db.schema.createIndex("course_instructor").on("course").column("instructorId").execute()
    await sql`update course set "instructorId" = (select _id from "user"
      where email = course."instructorEmail" and role = 'instructor' and "isVerified" = 1)`.execute(db)
  },
}
