import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { stat } from "node:fs/promises"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { inventedSections } from "contract"
import { afterEach, describe, expect, inject, test } from "vitest"
import { backUpNightly } from "#backup/nightly.ts"
import { beginRestore } from "#db/sqlite/installation.ts"
import { diagnose } from "#doctor/doctor.ts"
import { settingsFindings } from "#doctor/settings-checks.ts"
import { pathOf } from "#images/image-references.ts"
import { nameOf } from "#images/name.ts"
import { createLog } from "#log.ts"
import { readSettings } from "#settings.ts"
import { aCourse } from "#test/factories.ts"
import { formOf, twoColourImage } from "#test/fuzz/hostile-images.ts"
import { freePort } from "#test/postgres/postgres-cluster.ts"
import { startJob } from "#test/run-job.ts"
import { runCommand } from "#test/server-process.ts"
import { startSmtp } from "#test/smtp-server.ts"
import { type DatabaseKind, freshLocation, startTestApp, type TestApp } from "#test/test-app.ts"

const log = createLog("silent")
const hasPostgres = inject("postgresUrl") !== ""

const cleanup: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  for (const end of cleanup.splice(0).reverse()) await end()
})

/** A site with an image, a backup and a mail server, whose office has saved all of its parts. */
async function aSite(kind: DatabaseKind = "sqlite") {
  const app = await startTestApp(kind)
  const smtp = await startSmtp()
  cleanup.push(app.stop, smtp.stop)
  const { token } = await app.as("admin")
  const bytes = await twoColourImage(80, 60).png().toBuffer()
  const form = await formOf({ field: "image", bytes })
  const uploaded = await app.request({ method: "POST", url: "/api/images", ...form }, token)
  const thumbnail: string = uploaded.json().data.url
  const payload = aCourse({ thumbnail })
  expect((await app.request({ method: "POST", url: "/api/courses/register", payload }, token)).statusCode).toBe(201)
  const own = { content: "{}", version: 1, actorId: "", actor: "", updatedAt: new Date().toISOString() }
  const sections = inventedSections.map((section) => ({ ...own, section }))
  await app.database.write(["site"], (trx) => trx.insertInto("siteVersion").values(sections).execute())
  const job = startJob(backUpNightly, { ...app, log, settings: { backupCount: 14 }, minFreeBytes: 0 })
  const count = async () => (await app.database.read.selectFrom("backup").selectAll().execute()).length
  await expect.poll(count).toBe(1)
  await job.stop()
  const { dataDir } = app.location
  for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o700)
  return { app, smtp, image: thumbnail.slice(thumbnail.lastIndexOf("/") + 1), write: app.database.write }
}

const environmentOf = ({ location }: Pick<TestApp, "location">, smtpUrl = "") => ({
  DATA_DIR: location.dataDir,
  DATABASE_URL: location.databaseUrl ?? "",
  PUBLIC_URL: "https://prohori.example",
  HOST: "127.0.0.1",
  TRUST_PROXY: "127.0.0.1",
  SMTP_URL: smtpUrl,
  SECOND_FACTOR: "required",
})

/** Each warning and error, as "level name: text". */
async function problemsWith(environment: Record<string, string>) {
  const problems: string[] = []
  for await (const { name, findings } of diagnose(readSettings(environment), log))
    for (const { level, text, advice } of findings) {
      if (level === "ok") continue
      expect(advice).toMatch(/^[A-Z]/)
      problems.push(`${level} ${name}: ${text}`)
    }
  return problems
}

test("several hosts of PostgreSQL are named, without their password", () => {
  const DATABASE_URL = "postgres://prohori:secret@10.0.0.11:5432,10.0.0.12:5433/prohori"
  const [first] = settingsFindings(readSettings({ DATABASE_URL }))
  expect(first?.text).toContain("PostgreSQL at 10.0.0.11:5432, 10.0.0.12:5433,")
})

