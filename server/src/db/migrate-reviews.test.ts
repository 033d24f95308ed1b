import { Kysely } from "kysely"
import { Migrator } from "kysely/migration"
import { describe, expect, inject, test } from "vitest"
import { newUser } from "#accounts/user-row.ts"
import { databaseHealth } from "#db/health/health.ts"
import * as migrations from "#db/migrations/index.ts"
import { openDatabase } from "#db/open.ts"
import { postgresDialect } from "#db/postgres/postgres.ts"
import { sqliteDialect } from "#db/sqlite/sqlite.ts"
import { createLog } from "#log.ts"
import { newReview } from "#resources/review/routes.ts"
import type { Tables } from "#schema.ts"
import { anOldCertificate } from "#test/factories.ts"
import { freshLocation } from "#test/test-app.ts"

const log = createLog("silent")

describe.each(["sqlite", "postgres"] as const)("reviews from before badges, on %s", (kind) => {
  test.skipIf(kind === "postgres" && inject("postgresUrl") === "")("get their badge", async () => {
    const location = await freshLocation(kind)
    const dialect = location.databaseUrl
      ? postgresDialect(location.databaseUrl, { size: 1, log, health: databaseHealth(log) })
      : sqliteDialect(location.dataDir, { health: databaseHealth(log) })
    type Added = "certificationName" | "batchNo"
    const old = new Kysely<Omit<Tables, "review"> & { review: Omit<Tables["review"], Added> }>({ dialect })
    const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0051"))
    await new Migrator({ db: old, provider: { getMigrations: async () => before } }).migrateToLatest()
    const start = { passwordHash: "", role: "student", isVerified: 1, language: "bn" } as const
    const author = newUser({ ...start, name: "Mim", email: "mim@example.com" })
    const { certificationName, batchNo, ...review } = newReview({ comment: "Good" }, author)
    const certificate = { ...anOldCertificate({ candidateEmail: author.email }), foldedNumber: "" }
    await old.insertInto("user").values(author).execute()
    await old.insertInto("review").values(review).execute()
    await old.insertInto("certificate").values(certificate).execute()
    await old.destroy()

    const database = await openDatabase(location, log)
    const migrated = await database.read.selectFrom("review").selectAll().execute()
    const badge = { certificationName: certificate.certificationName, batchNo: certificate.batchNo }
    expect(migrated).toEqual([{ ...review, ...badge }])
    await database.close()
    await location.remove()
  })
})
