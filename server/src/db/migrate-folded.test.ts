import { Kysely } from "kysely"
import { Migrator } from "kysely/migration"
import { describe, expect, inject, test } from "vitest"
import { newUser } from "#accounts/user-row.ts"
import { verifyChain } from "#audit/verify-chain.ts"
import { recordAudit, serverActor } from "#audit-log/entry.ts"
import { databaseHealth } from "#db/health.ts"
import * as migrations from "#db/migrations/index.ts"
import { connect, type DatabaseLocation, openDatabase } from "#db/open.ts"
import { postgresDialect } from "#db/postgres.ts"
import { pageOf } from "#db/search/pagination.ts"
import { sqliteDialect } from "#db/sqlite.ts"
import { createLog } from "#log.ts"
import { newTeamMember } from "#resources/team/resource.ts"
import type { Tables } from "#schema.ts"
import { anOldCertificate, aTeamMember } from "#test/factories.ts"
import { freshLocation } from "#test/test-app.ts"

const log = createLog("silent")
const oldText = (...texts: string[]) => texts.map((text) => text.normalize("NFC").trim().toLowerCase()).join("\n")

/** More rows than one batch. */
const certificates = Array.from({ length: 1203 }, (_, index) => {
  const no = `PRH-0007-${String(index).padStart(4, "0")}`
  return { ...anOldCertificate({ certificationNo: no }), searchText: oldText("Nusrat-Jahan", no) }
})
const phones = {
  "০১৭১২-৩৪৫৬৭৮": "+8801712345678",
  "+44 (0)20 7946 0958": "+442079460958",
  "01712-345678 / 01812-345678": "01712-345678 / 01812-345678",
}
const start = { passwordHash: "", role: "student", isVerified: 1, language: "bn" } as const
const users = Object.keys(phones).map((phone, index) => {
  const { invitedAt, ...user } = newUser({ ...start, name: "A-b", email: `${index}@example.com` })
  return { ...user, phone, searchText: oldText(user.name, user.email, phone) }
})

async function oldDatabase(location: DatabaseLocation) {
  const dialect = location.databaseUrl
    ? postgresDialect(location.databaseUrl, { size: 1, log, health: databaseHealth(log) })
    : sqliteDialect(location.dataDir, { health: databaseHealth(log) })
  type OldCertificate = Omit<Tables["certificate"], "foldedNumber">
  const old = new Kysely<Omit<Tables, "certificate"> & { certificate: OldCertificate }>({ dialect })
  const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0012"))
  await new Migrator({ db: old, provider: { getMigrations: async () => before } }).migrateToLatest()
  for (let from = 0; from < certificates.length; from += 500)
    await old
      .insertInto("certificate")
      .values(certificates.slice(from, from + 500))
      .execute()
  // Its later columns do not exist yet.
  await old
    .insertInto("user")
    .values(users as never)
    .execute()
  for (const phone of Object.keys(phones)) {
    const { nameEn, designationEn, ...member } = newTeamMember(aTeamMember({ phone }), 1)
    await old
      .insertInto("team")
      .values(member as never)
      .execute()
  }
  await old.destroy()
}

describe.each(["sqlite", "postgres"] as const)("a database with search texts of the old form, on %s", (kind) => {
  const skipped = kind === "postgres" && inject("postgresUrl") === ""
  test.skipIf(skipped)("is searched without regard to digits and dashes, and has its phones in one form", async () => {
    const location = await freshLocation(kind)
    await oldDatabase(location)
    const database = await openDatabase(location, log)
    const { read } = database
    const find = (table: "certificate" | "user", search: string) => pageOf(database, table, { search })

    expect(await find("certificate", "prh ০০০৭")).toMatchObject({ count: certificates.length })
    expect(await find("certificate", "PRH00071202")).toMatchObject({
      count: 1,
      data: [{ _id: certificates[1202]?._id }],
    })
    const stored = await read
      .selectFrom("certificate")
      .select(["_id", "foldedNumber", "updatedAt"])
      .orderBy("_id")
      .execute()
    const expected = certificates.map(({ _id, updatedAt, certificationNo }) => ({
      ...{ _id, updatedAt, foldedNumber: certificationNo.replaceAll("-", "").toLowerCase() },
    }))
    expect(stored).toEqual(expected)

    expect(await find("user", "+880 1712 345678")).toMatchObject({
      count: 2,
      data: [{ _id: users[2]?._id }, { _id: users[0]?._id }],
    })
    for (const table of ["user", "team"] as const) {
      const rows = await read.selectFrom(table).select("phone").orderBy("_id").execute()
      expect(rows.map(({ phone }) => phone)).toEqual(Object.values(phones))
    }
    const after = await read.selectFrom("user").select("updatedAt").orderBy("_id").execute()
    expect(after).toEqual(users.map(({ updatedAt }) => ({ updatedAt })))
    await database.close()
    await location.remove()
  })

  test.skipIf(skipped)("keeps its audit log, which still cannot be changed", async () => {
    const location = await freshLocation(kind)
    await oldDatabase(location)
    const { database } = await connect(location, log)
    const event = { action: "course.create", record: "Week-2" } as const
    await database.write([], async (trx) => recordAudit(trx, serverActor, event))
    await database.close()

    const again = await openDatabase(location, log)
    expect((await verifyChain(again)).fault).toBeNull()
    expect((await pageOf(again, "audit", { search: "week২" })).count).toBe(1)
    const change = again.write([], (trx) => trx.updateTable("audit").set({ record: "x" }).execute())
    await expect(change).rejects.toThrow("audit entries are never changed")
    await again.close()
    await location.remove()
  })
})
