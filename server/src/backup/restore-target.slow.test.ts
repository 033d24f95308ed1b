import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest"
import { writeBackup } from "#backup/backup.ts"
import { compareBackup } from "#backup/compare.ts"
import { restoreBackup } from "#backup/restore.ts"
import { type DatabaseLocation, openDatabase } from "#db/open.ts"
import { connectClient } from "#db/postgres/postgres-pools.ts"
import { nameOf } from "#images/name.ts"
import { openImageStore } from "#images/open-store.ts"
import { createLog } from "#log.ts"
import { formOf, twoColourImage } from "#test/fuzz/hostile-images.ts"
import { templateName } from "#test/postgres/postgres-cluster.ts"
import { startS3 } from "#test/s3-server.ts"
import { startCommand } from "#test/server-process.ts"
import { freshLocation, startTestApp, type TestApp } from "#test/test-app.ts"

const log = createLog("silent")
const folder = mkdtempSync(join(tmpdir(), "prohori-backups-"))
const path = join(folder, "site.tar")
const withoutImages = join(folder, "without-images.tar")
const hasPostgres = inject("postgresUrl") !== ""

/** A site with a user and an image. */
let app: TestApp
beforeAll(async () => {
  app = await startTestApp("sqlite")
  const { token } = await app.as("admin")
  const form = await formOf({ field: "image", bytes: await twoColourImage(80, 60).png().toBuffer() })
  expect((await app.request({ method: "POST", url: "/api/images", ...form }, token)).statusCode).toBe(200)
  const { location, images } = app
  await writeBackup(path, { location, images, withKeys: true })
  await writeBackup(withoutImages, { location, withKeys: true })
})
afterAll(async () => {
  await app.stop()
  rmSync(folder, { recursive: true })
})

const cleanup: (() => unknown)[] = []
afterEach(async () => {
  for (const end of cleanup.splice(0).reverse()) await end()
})

async function emptyTarget(kind: "sqlite" | "postgres", template?: typeof templateName) {
  const location = await freshLocation(kind, template)
  cleanup.push(location.remove)
  return { location, images: openImageStore(location), log }
}

/** Runs a statement in PostgreSQL as another program does. */
async function execute({ databaseUrl = "" }: DatabaseLocation, statement: string) {
  const client = await connectClient(databaseUrl)
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}

const tablesOf = async (location: DatabaseLocation) => {
  const rows = await execute(location, "select tablename from pg_tables where schemaname = 'public' order by 1")
  return rows.map(({ tablename }) => tablename)
}

