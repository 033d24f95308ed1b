import { Kysely, sql } from "kysely"
import { Migrator } from "kysely/migration"
import { describe, expect, inject, test } from "vitest"
import { newCertificate } from "#db/certificate-row.ts"
import { databaseHealth } from "#db/health.ts"
import * as migrations from "#db/migrations/index.ts"
import { openDatabase } from "#db/open.ts"
import { postgresDialect } from "#db/postgres.ts"
import { pageOf } from "#db/search/pagination.ts"
import { sqliteDialect } from "#db/sqlite.ts"
import { createLog } from "#log.ts"
import type { Tables } from "#schema.ts"
import { aCertificate, anOldCertificate } from "#test/factories.ts"
import { freshLocation } from "#test/test-app.ts"

const log = createLog("silent")
const named = (candidateName: string, importId = "") => ({ ...anOldCertificate({ candidateName }), importId })

describe.each(["sqlite", "postgres"] as const)("a database that still has the old search index, on %s", (kind) => {
  const skipped = kind === "postgres" && inject("postgresUrl") === ""
  test.skipIf(skipped)("keeps its rows, can be searched and changed, and has no index left on SQLite", async () => {
    const location = await freshLocation(kind)
    const dialect = location.databaseUrl
      ? postgresDialect(location.databaseUrl, { size: 1, log, health: databaseHealth(log) })
      : sqliteDialect(location.dataDir, { health: databaseHealth(log) })
    const old = new Kysely<
      Omit<Tables, "certificate"> & {
        certificate: Omit<Tables["certificate"], "foldedNumber">
        lateIndex: { importId: string; fromId: string; toId: string }
      }
    >({ dialect })
    const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0010"))
    await new Migrator({ db: old, provider: { getMigrations: async () => before } }).migrateToLatest()
    // The server stopped before it had indexed the rows of an import.
    const [byHand, imported] = [named("Nusrat Jahan"), named("Mim Jahan", "an import")]
    await old.insertInto("certificate").values([byHand, imported]).execute()
    await old
      .insertInto("lateIndex")
      .values({ importId: "an import", fromId: imported._id, toId: imported._id })
      .execute()
    await old.destroy()

    const database = await openDatabase(location, log)
    const find = async (search: string) =>
      (await pageOf(database, "certificate", { search })).data.map(({ candidateName }) => candidateName)
    expect(await find("jahan")).toEqual(["Mim Jahan", "Nusrat Jahan"])
    await database.write(["certificate"], async (trx) => {
      await trx
        .insertInto("certificate")
        .values(newCertificate(aCertificate({ candidateName: "Rahul Jahan" })))
        .execute()
      await trx.updateTable("certificate").set({ searchText: "renamed" }).where("_id", "=", imported._id).execute()
      await trx.deleteFrom("certificate").where("_id", "=", byHand._id).execute()
    })
    expect([await find("jahan"), await find("renamed")]).toEqual([["Rahul Jahan"], ["Mim Jahan"]])
    if (kind === "sqlite") {
      const { rows } = await sql<{ name: string }>`select name from sqlite_schema where name like '%search%'`.execute(
        database.read,
      )
      expect(rows).toEqual([])
    }
    await database.close()
    await location.remove()
  })
})
