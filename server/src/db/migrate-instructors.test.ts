import { Kysely } from "kysely"
import { Migrator } from "kysely/migration"
import { describe, expect, inject, test } from "vitest"
import { databaseHealth } from "#db/health/health.ts"
import * as migrations from "#db/migrations/index.ts"
import { openDatabase } from "#db/open.ts"
import { postgresDialect } from "#db/postgres/postgres.ts"
import { newRecord } from "#db/records/records.ts"
import { sqliteDialect } from "#db/sqlite/sqlite.ts"
import { createLog } from "#log.ts"
import { newCourse } from "#resources/course/routes.ts"
import type { Tables } from "#schema.ts"
import { aCourse } from "#test/factories.ts"
import { freshLocation } from "#test/test-app.ts"

const log = createLog("silent")
const blank = { passwordHash: "", phone: "", bio: "", photo: "", mustChangePassword: 0, language: "bn", searchText: "" }

describe.each(["sqlite", "postgres"] as const)("courses from before they named an account, on %s", (kind) => {
  test.skipIf(kind === "postgres" && inject("postgresUrl") === "")("get that of their instructor", async () => {
    const location = await freshLocation(kind)
    const dialect = location.databaseUrl
      ? postgresDialect(location.databaseUrl, { size: 1, log, health: databaseHealth(log) })
      : sqliteDialect(location.dataDir, { health: databaseHealth(log) })
    const old = new Kysely<Tables>({ dialect })
    const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0062"))
    await new Migrator({ db: old, provider: { getMigrations: async () => before } }).migrateToLatest()
    const ids: string[] = []
    for (const [index, role] of (["instructor", "student"] as const).entries()) {
      const email = `${role}@example.com`
      const user = { ...newRecord(), ...blank, name: role, email, role, isVerified: 1 }
      const { instructorId: _, isDraft: __, ...course } = newCourse(aCourse({ instructorEmail: email }), index)
      await old
        .insertInto("user")
        .values(user as never)
        .execute()
      await old
        .insertInto("course")
        .values(course as never)
        .execute()
      ids.push(user._id)
    }
    await old.destroy()

    const database = await openDatabase(location, log)
    const courses = database.read.selectFrom("course").select("instructorId").orderBy("index")
    expect((await courses.execute()).map(({ instructorId }) => instructorId)).toEqual([ids[0], null])
    await database.close()
    await location.remove()
  })
})