describe.skipIf(!hasPostgres)("a PostgreSQL database is refused", () => {
  test.each([
    ["a table of another program", ["create table orders (id int)"], "the table orders"],
    ["a table with a name of ours", ["create table certificate (id int)"], "the table certificate"],
    ["an empty table named user", ['create table "user" (id int)'], "the table user"],
    ["a view", ["create view totals as select 1 as one"], "the table totals"],
    ["two tables", ["create table b (id int)", "create table a (id int)"], "the tables a, b"],
    [
      "many tables",
      ["a", "b", "c", "d", "e"].map((name) => `create table ${name} (id int)`),
      "the tables a, b, c and 2 more",
    ],
  ])("if it has %s, and is left as it was", async (_, statements, found) => {
    const target = await emptyTarget("postgres")
    for (const statement of statements) await execute(target.location, statement)
    const before = await tablesOf(target.location)
    const message = `The database is in use (it has ${found}): a backup is restored into an empty database`
    await expect(restoreBackup(path, target, { acceptsUnsigned: true })).rejects.toThrow(new Error(message))
    expect(await tablesOf(target.location)).toEqual(before)
    expect(existsSync(join(target.location.dataDir, "secret.key"))).toBe(false)
  })

  test("if another program has a table beside ours", async () => {
    const target = await emptyTarget("postgres", templateName)
    await execute(target.location, "create table orders (id int)")
    await expect(restoreBackup(path, target, { acceptsUnsigned: true })).rejects.toThrow(
      "in use (it has the table orders)",
    )
  })

  test("if it has users", async () => {
    const used = await startTestApp("postgres")
    cleanup.push(used.stop)
    await used.as("student")
    await expect(
      restoreBackup(path, { location: used.location, images: used.images, log }, { acceptsUnsigned: true }),
    ).rejects.toThrow("The database has users")
  })

  test("with one line by the command", async () => {
    const target = await emptyTarget("postgres")
    await execute(target.location, "create table certificate (id int)")
    const { dataDir, databaseUrl = "" } = target.location
    const command = startCommand(
      "restore",
      { DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
      path,
      "--without-signature",
    )
    expect(await command.ended).toBe(1)
    expect(command.output()).toMatch(/^The database is in use \(it has the table certificate\): [^\n]*\n$/)
  })

  test("if it has tables of a newer version than the backup", async () => {
    const older = join(folder, "older.tar")
    const source = await emptyTarget("postgres", templateName)
    const last = "(select max(name) from kysely_migration)"
    await execute(source.location, `delete from kysely_migration where name = ${last}`)
    await writeBackup(older, { ...source, withKeys: false })
    const target = await emptyTarget("postgres", templateName)
    await expect(restoreBackup(older, target, { acceptsUnsigned: true })).rejects.toThrow(
      /^The database is newer than the backup \(it has 0\d+-/,
    )
  })
})

describe.skipIf(!hasPostgres)("a PostgreSQL database is accepted", () => {
  test.each([
    ["with our empty tables", templateName, "select 1"],
    ["with what an extension has added", undefined, "create extension pg_stat_statements"],
    ["with tables in another schema", undefined, "create schema other create table certificate (id int)"],
  ] as const)("%s", async (_, template, statement) => {
    const target = await emptyTarget("postgres", template)
    await execute(target.location, statement)
    await restoreBackup(path, target, { acceptsUnsigned: true })
    expect(await compareBackup(path, target)).toEqual([])
  })
})

describe.each(["sqlite", "postgres"] as const)("images in S3, with %s", (kind) => {
  const keys = { region: "us-east-1", bucket: "images", accessKeyId: "key", secretAccessKey: "secret" }
  const other = Buffer.from("an image of another site")

  async function targetWithBucket() {
    const s3 = await startS3(keys.bucket, keys.secretAccessKey)
    cleanup.push(s3.stop)
    const { location } = await emptyTarget(kind)
    const images = openImageStore({ dataDir: location.dataDir, s3: { endpoint: s3.endpoint, ...keys } })
    return { s3, target: { location, images, log } }
  }

  test.skipIf(kind === "postgres" && !hasPostgres)(
    "a store is refused that has an image which the backup does not have, or that cannot be listed",
    async () => {
      const { s3, target } = await targetWithBucket()
      await target.images.put(nameOf(other), other)
      const found = `The image store is in use (it has ${nameOf(other)}, which is not in the backup): `
      await expect(restoreBackup(path, target, { acceptsUnsigned: true })).rejects.toThrow(found)
      expect([...s3.objects.keys()]).toEqual([`images/${nameOf(other)}`])
      expect(existsSync(join(target.location.dataDir, "prohori.db"))).toBe(false)

      s3.state.refuses = () => true
      await expect(restoreBackup(path, target, { acceptsUnsigned: true })).rejects.toThrow(
        /^The image store cannot be used: .*503 SlowDown/,
      )
      expect(existsSync(join(target.location.dataDir, "prohori.db"))).toBe(false)
    },
  )

  test.skipIf(kind === "postgres" && !hasPostgres)(
    "a store that an interrupted restore has filled in part, or that has other objects elsewhere, is accepted",
    async () => {
      const { s3, target } = await targetWithBucket()
      const [image] = await Array.fromAsync(app.images.list())
      const name = image?.name ?? ""
      await target.images.put(name, (await app.images.get(name)) as Buffer)
      s3.objects.set(`backups/${nameOf(other)}`, { bytes: other, changedAt: new Date() })
      await restoreBackup(path, target, { acceptsUnsigned: true })
      expect(await compareBackup(path, target)).toEqual([])
    },
  )

  test.skipIf(kind === "postgres" && !hasPostgres)(
    "a backup without images, of which only the store has them, is restored next to them",
    async () => {
      const { target } = await targetWithBucket()
      await target.images.put(nameOf(other), other)
      await restoreBackup(withoutImages, target, { acceptsUnsigned: true })
      const database = await openDatabase(target.location, log)
      expect(await database.read.selectFrom("user").select("_id").execute()).toHaveLength(1)
      await database.close()
    },
  )
})

test("a key that ends with a space is restored with the same setting, and refused as a file of its own", async () => {
  const location = { ...(await freshLocation("sqlite", templateName)), secretKey: "0123456789 0123456789 0123456789 " }
  cleanup.push(location.remove)
  const file = join(folder, "key-with-space.tar")
  await writeBackup(file, { location, withKeys: true })
  const target = await emptyTarget("sqlite")
  await expect(restoreBackup(file, target, { acceptsUnsigned: true })).rejects.toThrow(
    /begins or ends with a space: set SECRET_KEY/,
  )
  const { secretKey } = location
  await restoreBackup(file, { ...target, location: { ...target.location, secretKey } }, { acceptsUnsigned: true })
})
