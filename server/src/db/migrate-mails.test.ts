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
import { mailKinds } from "#resources/mail/kinds.ts"
import { freshLocation } from "#test/test-app.ts"

const log = createLog("silent")
const at = "2026-11-29T04:30:00.000Z"

const user = (email: string, isVerified: 0 | 1) =>
  newUser({ name: "Mim", email, passwordHash: "", role: "student", isVerified, language: "bn" })
const [open, confirmed] = [user("open@example.com", 0), user("confirmed@example.com", 1)]

/** [id, priority, recipient, subject, about what, sentAt] before; [kind, refId, lane] after, or nothing if it is dropped. */
const [sent, confirm] = ["2026-11-29T05:00:00.000Z", "Confirm your email address for Prohori"]
const mails = [
  [
    ["m01", 6, open.email, confirm, {}, ""],
    ["verification", open._id, "verification"],
  ],
  [
    ["m02", 1, open.email, confirm, {}, ""],
    ["verification", open._id, "users"],
  ],
  [["m03", 6, confirmed.email, confirm, {}, ""]],
  [["m04", 6, "deleted@example.com", confirm, {}, ""]],
  [
    ["m05", 6, confirmed.email, confirm, {}, sent],
    ["verification", confirmed._id, "verification"],
  ],
  [
    ["m06", 6, open.email, "Unused", {}, ""],
    ["unusedAccount", open._id, "verification"],
  ],
  [
    ["m07", 0, confirmed.email, "Choose a new password", {}, ""],
    ["earlier", "", "account"],
  ],
  [
    ["m08", 5, open.email, "Choose a new password", {}, sent],
    ["earlier", "", "unconfirmed"],
  ],
  [
    ["m09", 1, confirmed.email, "Hello", {}, ""],
    ["writtenByAdmin", "", "users"],
  ],
  [
    ["m10", 2, "h@example.com", "A", { certificateId: "c1", notice: "issued" }, ""],
    ["certificate.issued", "c1", "certificate"],
  ],
  [
    ["m11", 3, "h@example.com", "B", { certificateId: "c1", notice: "requestDone" }, sent],
    ["certificate.requestDone", "c1", "certificates"],
  ],
  [
    ["m12", 4, "s@example.com", "Open", { subscriptionId: "s1" }, ""],
    ["courseOpen", "s1", "opening"],
  ],
] as const

describe.each(["sqlite", "postgres"] as const)("mails from before their kinds were recorded, on %s", (kind) => {
  test.skipIf(kind === "postgres" && inject("postgresUrl") === "")(
    "stay, but those that are not true any more",
    async () => {
      const location = await freshLocation(kind)
      const dialect = location.databaseUrl
        ? postgresDialect(location.databaseUrl, { size: 1, log, health: databaseHealth(log) })
        : sqliteDialect(location.dataDir, { health: databaseHealth(log) })
      const old = new Kysely<Record<string, Record<string, unknown>>>({ dialect })
      const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0058"))
      await new Migrator({ db: old, provider: { getMigrations: async () => before } }).migrateToLatest()
      await old.insertInto("user").values([open, confirmed]).execute()
      const content = {
        text: "Text",
        html: "",
        createdAt: at,
        attempts: 0,
        nextTryAt: at,
        lastError: "",
        usefulUntil: at,
      }
      for (const [[_id, priority, recipient, subject, about, sentAt]] of mails)
        await old
          .insertInto("mail")
          .values({ _id, priority, recipient, subject, ...content, sentAt, ...about })
          .execute()
      await old.insertInto("unusedAccount").values({ userId: open._id, warnedAt: at, mailId: "m06" }).execute()
      await old.destroy()

      const database = await openDatabase(location, log)
      const rows = await database.read.selectFrom("mail").selectAll().orderBy("_id").execute()
      const kept = mails.flatMap(([[_id], after]) => (after ? [[_id, ...after]] : []))
      expect(rows.map(({ _id, kind, refId, lane }) => [_id, kind, refId, lane])).toEqual(kept)
      expect(rows.every(({ text, nextTryAt }) => text === "Text" && nextTryAt === at)).toBe(true)
      expect(rows.filter(({ kind }) => !mailKinds.has(kind))).toEqual([])
      const reminders = await database.read.selectFrom("reminder").selectAll().execute()
      expect(reminders).toEqual([{ key: `unusedAccount/${open._id}`, queuedAt: at }])
      await database.close()
      await location.remove()
    },
  )
})
