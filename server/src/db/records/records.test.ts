import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, inject, test, vi } from "vitest"
import { newCertificate } from "#db/records/certificate-row.ts"
import { deleteRecord } from "#db/records/delete-records.ts"
import { newRecord, recordTables, updateRecord } from "#db/records/records.ts"
import type { Trx } from "#schema.ts"
import { aCertificate, aCourse, aGallery } from "#test/factories.ts"
import { lockWaits } from "#test/postgres/lock-waits.ts"
import { onBothDatabases, startTestApp } from "#test/test-app.ts"

const by = { userId: "1", email: "mim@example.com", address: "", userAgent: "", ifMatch: undefined }

onBothDatabases("records", (app) => {
  test("two changes within one millisecond get different, increasing ETags", async () => {
    const row = { ...newRecord(), ...aGallery(), titleEn: "", rank: 1 }
    await app().database.write([], (trx) => trx.insertInto("gallery").values(row).execute())
    vi.useFakeTimers({ now: Date.parse(row.updatedAt), toFake: ["Date"] })
    const change = (title: string) =>
      app().database.write([], (trx) => updateRecord(trx, "gallery", row._id, by, () => ({ title })))
    const [first, second] = [await change("First"), await change("Second")]
    vi.useRealTimers()
    expect(first.updatedAt > row.updatedAt).toBe(true)
    expect(second.updatedAt > first.updatedAt).toBe(true)
  })

  test("an update that changes nothing keeps the ETag and writes no audit entry", async () => {
    const { token } = await app().as("admin")
    const send = async (method: "POST" | "PATCH", path: string, payload: object) =>
      app().request({ method, url: `/api/courses/${path}`, payload }, token)
    const created = await send("POST", "register", aCourse({ title: "The same" }))
    const { _id } = created.json().data
    const updated = await send("PATCH", `update-course/${_id}`, { title: "The same" })
    expect([updated.statusCode, updated.headers.etag]).toEqual([200, created.headers.etag])
    const entries = app().database.read.selectFrom("audit").select("action").where("recordId", "=", _id)
    expect(await entries.execute()).toEqual([{ action: "course.create" }])
  })
})

test.skipIf(inject("postgresUrl") === "")(
  "of two concurrent updates, the second starts from the first one's result",
  async () => {
    const { database, stop } = await startTestApp("postgres")
    const row = newCertificate(aCertificate({ candidateName: "Mim" }))
    await database.write([], (trx) => trx.insertInto("certificate").values(row).execute())
    const append = (trx: Trx, letter: string) =>
      updateRecord(trx, "certificate", row._id, by, ({ candidateName }) => ({
        candidateName: `${candidateName} ${letter}`,
      }))
    const [changed, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = database.write([], async (trx) => {
      await append(trx, "A")
      changed.resolve()
      await released.promise
    })
    await changed.promise
    const second = database.write([], (trx) => append(trx, "B"))
    await expect.poll(() => lockWaits(database)).toBe(1)
    released.resolve()
    await first
    expect((await second).candidateName).toBe("Mim A B")
    await stop()
  },
)

test.skipIf(inject("postgresUrl") === "")(
  "a deletion that waits for a concurrent update records the updated state",
  async () => {
    const { database, stop } = await startTestApp("postgres")
    const row = newCertificate(aCertificate({ candidateName: "Before" }))
    await database.write([], (trx) => trx.insertInto("certificate").values(row).execute())
    const [changed, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const updating = database.write([], async (trx) => {
      await updateRecord(trx, "certificate", row._id, by, () => ({ candidateName: "After" }))
      changed.resolve()
      await released.promise
    })
    await changed.promise
    const deleting = database.write([], (trx) => deleteRecord(trx, "certificate", row._id, by))
    await expect.poll(() => lockWaits(database)).toBe(1)
    released.resolve()
    await Promise.all([updating, deleting])
    const log = database.read.selectFrom("audit").select("details").where("action", "=", "certificate.delete")
    expect((await log.executeTakeFirst())?.details).toContain("After")
    await stop()
  },
)

/** Files that write rows of records without createRecord or deleteRecord, and audit the change themselves if needed. */
const exceptions = [
  "db/records/records.ts",
  // One entry for all rows.
  "db/records/delete-records.ts",
  // One entry for a hundred certificates.
  "imports/store.ts",
  "imports/import-history.ts",
  // Sample content of a new site is not audited.
  "demo/fill.ts",
  // The entry of an erasure stays for ever, so it says only how much was erased.
  "resources/personal-data/erase.ts",
  // Restores write one entry of each kind.
  "resources/bin/restore.ts",
  // All rows of a site with their own audit log, to which one entry is added.
  "backup/restore.ts",
]

test("no other file inserts or deletes rows of records, so none is created or deleted without an audit entry", () => {
  const source = join(import.meta.dirname, "../..")
  const files = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.startsWith("test/"))
    .map((file) => file.replaceAll("\\", "/"))
  const writes = new RegExp(
    `insertRecord\\(|(?:insertInto|deleteFrom)\\(\\s*(?:table|["'](?:${Object.keys(recordTables).join("|")})["'])`,
  )
  const writing = files.filter((file) => writes.test(readFileSync(join(source, file), "utf8")))
  expect(writing.sort()).toEqual(exceptions.sort())
})

test("a new record has the time of the server's clock, in UTC", () => {
  const before = new Date().toISOString()
  const { createdAt, updatedAt } = newRecord()
  expect(updatedAt).toBe(createdAt)
  expect(new Date(createdAt).toISOString()).toBe(createdAt)
  expect(createdAt >= before && createdAt <= new Date().toISOString()).toBe(true)
})
