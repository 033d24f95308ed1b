import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Kysely, sql } from "kysely"
import { describe, expect, inject, test } from "vitest"
import { verifyArchive } from "#backup/archive.ts"
import { restoreBackup } from "#backup/restore.ts"
import { databaseHealth } from "#db/health/health.ts"
import { migrate } from "#db/migrate.ts"
import { type DatabaseLocation, openReadOnly } from "#db/open.ts"
import { postgresDialect } from "#db/postgres/postgres.ts"
import { sqliteDialect } from "#db/sqlite/sqlite.ts"
import { openImageStore } from "#images/open-store.ts"
import { createLog } from "#log.ts"
import type { Tables } from "#schema.ts"
import { freePort } from "#test/postgres/postgres-cluster.ts"
import { startServer } from "#test/server-process.ts"
import { freshLocation } from "#test/test-app.ts"

const log = createLog("silent")
const earlier = "0057-networks-of-subscriptions"
const row = { name: "a row of the earlier version" }

/** A database of the earlier version, with a row. */
async function makeOutdated({ dataDir, databaseUrl }: DatabaseLocation) {
  const health = databaseHealth(log)
  const dialect = databaseUrl
    ? postgresDialect(databaseUrl, { size: 1, log, health })
    : sqliteDialect(dataDir, { health })
  const database = new Kysely<Tables>({ dialect })
  await migrate(database, earlier)
  await sql`insert into lock (name) values (${row.name})`.execute(database)
  await database.destroy()
}

async function settingsFor({ dataDir, databaseUrl = "" }: DatabaseLocation, more: Record<string, string> = {}) {
  return { PORT: String(await freePort()), DATA_DIR: dataDir, DATABASE_URL: databaseUrl, BACKUPS: "14", ...more }
}

const copiesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.startsWith("before-update-"))
    .sort()

describe.each(["sqlite", "postgres"] as const)("a server with an outdated database, on %s", (kind) => {
  test.skipIf(kind === "postgres" && inject("postgresUrl") === "")("backs it up before it updates it", async () => {
    const location = await freshLocation(kind)
    const folder = join(location.dataDir, "backups")
    await makeOutdated(location)

    // Without a copy, nothing is updated.
    writeFileSync(folder, "not a folder")
    const refused = startServer(await settingsFor(location))
    expect(await refused.ended).toBe(1)
    expect(refused.output()).toMatch(/^Cannot start: No backup could be written into .*, or set BACKUPS=0 .*\n$/m)
    rmSync(folder)

    mkdirSync(folder)
    const older = "before-update-from-0040-versions-of-the-site-2026-01-01T00-00-00Z.tar"
    writeFileSync(join(folder, older), "")
    const server = startServer(await settingsFor(location))
    await server.isReady()
    server.child.kill("SIGKILL")
    await server.ended
    const [name = "", ...others] = copiesIn(folder)
    expect([name, others]).toEqual([expect.stringMatching(`^before-update-from-${earlier}-2.*Z\\.tar$`), []])
    const path = join(folder, name)
    expect(await verifyArchive(path)).toMatchObject({ migration: earlier, hasImages: false, missingImages: [] })

    const restored = await freshLocation("sqlite")
    await restoreBackup(path, { location: restored, images: openImageStore(restored), log }, { acceptsUnsigned: true })
    const database = await openReadOnly(restored, log)
    expect(await database.read.selectFrom("lock").selectAll().execute()).toContainEqual(row)
    await database.close()
    await restored.remove()
    await location.remove()
  })
})

test("a server that is started again and again makes three copies at most; with BACKUPS=0 none", async () => {
  const location = await freshLocation("sqlite")
  await makeOutdated(location)
  const folder = join(location.dataDir, "backups")
  mkdirSync(folder)
  // Older ones than 14 days are removed.
  const today = new Date().toISOString().slice(0, 10)
  const present = [1, 2, 3].map((second) => `before-update-from-${earlier}-${today}T00-00-0${second}Z.tar`)
  for (const name of present) writeFileSync(join(folder, name), "")
  // Left by a process that was killed while it wrote.
  writeFileSync(join(folder, `${present[0]}.1f2e.part`), "")
  const server = startServer(await settingsFor(location))
  await server.isReady()
  server.child.kill("SIGKILL")
  await server.ended
  expect(copiesIn(folder)).toEqual(present)
  await location.remove()

  const other = await freshLocation("sqlite")
  await makeOutdated(other)
  const without = startServer(await settingsFor(other, { BACKUPS: "0" }))
  await without.isReady()
  without.child.kill("SIGKILL")
  await without.ended
  expect(readdirSync(other.dataDir)).not.toContain("backups")
  await other.remove()
})
