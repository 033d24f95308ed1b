import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Transaction } from "kysely"
import { afterAll, describe, expect, inject, test } from "vitest"
import { verifyChain } from "#audit/verify-chain.ts"
import { writeBackup } from "#backup/backup.ts"
import { restoreBackup } from "#backup/restore.ts"
import { openDatabase } from "#db/open.ts"
import { connectClient } from "#db/postgres/postgres-pools.ts"
import { openImageStore } from "#images/open-store.ts"
import type { Tables } from "#schema.ts"
import { runCommand } from "#test/server-process.ts"
import { aLog, log, rewriteFrom } from "#test/tampered-log.ts"
import { type DatabaseKind, freshLocation } from "#test/test-app.ts"

const folder = mkdtempSync(join(tmpdir(), "prohori-backups-"))
afterAll(() => rmSync(folder, { recursive: true }))

type Change = (trx: Transaction<Tables>) => Promise<unknown>
let files = 0

/** A log of so many entries has three parts in a backup. */
const threeParts = 1100

/** A backup of a log after a change by a script. */
async function backupWith(kind: DatabaseKind, change: Change, entries = 30) {
  const { location, asScript, end } = await aLog(kind, entries)
  await asScript(change)
  const path = join(folder, `${++files}.tar`)
  await writeBackup(path, { location, images: openImageStore(location), withKeys: true })
  await end()
  return path
}

const alter: Change = (trx) => trx.updateTable("audit").set({ actor: "x@y.z" }).where("position", "=", 7).execute()
const remove: Change = (trx) => trx.deleteFrom("audit").where("position", "=", 700).execute()
const removeLast: Change = (trx) => trx.deleteFrom("audit").where("position", ">", 10).execute()
const removeAll: Change = (trx) => trx.deleteFrom("audit").execute()
const rewrite: Change = (trx) => rewriteFrom(trx, 9)
const removeHead: Change = (trx) => trx.deleteFrom("auditHead").execute()

/** As a row is that PostgreSQL stored in free space, or read in another order. */
const moveToEnd: Change = async (trx) => {
  const row = await trx.selectFrom("audit").selectAll().where("position", "=", 200).executeTakeFirstOrThrow()
  await trx.deleteFrom("audit").where("position", "=", 200).execute()
  await trx.insertInto("audit").values(row).execute()
}

const kinds = ["sqlite", ...(inject("postgresUrl") ? (["postgres"] as const) : [])] as const

describe.each(kinds)("the audit log in a backup, with %s", (kind) => {
  async function emptyTarget() {
    const location = await freshLocation(kind)
    return { location, images: openImageStore(location), log }
  }

  async function tablesIn(databaseUrl: string) {
    const client = await connectClient(databaseUrl)
    const { rows } = await client.query("select tablename from pg_tables where schemaname = 'public'")
    await client.end()
    return rows
  }

  test.each([
    ["was altered", alter, "Entry 7 is not as it was written"],
    ["is missing", remove, "Entry 700 is missing"],
    ["is missing at the end", removeLast, "The entries after 10 are missing"],
    ["is left", removeAll, "The entries after 0 are missing"],
    ["was rewritten with its hash", rewrite, "The signature at the end is wrong"],
    ["has no head", removeHead, "The last entry is not the one that was written last"],
  ])("is refused if an entry %s, and nothing is written", async (_, change, message) => {
    const path = await backupWith(kind, change, change === remove ? threeParts : undefined)
    const target = await emptyTarget()
    const { dataDir, databaseUrl } = target.location
    const refused = `The audit log in the backup is damaged: ${message}`
    await expect(restoreBackup(path, target, { acceptsUnsigned: true })).rejects.toThrow(refused)
    for (const name of ["prohori.db", "secret.key", "restore-unfinished.json"])
      expect(existsSync(join(dataDir, name))).toBe(false)
    if (databaseUrl) expect(await tablesIn(databaseUrl)).toEqual([])
    await target.location.remove()
  })

  test("is accepted with its entries in another order", async () => {
    const path = await backupWith(kind, moveToEnd, threeParts)
    const target = await emptyTarget()
    await restoreBackup(path, target, { acceptsUnsigned: true })
    const database = await openDatabase(target.location, log)
    expect(await verifyChain(database)).toMatchObject({ fault: null, signature: "valid", entries: 1101 })
    await database.close()
    await target.location.remove()
  })
})

test("the command restores a broken audit log only with an option, and reports it", async () => {
  const path = await backupWith("sqlite", alter)
  const { dataDir, remove: removeFolder } = await freshLocation("sqlite")
  const fault = "Entry 7 is not as it was written"
  const remedy = "Use an earlier backup, or add --with-broken-audit-log"
  const refused = { code: 1, output: `The audit log in the backup is damaged: ${fault}. ${remedy}\n` }
  expect(await runCommand("verify-backup", dataDir, path, "--without-signature")).toEqual(refused)
  expect(await runCommand("restore", dataDir, path, "--without-signature")).toEqual(refused)
  expect(await runCommand("restore", dataDir, path, "--without-signature", "--with-broken-audit-log")).toEqual({
    code: 1,
    output: expect.stringMatching(new RegExp(`^Restored \\d+ rows [^\\n]*\\n${fault}\\n$`)),
  })
  expect(existsSync(join(dataDir, "prohori.db"))).toBe(true)
  await removeFolder()
})
