import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { afterAll, afterEach, describe, expect, inject, test } from "vitest"
import { verifyChain } from "#audit/verify-chain.ts"
import { readParts, verifyArchive } from "#backup/archive.ts"
import { rowsIn, writeBackup } from "#backup/backup.ts"
import { compareBackup } from "#backup/compare.ts"
import { restoreBackup } from "#backup/restore.ts"
import { openSnapshot } from "#backup/snapshot.ts"
import { openImageStore } from "#images/open-store.ts"
import { createLog } from "#log.ts"
import { credentialClient } from "#test/credentials.ts"
import { aCertificate, aCourse } from "#test/factories.ts"
import { formOf, twoColourImage } from "#test/fuzz/hostile-images.ts"
import { startS3 } from "#test/s3-server.ts"
import { startCommand } from "#test/server-process.ts"
import {
  type DatabaseKind,
  freshLocation,
  startTestApp,
  startTestAppAt,
  type TestApp,
  testPassword,
} from "#test/test-app.ts"

const log = createLog("silent")
const folder = mkdtempSync(join(tmpdir(), "prohori-backups-"))
afterAll(() => rmSync(folder, { recursive: true }))

const cleanup: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of cleanup.splice(0).reverse()) await end()
})

let files = 0
const newFile = () => join(folder, `${++files}.tar`)

/** A site with rows in most tables, and an image. */
async function aSite(kind: DatabaseKind) {
  const app = await startTestApp(kind)
  cleanup.push(app.stop)
  const admin = await app.as("admin")
  const image = await app.request(
    {
      method: "POST",
      url: "/api/images",
      ...(await formOf({ field: "image", bytes: await twoColourImage(80, 60).png().toBuffer() })),
    },
    admin.token,
  )
  const { url } = image.json().data
  const payload = aCourse({ title: "নৈতিক হ্যাকিং\u2028“’ 😀", thumbnail: url })
  const course = await app.request({ method: "POST", url: "/api/courses/register", payload }, admin.token)
  expect(course.statusCode).toBe(201)
  const certificate = await credentialClient(() => app).issue(aCertificate({ candidateEmail: admin.email }))
  return { app, admin, certificate, imagePath: new URL(url).pathname }
}

const backupOf = async ({ location, images }: TestApp, withKeys = true) => {
  const path = newFile()
  await writeBackup(path, { location, images, withKeys })
  return path
}

const restoredImages = (dataDir: string) => openImageStore({ dataDir, s3: undefined })

async function emptyTarget(kind: DatabaseKind) {
  const location = await freshLocation(kind)
  const images = restoredImages(location.dataDir)
  return { location, images, log }
}

async function restored(path: string, kind: DatabaseKind) {
  const target = await emptyTarget(kind)
  await restoreBackup(path, target, { acceptsUnsigned: true })
  expect(await compareBackup(path, target)).toEqual([])
  const app = await startTestAppAt(target.location)
  cleanup.push(app.stop)
  return app
}

const hasPostgres = inject("postgresUrl") !== ""
const moves = [
  ["sqlite", "sqlite"],
  ["sqlite", "postgres"],
  ["postgres", "sqlite"],
  ["postgres", "postgres"],
] as const

describe.each(moves)("a backup of %s, restored into %s", (from, to) => {
  test.skipIf(!hasPostgres && (from === "postgres" || to === "postgres"))(
    "has every row and image, the keys, an intact audit log, and no session",
    async () => {
      const { app, admin, certificate, imagePath } = await aSite(from)
      const copy = await restored(await backupOf(app), to)
      const original = await app.request({ url: imagePath })
      expect((await copy.request({ url: imagePath })).rawPayload).toEqual(original.rawPayload)
      const { getCredential, resultOf } = credentialClient(() => copy)
      expect((await getCredential(certificate.certificationNo)).body).toBe(certificate.text)
      expect(await resultOf(certificate.text)).toBe("valid")
      expect(await verifyChain(copy.database)).toMatchObject({ fault: null, signature: "valid" })
      expect((await copy.request({ url: "/api/audit/get-entries" }, admin.token)).statusCode).toBe(401)
      const payload = { email: admin.email, password: testPassword }
      const login = await copy.request({ method: "POST", url: "/api/auth/login", payload })
      expect(login.statusCode).toBe(200)
      const entries = await copy.database.read.selectFrom("audit").select("action").execute()
      expect(entries.map(({ action }) => action)).toContain("server.restore")
    },
  )
})

