import { Kysely } from "kysely"
import { Migrator } from "kysely/migration"
import { describe, expect, inject, test } from "vitest"
import { databaseHealth } from "#db/health/health.ts"
import * as migrations from "#db/migrations/index.ts"
import { openDatabase } from "#db/open.ts"
import { postgresDialect } from "#db/postgres/postgres.ts"
import { sqliteDialect } from "#db/sqlite/sqlite.ts"
import { hasSampleSite } from "#demo-records.ts"
import { createLog } from "#log.ts"
import { freshLocation } from "#test/test-app.ts"

const log = createLog("silent")
type Old = { demoRecord: { recordId: string; kind: string; updatedAt: string } }

describe.each(["sqlite", "postgres"] as const)("invented content of the site, on %s", (kind) => {
  test.skipIf(kind === "postgres" && inject("postgresUrl") === "").for([
    [true, "stays on a site that has sample records"],
    [false, "goes from a site that has none"],
  ] as const)("after the upgrade it $1", async ([hasSamples]) => {
    const location = await freshLocation(kind)
    const dialect = location.databaseUrl
      ? postgresDialect(location.databaseUrl, { size: 1, log, health: databaseHealth(log) })
      : sqliteDialect(location.dataDir, { health: databaseHealth(log) })
    const old = new Kysely<Old>({ dialect })
    const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0066"))
    await new Migrator({ db: old, provider: { getMigrations: async () => before } }).migrateToLatest()
    const row = { recordId: "019a8f3e-6c1d-7b52-9e04-51b2c3d4e5f6", kind: "gallery", updatedAt: "2026-11-01" }
    if (hasSamples) await old.insertInto("demoRecord").values(row).execute()
    await old.destroy()
    const database = await openDatabase(location, log)
    expect(await hasSampleSite(database.read)).toBe(hasSamples)
    await database.close()
    await location.remove()
  })
})
