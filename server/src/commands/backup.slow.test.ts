import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { aCertificate } from "#test/factories.ts"
import { formOf, twoColourImage } from "#test/fuzz/hostile-images.ts"
import { runCommand, startCommand } from "#test/server-process.ts"
import { startTestApp, type TestApp } from "#test/test-app.ts"

let app: TestApp
const folder = mkdtempSync(join(tmpdir(), "prohori-commands-"))
beforeAll(async () => {
  app = await startTestApp("sqlite")
})
afterAll(async () => {
  await app.stop()
  rmSync(folder, { recursive: true })
})

test("next to a running server: backup, restore into a new folder, and a comparison of both", async () => {
  const { token } = await app.as("admin")
  await app.request({ method: "POST", url: "/api/certificates/register", payload: aCertificate() }, token)
  const path = join(folder, "first.tar")
  const made = await runCommand("backup", app.location.dataDir, path)
  expect(made).toEqual({ code: 0, output: expect.stringMatching(/first\.tar: \d+ rows, 0 images, \d+ bytes\n.*keys/) })
  expect(await runCommand("backup", app.location.dataDir, path)).toMatchObject({
    code: 1,
    output: expect.stringContaining("exists already"),
  })

  const restored = join(folder, "restored")
  expect(await runCommand("restore", restored, path, "--without-signature")).toEqual({
    code: 0,
    output: expect.stringMatching(/^Restored \d+ rows .*\nThe audit log is intact: \d+ entries\n$/),
  })
  const compared = await runCommand("verify-backup", restored, path, "--compare")
  expect(compared).toMatchObject({
    code: 0,
    output: expect.stringMatching(/ is intact: .*\nEvery row and every image/),
  })
  expect(await runCommand("restore", restored, path, "--without-signature")).toMatchObject({
    code: 1,
    output: expect.stringMatching(/is in use \(it has prohori\.db\)/),
  })

  await app.request({ method: "POST", url: "/api/certificates/register", payload: aCertificate() }, token)
  const changed = await runCommand("verify-backup", app.location.dataDir, path, "--compare")
  expect(changed).toMatchObject({ code: 1, output: expect.stringMatching(/certificate has 2 rows, the backup 1/) })
})

test("only the owner can read what was restored into a folder that others can read, and a key that was copied there", async () => {
  const path = join(folder, "private.tar")
  expect(await runCommand("backup", app.location.dataDir, path)).toMatchObject({ code: 0 })
  const dataDir = join(folder, "open")
  mkdirSync(dataDir)
  chmodSync(dataDir, 0o755)
  copyFileSync(join(app.location.dataDir, "secret.key"), join(dataDir, "secret.key"))
  chmodSync(join(dataDir, "secret.key"), 0o644)
  expect(await runCommand("restore", dataDir, path)).toMatchObject({ code: 0 })
  const names = readdirSync(dataDir)
  expect(names).toEqual(expect.arrayContaining(["lock", "prohori.db", "secret.key"]))
  expect(names.filter((name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0)).toEqual([])
})

test("a backup without keys is restored with the site's key if it is there before, and otherwise with a new one", async () => {
  const path = join(folder, "without-keys.tar")
  const made = await runCommand("backup", app.location.dataDir, path, "--without-keys")
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining("Before a restore, copy secret.key into") })

  const dataDir = join(folder, "without-keys")
  mkdirSync(dataDir)
  copyFileSync(join(app.location.dataDir, "secret.key"), join(dataDir, "secret.key"))
  const restored = await runCommand("restore", dataDir, path)
  expect(restored).toMatchObject({ code: 0, output: expect.not.stringContaining("has no keys") })
  expect(restored.output).not.toContain("another key")

  const withNewKey = await runCommand("restore", join(folder, "new-key"), path, "--without-signature")
  const advice = /has no keys.*restore again into an empty DATA_DIR that contains it/
  expect(withNewKey).toMatchObject({ code: 0, output: expect.stringMatching(advice) })
})

test("an image that is missing in the store is named by the backup and by its verification", async () => {
  const { token } = await app.as("admin")
  const bytes = await twoColourImage(80, 60).png().toBuffer()
  const upload = { method: "POST", url: "/api/images", ...(await formOf({ field: "image", bytes })) } as const
  const name = basename((await app.request(upload, token)).json().data.url)
  rmSync(join(app.location.dataDir, "images", name))
  const path = join(folder, "missing-image.tar")
  const made = await runCommand("backup", app.location.dataDir, path)
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining(`The image ${name} is missing`) })
  const verified = await runCommand("verify-backup", app.location.dataDir, path)
  expect(verified).toMatchObject({ code: 0, output: expect.stringContaining(`The image ${name} was missing`) })
})

test("a wrong call is explained", async () => {
  for (const [name, usage] of [
    ["backup", "npm run backup -- FILE [--without-keys]\n"],
    ["restore", "npm run restore -- FILE [--without-signature] [--with-broken-audit-log]\n"],
    ["verify-backup", "npm run verify-backup -- FILE [--compare] [--without-signature] [--with-broken-audit-log]\n"],
  ] as const)
    expect(await runCommand(name, folder)).toEqual({ code: 1, output: usage })
  const path = join(folder, "no-folder", "site.tar")
  const unwritable = await runCommand("backup", app.location.dataDir, path)
  const reason = "ENOENT: no such file or directory, open '.*'"
  const line = new RegExp(`^The backup ${path} cannot be written: ${reason}\n$`)
  expect(unwritable).toEqual({ code: 1, output: expect.stringMatching(line) })
  const whole = join(folder, "whole.tar")
  expect(await runCommand("backup", app.location.dataDir, whole)).toMatchObject({ code: 0 })
  const environment = { DATA_DIR: join(folder, "unreachable"), DATABASE_URL: "postgres://user:word@127.0.0.1:1/site" }
  const unreachable = startCommand("restore", environment, whole, "--without-signature")
  expect(await unreachable.ended).toBe(1)
  expect(unreachable.output()).toBe("The database cannot be used: connect ECONNREFUSED 127.0.0.1:1\n")
  const missing = await runCommand("backup", join(folder, "nothing"), join(folder, "none.tar"))
  expect(missing).toMatchObject({ code: 1, output: expect.stringMatching(/^There is no database in /m) })
})