test("a mail that was waiting is not sent after a restore: the office sees it as failed", async () => {
  const { app } = await aSite("sqlite")
  const waiting = await app.database.read.selectFrom("mail").select("_id").where("nextTryAt", ">", "").execute()
  expect(waiting.length).toBeGreaterThan(0)
  const copy = await restored(await backupOf(app), "sqlite")
  const mails = await copy.database.read.selectFrom("mail").select(["_id", "nextTryAt", "lastError"]).execute()
  const restoredMail = mails.find(({ _id }) => _id === waiting[0]?._id)
  expect(restoredMail).toMatchObject({ nextTryAt: "", lastError: expect.stringContaining("restored from a backup") })
})

test("a backup that is made while the site changes is a consistent snapshot", async () => {
  const { app, admin } = await aSite("sqlite")
  let isDone = false
  const changing = (async () => {
    for (let count = 0; !isDone; count++) {
      const payload = aCertificate({ batchNo: String(count) })
      await app.request({ method: "POST", url: "/api/certificates/register", payload }, admin.token)
    }
  })()
  const path = await backupOf(app)
  isDone = true
  await changing
  const copy = await restored(path, "sqlite")
  expect(await verifyChain(copy.database)).toMatchObject({ fault: null })
})

test.each(["sqlite", ...(hasPostgres ? (["postgres"] as const) : [])] as const)(
  "a snapshot of %s does not contain what is written after its beginning",
  async (kind) => {
    const { app, admin } = await aSite(kind)
    await using snapshot = await openSnapshot(app.location)
    const countOf = async (table: string) => (await Array.fromAsync(snapshot.rowsOf(table))).flat().length
    const payload = aCertificate()
    await app.request({ method: "POST", url: "/api/certificates/register", payload }, admin.token)
    expect(await countOf("certificate")).toBe(1)
  },
)

test.each(["sqlite", ...(hasPostgres ? (["postgres"] as const) : [])] as const)(
  "the parts of a backup of %s fit into the memory, however long the rows are",
  async (kind) => {
    const { app, admin } = await aSite(kind)
    const long = { userId: admin._id, call: "x", result: "x".repeat(300_000), createdAt: "" }
    const rows = Array.from({ length: 40 }, (_, index) => ({ ...long, requestId: `${index}` }))
    await app.database.write([], (trx) => trx.insertInto("callResult").values(rows).execute())
    const lengths: number[] = []
    for await (const part of readParts(await backupOf(app)))
      if (part.name.startsWith("database/callResult/")) lengths.push(JSON.stringify(await rowsIn(part)).length)
    expect(lengths.length).toBeGreaterThan(2)
    expect(Math.max(...lengths)).toBeLessThan(5_000_000)
  },
)

test("without its keys a backup restores everything but what the keys sign", async () => {
  const { app } = await aSite("sqlite")
  const path = await backupOf(app, false)
  expect(await verifyArchive(path)).toMatchObject({ hasKeys: false })
  const target = await emptyTarget("sqlite")
  cleanup.push(target.location.remove)
  await restoreBackup(path, target, { acceptsUnsigned: true })
  const secret = (dataDir: string) => readFileSync(join(dataDir, "secret.key"), "utf8")
  expect(secret(target.location.dataDir)).not.toBe(secret(app.location.dataDir))
  expect(await compareBackup(path, target)).toEqual([])
})

describe("a backup is refused", () => {
  const refusal = async (path: string) => {
    const target = await emptyTarget("sqlite")
    cleanup.push(target.location.remove)
    const message = await restoreBackup(path, target, { acceptsUnsigned: true }).then(
      () => "restored",
      (error: Error) => error.message,
    )
    expect(existsSync(join(target.location.dataDir, "prohori.db"))).toBe(false)
    return message
  }

  test("if it was changed, cut off, or is no backup", async () => {
    const { app } = await aSite("sqlite")
    const path = await backupOf(app)
    const bytes = readFileSync(path)
    const changed = Buffer.from(bytes)
    const offset = changed.indexOf("certificate/000001") + 700
    changed[offset] = (changed[offset] ?? 0) ^ 1
    const write = (content: Buffer) => {
      const file = newFile()
      writeFileSync(file, content)
      return file
    }
    expect(await refusal(write(changed))).toMatch(/is damaged: database\/certificate\/000001.jsonl.gz has changed/)
    expect(await refusal(write(bytes.subarray(0, bytes.length / 2)))).toMatch(/is damaged: /)
    expect(await refusal(write(Buffer.from("no archive at all")))).toMatch(/is not a backup of this program/)
    expect(await refusal(newFile())).toMatch(/^There is no file /)
  })

  test("by a folder that is in use, and by one with another key", async () => {
    const { app } = await aSite("sqlite")
    const path = await backupOf(app)
    const used = { location: app.location, images: app.images, log }
    await expect(restoreBackup(path, used, { acceptsUnsigned: true })).rejects.toThrow(
      /is in use \(it has prohori.db\)/,
    )
    const target = await emptyTarget("sqlite")
    cleanup.push(target.location.remove)
    const location = { ...target.location, secretKey: "a key that is not the one of the backup" }
    await expect(restoreBackup(path, { ...target, location }, { acceptsUnsigned: true })).rejects.toThrow(
      /has another key than SECRET_KEY/,
    )
    expect(existsSync(join(location.dataDir, "prohori.db"))).toBe(false)
    await restoreBackup(path, target, { acceptsUnsigned: true })
    expect(await compareBackup(path, target)).toEqual([])
  })
})

