import { Kysely, sql } from "kysely"
import { Migrator } from "kysely/migration"
import { describe, expect, inject, test } from "vitest"
import { newUser } from "#accounts/user-row.ts"
import { databaseHealth } from "#db/health/health.ts"
import * as migrations from "#db/migrations/index.ts"
import { openDatabase } from "#db/open.ts"
import { postgresDialect } from "#db/postgres/postgres.ts"
import { sqliteDialect } from "#db/sqlite/sqlite.ts"
import { createLog } from "#log.ts"
import { earliestId, newId } from "#new-id.ts"
import { freshLocation } from "#test/test-app.ts"

const log = createLog("silent")
const dayMs = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => Date.now() - days * dayMs

const person = (email: string) =>
  newUser({ name: "Mim", email, passwordHash: "", role: "student", isVerified: 1, language: "bn" })
const [present, deleted, erased, again, left] = ["present", "deleted", "erased", "again", "left"].map((name) =>
  person(`${name}@example.com`),
)
const gallery = (name: string) => ({ _id: name, title: name, image: "/api/images/a.webp" })
const review = (_id: string, userId = "") => ({ _id, userId, comment: _id })

/** [days ago, action, recordId, details]. Entries of one day have the same time. */
const lines = (rows: object[]) => `[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]`
const whole = (...rows: object[]) => `{"deleted":${lines(rows)}}`
const part = (of: string, ...rows: object[]) => `{"part":"${of}","deleted":${lines(rows)}}`
const [several, two] = [newId(), newId()]
const entries: [number, string, string, string][] = [
  [31, "gallery.delete", "old", whole(gallery("old"))],
  [20, "gallery.delete", "alone", whole(gallery("alone"))],
  [19, "user.delete", present?._id ?? "", whole(present ?? {})],
  [18, "user.restore", present?._id ?? "", `{"from":3,"restored":[]}`],
  [17, "review.delete", "r1", part(deleted?._id ?? "", review("r1", deleted?._id))],
  [17, "user.delete", deleted?._id ?? "", whole(deleted ?? {})],
  [10, "gallery.delete", several, whole(gallery("g1"), gallery("g2"))],
  [10, "gallery.delete", several, part(several, gallery("g3"))],
  [9, "user.delete", two, whole(erased ?? {}, again ?? {}, left ?? {})],
  [8, "user.restore", again?._id ?? "", `{"left":1,"from":9,"restored":[]}`],
  [7, "user.delete", again?._id ?? "", whole({ ...again, name: "Mim again" })],
  [6, "course.update", "c1", `{"changed":{"title":["{\\"deleted\\":","x"]}}`],
]

describe.each(["sqlite", "postgres"] as const)("deletions from before the bin had tables, on %s", (kind) => {
  test.skipIf(kind === "postgres" && inject("postgresUrl") === "")("of thirty days are in the bin", async () => {
    const location = await freshLocation(kind)
    const dialect = location.databaseUrl
      ? postgresDialect(location.databaseUrl, { size: 1, log, health: databaseHealth(log) })
      : sqliteDialect(location.dataDir, { health: databaseHealth(log) })
    const old = new Kysely<Record<string, Record<string, unknown>>>({ dialect })
    const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0061"))
    await new Migrator({ db: old, provider: { getMigrations: async () => before } }).migrateToLatest()
    await old
      .insertInto("user")
      .values(present ?? {})
      .execute()
    await old.insertInto("erasedUser").values({ _id: erased?._id, erasedAt: "2026" }).execute()
    for (const [index, [days, action, recordId, details]] of entries.entries()) {
      const [_id, at] = [
        earliestId(daysAgo(days)).replace(/.{3}$/, String(100 + index)),
        new Date(daysAgo(days)).toISOString().slice(0, 10),
      ]
      const by = { actorId: "", actor: "a@example.com", address: "", userAgent: "", previousHash: "", hash: "" }
      const text = { record: recordId === two ? `${erased?.email} …` : recordId, searchText: "found" }
      await old
        .insertInto("audit")
        .values({ _id, position: index + 1, at, action, recordId, details, ...by, ...text })
        .execute()
    }
    const course = newId()
    const subscription = {
      _id: "s1",
      courseId: course,
      email: "s@example.com",
      language: "bn",
      token: "t",
      createdAt: "2026",
      network: "n",
      queuedAt: "",
    }
    if (kind === "postgres") await sql`set session_replication_role = replica`.execute(old)
    else await sql`pragma foreign_keys = off`.execute(old)
    await old.insertInto("courseSubscription").values(subscription).execute()
    await old.destroy()

    const database = await openDatabase(location, log)
    const { read } = database
    const listed = await read.selectFrom("deletion").selectAll().orderBy("_id").execute()
    expect(listed).toMatchObject([
      { recordId: "alone", kind: "gallery", count: 1, actor: "a@example.com", searchText: "found" },
      { recordId: deleted?._id, kind: "user", count: 1, detail: "Mim" },
      { recordId: several, kind: "gallery", count: 3, detail: "" },
      { recordId: two, kind: "user", record: "…", count: 3, searchText: "" },
      { recordId: again?._id, kind: "user", count: 1, detail: "Mim again" },
    ])
    const rows = read
      .selectFrom("deletedRecord")
      .innerJoin("deletion", "deletion._id", "deletionId")
      .orderBy("deletionId")
    const records = await rows
      .select(["deletedRecord._id", "recordId", "personId", "dependents"])
      .orderBy("place")
      .execute()
    const record = (recordId: string, _id = recordId, personId = "") => ({ _id, recordId, personId, dependents: "{}" })
    expect(records).toEqual([
      record("alone"),
      record(deleted?._id ?? "", deleted?._id, deleted?._id),
      record(deleted?._id ?? "", "r1", deleted?._id),
      ...["g1", "g2", "g3"].map((id) => record(several, id)),
      record(two, left?._id, left?._id),
      record(again?._id ?? "", again?._id, again?._id),
    ])
    expect(JSON.stringify(listed.concat(records as never[]))).not.toContain(erased?.email)
    expect(await read.selectFrom("courseSubscription").selectAll().execute()).toEqual([subscription])
    await database.close()
    await location.remove()
  })
})