test("connections that others in the network can read are named; on this machine they are not", () => {
  const problems = (environment: Record<string, string>) =>
    settingsFindings(readSettings(environment))
      .filter(({ text }) => text.includes("TLS"))
      .map(({ level, text }) => `${level}: ${text}`)
  const plain = (level: string, name: string) => `${level}: The connection to ${name} is not protected by TLS`
  const database = (host: string, query = "") => problems({ DATABASE_URL: `postgres://u:p@${host}/prohori${query}` })
  expect(database("127.0.0.1")).toEqual([])
  expect(database("database")).toEqual([plain("warning", "PostgreSQL at database")])
  expect(database("db.example.com,10.0.0.12")).toEqual([
    plain("error", "PostgreSQL at db.example.com"),
    plain("warning", "PostgreSQL at 10.0.0.12"),
  ])
  expect(database("db.example.com", "?sslmode=verify-full")).toEqual([])
  const keys = { BACKUP_S3_BUCKET: "backups", BACKUP_S3_ACCESS_KEY_ID: "id", BACKUP_S3_SECRET_ACCESS_KEY: "secret" }
  const copies = (BACKUP_S3_ENDPOINT: string) => problems({ ...keys, BACKUP_S3_ENDPOINT })
  expect(copies("http://s3.example.com")).toEqual([plain("error", "S3 at s3.example.com")])
  expect(copies("https://s3.example.com")).toEqual([])
  const mail = (query: string) => problems({ SMTP_URL: `smtp://u:p@mail.example.com:587${query}` })
  expect(mail("?requireTLS=false")).toEqual([plain("error", "the mail server at mail.example.com:587")])
  expect(mail("")).toEqual([])
})

test("a server that can be reached past the proxy of its machine is named", () => {
  const problems = (environment: Record<string, string>) =>
    settingsFindings(readSettings({ PUBLIC_URL: "https://prohori.example", ...environment }))
      .filter(({ text }) => text.startsWith("HOST"))
      .map(({ level, text }) => `${level}: ${text}`)
  expect(problems({ TRUST_PROXY: "127.0.0.1" })).toEqual([
    "warning: HOST is 0.0.0.0: the site can be opened without TLS on port 3000, past the proxy",
  ])
  expect(problems({ TRUST_PROXY: "127.0.0.1", HOST: "127.0.0.1" })).toEqual([])
  expect(problems({ TRUST_PROXY: "172.30.0.0/24" })).toEqual([])
})

const sameDisk = "warning Backups: All backups are on the same disk as the site"
const ownKey = "warning Settings: SECRET_KEY is not set: a second server would use another key"

describe.each(["sqlite", "postgres"] as const)("a sound installation on %s", (kind) => {
  test.skipIf(kind === "postgres" && !hasPostgres)("has no errors, and nothing is changed", async () => {
    const { app, smtp } = await aSite(kind)
    const before = readdirSync(app.location.dataDir)
    const expected = [...(kind === "postgres" ? [ownKey] : []), sameDisk]
    expect(await problemsWith(environmentOf(app, smtp.url))).toEqual(expected)
    expect(readdirSync(app.location.dataDir)).toEqual(before)
  })
})

test("the command prints each finding with what to do, and fails if there are errors", async () => {
  const { app, image } = await aSite()
  const { dataDir } = app.location
  const sound = await runCommand("doctor", dataDir)
  expect(sound).toMatchObject({ code: 0, output: expect.stringMatching(/^ok {7}Settings: /) })
  expect(sound.output).toMatch(
    /^warning {2}Mail: SMTP_URL is not set: 0 mails .*, which are removed after 30 days\n {9}→ Set SMTP_URL: .*\n/m,
  )
  expect(sound.output).toMatch(/^0 errors, 4 warnings\n$/m)
  rmSync(join(dataDir, "images", image))
  const damaged = await runCommand("doctor", dataDir)
  expect(damaged).toMatchObject({ code: 1, output: expect.stringMatching(/^1 error, 4 warnings\n$/m) })
})

