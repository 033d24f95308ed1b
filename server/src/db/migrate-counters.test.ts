import { Kysely } from "kysely"
import { Migrator } from "kysely/migration"
import { describe, expect, inject, test } from "vitest"
import { newUser } from "#accounts/user-row.ts"
import { counterKey } from "#db/counters.ts"
import { databaseHealth } from "#db/health/health.ts"
import * as migrations from "#db/migrations/index.ts"
import { openDatabase } from "#db/open.ts"
import { postgresDialect } from "#db/postgres/postgres.ts"
import { sqliteDialect } from "#db/sqlite/sqlite.ts"
import { imageCounters } from "#images/quota.ts"
import { createLog } from "#log.ts"
import { freshLocation } from "#test/test-app.ts"

const log = createLog("silent")
const hourMs = 60 * 60 * 1000

type Old = {
  user: ReturnType<typeof newUser>
  signInAttempt: { key: string; failures: string; lastAt: string }
  imageQuota: { userId: string; uploads: string; stored: number }
  profileChange: { userId: string; since: string; unlisted: string }
}

describe.each(["sqlite", "postgres"] as const)("counters from before they had one table, on %s", (kind) => {
  test.skipIf(kind === "postgres" && inject("postgresUrl") === "")("still count, and profiles fall due", async () => {
    const location = await freshLocation(kind)
    const dialect = location.databaseUrl
      ? postgresDialect(location.databaseUrl, { size: 1, log, health: databaseHealth(log) })
      : sqliteDialect(location.dataDir, { health: databaseHealth(log) })
    const old = new Kysely<Old>({ dialect })
    const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0063"))
    await new Migrator({ db: old, provider: { getMigrations: async () => before } }).migrateToLatest()
    const user = newUser({
      name: "Mim",
      email: "mim@example.com",
      passwordHash: "",
      role: "student",
      isVerified: 0,
      language: "bn",
    })
    await old.insertInto("user").values(user).execute()
    const since = new Date().toISOString()
    await old.insertInto("profileChange").values({ userId: user._id, since, unlisted: "{}" }).execute()
    const lastAt = since
    const attempts = [
      { key: "short", failures: "[1]", lastAt },
      { key: `day ${counterKey("long")}`, failures: "[2,3]", lastAt },
    ]
    await old.insertInto("signInAttempt").values(attempts).execute()
    await old.insertInto("imageQuota").values({ userId: user._id, uploads: "[4,5]", stored: 9 }).execute()
    await old.destroy()

    const database = await openDatabase(location, log)
    const counters = await database.read.selectFrom("counter").selectAll().execute()
    const hoursOf = (key: string) => {
      const { timestamps = "", expiresAt = "" } = counters.find((counter) => counter.key === key) ?? {}
      return [timestamps, Math.round((Date.parse(expiresAt) - Date.now()) / hourMs)]
    }
    const { day, ever } = imageCounters(user._id, 0)
    expect(["short", counterKey("long"), day.key].map(hoursOf)).toEqual([
      ["[1]", 1],
      ["[2,3]", 24],
      ["[4,5]", 24],
    ])
    expect(hoursOf(ever.key)[0]).toMatch(/^\[\d+\]$/)
    const changes = await database.read.selectFrom("profileChange").selectAll().execute()
    const dueAt = new Date(Date.parse(since) + hourMs).toISOString()
    expect(changes).toEqual([{ userId: user._id, dueAt, unlisted: "{}", attempts: 0 }])
    await database.close()
    await location.remove()
  })
})
