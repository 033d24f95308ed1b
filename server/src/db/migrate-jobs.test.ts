import { Kysely } from "kysely"
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

describe.each(["sqlite", "postgres"] as const)("jobs from before they had one row each, on %s", (kind) => {
  test.skipIf(kind === "postgres" && inject("postgresUrl") === "")("keep their failures and times", async () => {
    const location = await freshLocation(kind)
    const dialect = location.databaseUrl
      ? postgresDialect(location.databaseUrl, { size: 1, log, health: databaseHealth(log) })
      : sqliteDialect(location.dataDir, { health: databaseHealth(log) })
    const old = new Kysely<{ jobRun: { name: string; startedAt: string } }>({ dialect })
    const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0060"))
    await new Migrator({ db: old, provider: { getMigrations: async () => before } }).migrateToLatest()
    const rows = { backup: "1", "backup (failed)": "2", images: "3", lost: "4", "lost (running)": "5" }
    const values = Object.entries(rows).map(([name, startedAt]) => ({ name, startedAt }))
    await old.insertInto("jobRun").values(values).execute()
    await old.destroy()

    const database = await openDatabase(location, log)
    const none = { heartbeatAt: "", failedAt: "", succeededAt: "" }
    expect(await database.read.selectFrom("jobRun").selectAll().orderBy("name").execute()).toEqual([
      { ...none, name: "backup", startedAt: "1", failedAt: "2" },
      { ...none, name: "images", startedAt: "3" },
      { ...none, name: "lost", startedAt: "" },
    ])
    await database.close()
    await location.remove()
  })
})
