import { Kysely } from "kysely"
import { Migrator } from "kysely/migration"
import { describe, expect, inject, test } from "vitest"
import { databaseHealth } from "#db/health.ts"
import { first } from "#db/migrations/0001-accounts-and-certificates.ts"
import { openDatabase } from "#db/open.ts"
import { postgresDialect } from "#db/postgres.ts"
import { pageOf } from "#db/search/pagination.ts"
import { sqliteDialect } from "#db/sqlite.ts"
import { createLog } from "#log.ts"
import { freshLocation } from "#test/test-app.ts"

const log = createLog("silent")

describe.each(["sqlite", "postgres"] as const)("a database of the first version, on %s", (kind) => {
  test.skipIf(kind === "postgres" && inject("postgresUrl") === "")("keeps its rows, and they are found", async () => {
    const location = await freshLocation(kind)
    const dialect = location.databaseUrl
      ? postgresDialect(location.databaseUrl, { size: 1, log, health: databaseHealth(log) })
      : sqliteDialect(location.dataDir, { health: databaseHealth(log) })
    const old = new Kysely<Record<string, Record<string, unknown>>>({ dialect })
    const getMigrations = async () => ({ "0001-accounts-and-certificates": first })
    await new Migrator({ db: old, provider: { getMigrations } }).migrateToLatest()
    const createdAt = "2026-01-02T03:04:05.678Z"
    const texts = { bio: "", role: "student", photo: "", passwordHash: "x", createdAt }
    const user = { _id: "user", name: "মেহজাবিন", email: "m@example.com", phone: "01755", isVerified: 1, ...texts }
    await old.insertInto("user").values(user).execute()
    const secrets = { tokenHash: "a", cookieHash: "b", userAgent: "", address: "" }
    const session = { _id: "session", userId: "user", createdAt, lastSeenAt: createdAt, ...secrets }
    await old.insertInto("session").values(session).execute()
    const certificate = { _id: "certificate", candidateName: "Rafi", candidateEmail: "r@example.com", createdAt }
    const rest = {
      certificationName: "Hacking",
      batchNo: "1",
      certificationNo: "P-1",
      numberKey: "p-1",
      status: "active",
    }
    await old
      .insertInto("certificate")
      .values({ ...certificate, ...rest, searchText: "rafi\nr@example.com\nhacking\n1\np-1" })
      .execute()
    await old.destroy()

    const database = await openDatabase(location, log)
    const users = await pageOf(database, "user", { search: "মেহজাবিন" })
    expect(users.data).toMatchObject([{ ...user, updatedAt: createdAt, mustChangePassword: 0, language: "en" }])
    const certificates = await pageOf(database, "certificate", { search: "hacking" })
    expect(certificates.data).toMatchObject([
      { certificationNo: "P-1", updatedAt: createdAt, importId: "", issuedOn: "2026-01-02", version: 1 },
    ])
    expect(await database.read.selectFrom("session").select("_id").execute()).toEqual([{ _id: "session" }])
    await database.close()
    await location.remove()
  })
})