test.for([
  [{ PUBLIC_URL: "" }, "warning Settings: PUBLIC_URL is http://localhost:3000: links in mails lead there"],
  [
    { PUBLIC_URL: "http://prohori.example" },
    "error Settings: PUBLIC_URL is not https: passwords can be read on their way",
  ],
  [
    { TRUST_PROXY: "" },
    "warning Settings: TRUST_PROXY is not set: behind a proxy all visitors count as one IP address, in every limit",
  ],
  [{ ADMIN_PASSWORD: "x" }, "warning Settings: ADMIN_PASSWORD is set, which only the first start needs"],
  [
    { SECOND_FACTOR: "optional" },
    "warning Settings: SECOND_FACTOR is optional: a stolen password of an admin is enough",
  ],
  [{ RATE_LIMIT: "0" }, "warning Settings: RATE_LIMIT is 0: nothing limits a flood of requests"],
  [{ BACKUPS: "0" }, "warning Backups: BACKUPS is 0: the server writes none"],
] as const)("the setting %j is questioned", async ([setting, problem]) => {
  const app = await startTestApp("sqlite")
  cleanup.push(app.stop)
  expect(await problemsWith({ ...environmentOf(app), ...setting })).toContain(problem)
})

test("files that others can read, and images that are missing or unknown, are named", async () => {
  const { app, image } = await aSite()
  const { dataDir } = app.location
  chmodSync(join(dataDir, "secret.key"), 0o644)
  rmSync(join(dataDir, "images", image))
  const unknown = Buffer.from("of another site")
  await app.images.put(nameOf(unknown), unknown)
  const problems = await problemsWith(environmentOf(app))
  expect(problems).toEqual(
    expect.arrayContaining([
      `error Files: Other users of this machine can read ${join(dataDir, "secret.key")}`,
      `error Images: The image ${pathOf(image)} is used, but missing`,
      "warning Images: 1 stored images are not in the database",
    ]),
  )
})

test("a changed audit log, another key, and rows without their user are errors", async () => {
  const { app } = await aSite()
  const { dataDir } = app.location
  const file = new DatabaseSync(join(dataDir, "prohori.db"), { enableForeignKeyConstraints: false, timeout: 5000 })
  file.exec("pragma recursive_triggers = off; delete from user")
  const triggers = file.prepare("select name from sqlite_schema where type = 'trigger' and tbl_name = 'audit'").all()
  for (const { name } of triggers) file.exec(`drop trigger "${name}"`)
  file.exec("update audit set record = 'forged' where position = 2")
  file.close()
  writeFileSync(join(dataDir, "secret.key"), "another key than the one that signed the log")
  const problems = await problemsWith(environmentOf(app))
  expect(problems).toContain("error Keys: The audit log was signed with another key than SECRET_KEY or secret.key")
  expect(problems).toContainEqual(
    expect.stringMatching(/^error Rows: 1 rows of the table session belong to a missing user/),
  )
  expect(problems).toContainEqual(expect.stringMatching(/^error Audit log: /))
  rmSync(join(dataDir, "secret.key"))
  expect(await problemsWith(environmentOf(app))).toContain(
    "error Keys: Neither SECRET_KEY nor secret.key is here: certificates cannot be signed",
  )
  expect(existsSync(join(dataDir, "secret.key"))).toBe(false)
})

test("a backup that was not signed with the key of the site is a warning", async () => {
  const { app } = await aSite()
  const named = expect.stringMatching(/^warning Backups: The backup of .* is not signed with the key of this site$/)
  expect(await problemsWith(environmentOf(app))).not.toContainEqual(named)
  const SECRET_KEY = "another key, which is not this server's own"
  expect(await problemsWith({ ...environmentOf(app), SECRET_KEY })).toContainEqual(named)
})