test.skipIf(!hasPostgres)(
  "a restore into PostgreSQL that fails leaves the files alone that DATA_DIR had before",
  async () => {
    const { app } = await aSite("sqlite")
    const path = await backupOf(app)
    const { databaseUrl, remove } = await freshLocation("postgres")
    cleanup.push(remove)
    const location = { ...app.location, databaseUrl, secretKey: "a key that is not the one of the backup" }
    const before = readdirSync(app.location.dataDir).sort()
    expect(before).toEqual(expect.arrayContaining(["images", "prohori.db", "secret.key"]))
    await expect(restoreBackup(path, { location, images: app.images, log }, { acceptsUnsigned: true })).rejects.toThrow(
      /has another key/,
    )
    expect(readdirSync(app.location.dataDir).sort()).toEqual(before)
    expect(await compareBackup(path, app)).toEqual([])
  },
)

test("a restore that was killed is begun again; no server starts on half of a site", async () => {
  const { app } = await aSite("sqlite")
  const path = await backupOf(app)
  const target = await emptyTarget("sqlite")
  const { dataDir } = target.location
  const s3 = await startS3("images", "secret")
  cleanup.push(target.location.remove, async () => s3.stop())
  s3.state.hangs = "PUT"
  const keys = { S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret" }
  const environment = { DATA_DIR: dataDir, S3_ENDPOINT: s3.endpoint, S3_BUCKET: "images", ...keys }
  const killed = startCommand("restore", environment, path, "--without-signature")
  // The bucket was listed, and an image is being stored.
  await expect.poll(() => s3.state.requests, { timeout: 20_000 }).toBe(2)
  await expect(restoreBackup(path, target, { acceptsUnsigned: true })).rejects.toThrow(
    `is running (process ${killed.child.pid})`,
  )
  killed.child.kill("SIGKILL")
  await killed.ended

  expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(["prohori.db", "secret.key"]))
  await expect(startTestAppAt(target.location)).rejects.toThrow("was interrupted: call npm run restore again")
  await restoreBackup(path, target, { acceptsUnsigned: true })
  expect(await compareBackup(path, target)).toEqual([])
  const again = await startTestAppAt(target.location)
  await again.stop()
})

test("entries that the lost database had after its backup are not missed in the restored one", async () => {
  const { app, admin } = await aSite("sqlite")
  const path = await backupOf(app)
  const headsIn = (dataDir: string) => join(dataDir, "audit-heads")
  const before = readFileSync(headsIn(app.location.dataDir), "utf8")
  await app.request({ method: "POST", url: "/api/certificates/register", payload: aCertificate() }, admin.token)
  await expect.poll(() => readFileSync(headsIn(app.location.dataDir), "utf8")).not.toBe(before)
  const target = await emptyTarget("sqlite")
  for (const name of ["audit-heads", "secret.key"])
    copyFileSync(join(app.location.dataDir, name), join(target.location.dataDir, name))
  await restoreBackup(path, target)
  const copy = await startTestAppAt(target.location)
  cleanup.push(copy.stop)
  expect(await verifyChain(copy.database)).toMatchObject({ fault: null, signature: "valid" })
})

test("only the owner of a backup can read it, and one that fails or is stopped leaves no file", async () => {
  const { app } = await aSite("sqlite")
  const path = await backupOf(app)
  expect(statSync(path).mode & 0o077).toBe(0)
  const failing = newFile()
  const images = { ...app.images, get: () => Promise.reject(new Error("the storage hangs")) }
  const options = { location: app.location, withKeys: true }
  await expect(writeBackup(failing, { ...options, images })).rejects.toThrow("hangs")
  const stopped = writeBackup(failing, { ...options, images: app.images, signal: AbortSignal.abort() })
  await expect(stopped).rejects.toThrow("aborted")
  expect(readdirSync(folder).filter((name) => name === basename(failing) || name.endsWith(".part"))).toEqual([])
})

test("a comparison names the tables and images that differ", async () => {
  const { app } = await aSite("sqlite")
  const path = await backupOf(app)
  await app.database.write([], (trx) => trx.updateTable("course").set({ price: 1 }).execute())
  const [image] = await Array.fromAsync(app.images.list())
  await app.images.remove(image?.name ?? "")
  expect(await compareBackup(path, app)).toEqual([
    { name: image?.name, text: "is missing" },
    { name: "course", text: "has rows that differ" },
  ])
})
