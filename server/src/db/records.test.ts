import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test, vi } from "vitest"
import { newRecord, recordTables, updateRecord } from "#db/records.ts"
import { aGallery } from "#test/make.ts"
import { onBothDatabases } from "#test/test-app.ts"

const by = { userId: "1", email: "mim@example.com", address: "", userAgent: "", ifMatch: undefined }

onBothDatabases("records", (app) => {
  test("two changes within one millisecond get different, increasing ETags", async () => {
    const row = { ...newRecord(), ...aGallery() }
    await app().database.write([], (trx) => trx.insertInto("gallery").values(row).execute())
    vi.useFakeTimers({ now: Date.parse(row.updatedAt), toFake: ["Date"] })
    const change = (title: string) =>
      app().database.write([], (trx) => updateRecord(trx, "gallery", row._id, by, () => ({ title })))
    const [first, second] = [await change("First"), await change("Second")]
    vi.useRealTimers()
    expect(first.updatedAt > row.updatedAt).toBe(true)
    expect(second.updatedAt > first.updatedAt).toBe(true)
  })
})

/** Files that write rows of records without createRecord or deleteRecord, and audit the change themselves if needed. */
const exceptions = [
  "db/records.ts",
  // One entry for a hundred certificates.
  "imports/store.ts",
  "imports/import-history.ts",
  // Sample content of a new site is not audited.
  "demo/fill.ts",
  // Its audit entry names the entry that it was restored from.
  "resources/audit/restore.ts",
]

test("no other file inserts or deletes rows of records, so none is created or deleted without an audit entry", () => {
  const source = join(import.meta.dirname, "..")
  const files = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.startsWith("test/"))
    .map((file) => file.replaceAll("\\", "/"))
  const writes = new RegExp(
    `insertRecord\\(|(?:insertInto|deleteFrom)\\(\\s*(?:table|["'](?:${Object.keys(recordTables).join("|")})["'])`,
  )
  const writing = files.filter((file) => writes.test(readFileSync(join(source, file), "utf8")))
  expect(writing.sort()).toEqual(exceptions.sort())
})
