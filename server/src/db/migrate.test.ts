import { Kysely, sql } from "kysely"
import { Migrator } from "kysely/migration"
import { describe, expect, inject, test } from "vitest"
import { databaseHealth } from "#db/health/health.ts"
import * as migrations from "#db/migrations/index.ts"
import { openDatabase } from "#db/open.ts"
import { postgresDialect } from "#db/postgres/postgres.ts"
import { sqliteDialect } from "#db/sqlite/sqlite.ts"
import { createLog } from "#log.ts"
import { freshLocation } from "#test/test-app.ts"

const log = createLog("silent")

/** The migrations that are now one, as a database of 29 November 2026 lists them; of others that it ran, the last. */
const folded = ["0001-accounts-and-certificates", "0046-passkeys"]

describe.each(["sqlite", "postgres"] as const)("a database with the folded migrations, on %s", (kind) => {
  const skipped = kind === "postgres" && inject("postgresUrl") === ""
  const open = async () => {
    const location = await freshLocation(kind)
    const dialect = location.databaseUrl
      ? postgresDialect(location.databaseUrl, { size: 1, log, health: databaseHealth(log) })
      : sqliteDialect(location.dataDir, { health: databaseHealth(log) })
    const old = new Kysely<Record<string, Record<string, unknown>>>({ dialect })
    const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0048"))
    await new Migrator({ db: old, provider: { getMigrations: async () => before } }).migrateToLatest()
    for (const name of folded)
      await sql`insert into kysely_migration (name, timestamp) values (${name}, '2026-11-01T00:00:00.000Z')`.execute(
        old,
      )
    return { location, old }
  }

  test.skipIf(skipped)("is updated with its rows, and starts again", async () => {
    const { location, old } = await open()
    const times = { createdAt: "2026-11-29T00:00:00.000Z", updatedAt: "2026-11-29T00:00:00.000Z" }
    const row = { _id: "a", ...times, title: "Before", playlist_thumbnail: "", playlist_link: "" }
    await old.insertInto("toKnow").values(row).execute()
    await old.destroy()
    for (let start = 0; start < 2; start++) {
      const database = await openDatabase(location, log)
      expect(await database.read.selectFrom("toKnow").select("title").execute()).toEqual([{ title: "Before" }])
      await database.close()
    }
    await location.remove()
  })

  test.skipIf(skipped)("is refused if it is older, with what to do", async () => {
    const { location, old } = await open()
    await sql`delete from kysely_migration where name > '0046-passkeys'`.execute(old)
    await old.destroy()
    await expect(openDatabase(location, log)).rejects.toThrow(
      "The database is older than this program can update (it has 0046-passkeys): update it with the version of 29 November",
    )
    await location.remove()
  })
})
