import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gunzipSync, gzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest"
import { type Manifest, maxPartBytes, type Part, readParts, verifyArchive, writeArchive } from "#backup/archive.ts"
import { backupKey, writeBackup } from "#backup/backup.ts"
import { restoreBackup } from "#backup/restore.ts"
import { CannotStart } from "#cannot-start.ts"
import { openImageStore } from "#images/open-store.ts"
import { createLog } from "#log.ts"
import { runCommand } from "#test/server-process.ts"
import { freshLocation, startTestApp, type TestApp } from "#test/test-app.ts"

const folder = mkdtempSync(join(tmpdir(), "prohori-signature-"))
const path = join(folder, "whole.tar")
let app: TestApp
let student = ""
beforeAll(async () => {
  app = await startTestApp("sqlite")
  student = (await app.as("student")).email
  await writeBackup(path, { location: app.location, images: app.images, withKeys: true })
})
afterAll(async () => {
  await app.stop()
  rmSync(folder, { recursive: true })
})

const kinds = ["sqlite", ...(inject("postgresUrl") ? (["postgres"] as const) : [])] as const

async function emptyTarget(kind: (typeof kinds)[number] = "sqlite", withKey = false) {
  const location = await freshLocation(kind)
  onTestFinished(location.remove)
  if (withKey) copyFileSync(join(app.location.dataDir, "secret.key"), join(location.dataDir, "secret.key"))
  return { location, images: openImageStore(location), log: createLog("silent") }
}

let files = 0
type Changed = {
  part?: (part: Part) => Part
  more?: (part: Part) => Part[]
  about?: (manifest: Manifest) => Partial<Manifest>
  key?: string
}

/** Writes the backup once more, with right digests: as somebody does who knows this program, but not the key. */
async function forged({ part: change = (part) => part, more = () => [], about = () => ({}), key }: Changed) {
  const file = join(folder, `${++files}.tar`)
  const { isSignedWith: _, ...manifest } = await verifyArchive(path)
  async function* parts() {
    for await (const part of readParts(path)) {
      if (part.name === "manifest.json") continue
      yield* more(part)
      yield change(part)
    }
  }
  await writeArchive(file, parts(), () => ({ ...manifest, ...about(manifest) }), key ? backupKey(key) : undefined)
  return file
}

const changedText = (folderName: string, change: (text: string) => string) => (part: Part) => {
  if (!part.name.startsWith(`database/${folderName}/`)) return part
  return { ...part, content: gzipSync(change(gunzipSync(part.content).toString())) }
}
const promoted = changedText("user", (text) => text.replace('"role":"student"', '"role":"admin"'))

test("where the key of the site is, its backup is restored; where no key is, only if that is accepted", async () => {
  await restoreBackup(path, await emptyTarget("sqlite", true))
  const target = await emptyTarget()
  const refusal = /^No key here shows .*: copy its secret\.key into DATA_DIR, .* add --without-signature$/
  await expect(restoreBackup(path, target)).rejects.toThrow(refusal)
  expect(existsSync(join(target.location.dataDir, "prohori.db"))).toBe(false)
  await restoreBackup(path, target, { acceptsUnsigned: true })
})

test("a student who is an admin in a changed backup is refused, signed with another key or not at all", async () => {
  const target = await emptyTarget("sqlite", true)
  const unsigned = await forged({ part: promoted })
  await expect(restoreBackup(unsigned, target)).rejects.toThrow(/^The backup is not signed: /)
  const other = await forged({ part: promoted, key: "a key that the site has never had" })
  await expect(restoreBackup(other, target)).rejects.toThrow(/^The backup was changed, or signed with another key/)
  expect(await runCommand("verify-backup", target.location.dataDir, unsigned)).toMatchObject({ code: 1 })
  expect(existsSync(join(target.location.dataDir, "prohori.db"))).toBe(false)
  await restoreBackup(path, target)
  expect(student).not.toBe("")
})

test("a backup of an earlier version, which has no signature, is restored if that is accepted", async () => {
  const target = await emptyTarget("sqlite", true)
  await restoreBackup(await forged({}), target, { acceptsUnsigned: true })
})

const inTable = (table: string, change: Partial<Part>) => (part: Part) =>
  part.name.startsWith(`database/${table}/`) ? { ...part, ...change } : part
const rename = (from: string, to: string) => changedText("session", (text) => text.replaceAll(from, to))

async function expectRefusal(changed: Changed, message: RegExp, kind?: (typeof kinds)[number]) {
  const target = await emptyTarget(kind)
  const error = await restoreBackup(await forged(changed), target, { acceptsUnsigned: true }).catch((error) => error)
  expect(error).toBeInstanceOf(CannotStart)
  expect(error.message).toMatch(message)
  expect(error.message).not.toContain("\n")
  expect(existsSync(join(target.location.dataDir, "secret.key"))).toBe(false)
}

test.each<[string, Changed, RegExp]>([
  [
    "more rows than there are",
    { about: ({ rows }) => ({ rows: { ...rows, user: 580 } }) },
    /has 1 rows of the table user, its manifest lists 580$/,
  ],
  [
    "none of the rows of a table",
    { about: ({ rows: { user: _, ...rows } }) => ({ rows }) },
    /has 1 rows of the table user, its manifest lists none$/,
  ],
])("a backup whose manifest lists %s is refused with one line", (_, changed, message) =>
  expectRefusal(changed, message),
)

test("a backup with two parts of one name, of which the manifest lists the second, is refused", async () => {
  const more = (part: Part) => (part.name.startsWith("database/user/") ? [promoted(part)] : [])
  await expectRefusal({ more }, /is damaged: database\/user\/000001\.jsonl\.gz is in it twice$/)
})

const unreadable = /is damaged: database\/lock\/000001\.jsonl\.gz cannot be read/

test("a backup with a small part that would be unpacked to more than the memory has is refused with one line", async () => {
  const mebibytes = 16
  const compressed = gzipSync(Buffer.alloc(mebibytes * 1024 * 1024))
  // A file of several gzip members is unpacked to all of them.
  const bomb = Buffer.concat(Array(maxPartBytes / 1024 / 1024 / mebibytes + 1).fill(compressed))
  const tooLarge = /is damaged: database\/lock\/000001\.jsonl\.gz cannot be read \(Cannot create a Buffer larger than/
  await expectRefusal({ part: inTable("lock", { content: bomb }) }, tooLarge)
})

test("a backup with a part that is no JSON is refused with one line", () =>
  expectRefusal({ part: changedText("lock", (text) => text.replaceAll('"', "'")) }, unreadable))

describe.each(kinds)("a backup for %s is refused with one line, and nothing is written", (kind) => {
  test.each<[string, Changed, RegExp]>([
    ["column", { part: rename('"userAgent"', '"x\\" --"') }, /^A row of the table session cannot be restored: /],
    [
      "value",
      { part: rename('"address":"', '"address":{},"x":"') },
      /^A row of the table session cannot be restored: /,
    ],
    [
      "table",
      {
        part: (part) => ({ ...part, name: part.name.replace("/session/", "/none/") }),
        about: ({ rows: { session = 0, ...rows } }) => ({ rows: { ...rows, none: session } }),
      },
      /^The table none cannot be restored: /,
    ],
  ])("if it has a strange %s", (_, changed, message) => expectRefusal(changed, message, kind))
})