test("a backup that is old, damaged or not in the bucket is an error", async () => {
  const { app, write } = await aSite()
  const folder = join(app.location.dataDir, "backups")
  const [name = ""] = readdirSync(folder)
  const { size } = await stat(join(folder, name))
  writeFileSync(join(folder, name), Buffer.alloc(size))
  const fourDaysAgo = new Date(Date.now() - 96 * 60 * 60 * 1000).toISOString()
  await write([], (trx) => trx.updateTable("backup").set({ createdAt: fourDaysAgo }).execute())
  const failedAt = new Date().toISOString()
  await write([], (trx) => trx.updateTable("jobRun").set({ failedAt }).where("name", "=", "backup").execute())
  const keys = { BACKUP_S3_ACCESS_KEY_ID: "key", BACKUP_S3_SECRET_ACCESS_KEY: "secret" }
  const bucket = { ...keys, BACKUP_S3_ENDPOINT: `http://127.0.0.1:${await freePort()}`, BACKUP_S3_BUCKET: "copies" }
  const environment = { ...environmentOf(app), ...bucket }
  const problems = await problemsWith(environment)
  const refused = /^error Backups: The copy in S3 failed \(fetch failed \(.*ECONNREFUSED/
  expect(problems).toContain(`error Backups: The last backup is of ${fourDaysAgo}`)
  expect(problems).toContain(`error Backups: The last attempt to write a backup failed at ${failedAt}`)
  expect(problems).toContainEqual(expect.stringMatching(/^error Backups: The backup .* is damaged: /))
  expect(problems).toContainEqual(expect.stringMatching(refused))
  // Before the first backup, too.
  await write([], (trx) => trx.deleteFrom("backup").execute())
  expect(await problemsWith(environment)).toContainEqual(expect.stringMatching(refused))
})

test.skipIf(!hasPostgres)(
  "a backup that another server has written is no error, but a missing file of the only server is",
  async () => {
    const problemsWithoutFile = async (kind: DatabaseKind) => {
      const { app } = await aSite(kind)
      rmSync(join(app.location.dataDir, "backups"), { recursive: true })
      return problemsWith(environmentOf(app))
    }
    const elsewhere = /^warning Backups: The backup of .* is not in this DATA_DIR$/
    expect(await problemsWithoutFile("postgres")).toContainEqual(expect.stringMatching(elsewhere))
    expect(await problemsWithoutFile("sqlite")).toContainEqual(expect.stringMatching(/^error Backups: .*backups/))
  },
)

test("a mail server that refuses, mails that failed, and mails that wait are named", async () => {
  const { app, smtp, write } = await aSite()
  await smtp.stop()
  const old = new Date(Date.now() - 2 * 60 * 60 * 1000).toISOString()
  await write([], (trx) => trx.updateTable("mail").set({ createdAt: old }).execute())
  const waiting = (await app.database.read.selectFrom("mail").select("_id").execute()).length
  const problems = await problemsWith(environmentOf(app, smtp.url))
  expect(problems).toContainEqual(
    expect.stringMatching(/^error Mail: The mail server 127\.0\.0\.1:\d+ does not accept mails: .*ECONNREFUSED/),
  )
  expect(problems).toContain(`warning Mail: ${waiting} mails have been waiting for more than an hour`)
  await write([], (trx) => trx.updateTable("mail").set({ nextTryAt: "" }).execute())
  expect(await problemsWith(environmentOf(app, smtp.url))).toContain(`warning Mail: ${waiting} mails could not be sent`)
})

test("tables of another version, a missing database and an unreachable one end the checks with one line", async () => {
  const app = await startTestApp("sqlite")
  cleanup.push(app.stop)
  const file = join(app.location.dataDir, "prohori.db")
  const change = (sql: string) => {
    const database = new DatabaseSync(file, { timeout: 5000 })
    database.exec(sql)
    database.close()
  }
  change("delete from kysely_migration where name > '0057'; drop table backup")
  expect((await problemsWith(environmentOf(app))).at(-1)).toMatch(/^warning Tables: .* earlier version \(0056-/)
  change("insert into kysely_migration values ('0099-later', '')")
  expect((await problemsWith(environmentOf(app))).at(-1)).toMatch(/^error Tables: .*newer than this program/)
  const empty = await freshLocation("sqlite")
  cleanup.push(empty.remove)
  mkdirSync(empty.dataDir, { recursive: true })
  expect((await problemsWith(environmentOf({ location: empty }))).at(-1)).toMatch(
    /^error Database: There is no database/,
  )
  beginRestore(empty)
  expect((await problemsWith(environmentOf({ location: empty }))).at(-1)).toMatch(
    /^error Database: A restore into .* was interrupted: call npm run restore again/,
  )
  rmSync(join(empty.dataDir, "restore-unfinished.json"))
  const unreachable = { ...environmentOf({ location: empty }), DATABASE_URL: "postgres://x@127.0.0.1:1/x" }
  expect((await problemsWith(unreachable)).at(-1)).toMatch(/^error Tables: .*ECONNREFUSED/)
})
