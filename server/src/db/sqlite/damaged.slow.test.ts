import { closeSync, cpSync, openSync, statSync, writeFileSync, writeSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { afterAll, afterEach, expect, test } from "vitest"
import { freePort } from "#test/postgres/postgres-cluster.ts"
import { startServer } from "#test/server-process.ts"
import { freshLocation } from "#test/test-app.ts"

const running: ReturnType<typeof startServer>[] = []
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill("SIGKILL")
    await ended
  }
})

async function start(dataDir: string, more: Record<string, string> = {}) {
  const port = String(await freePort())
  const server = startServer({ PORT: port, DATA_DIR: dataDir, RATE_LIMIT: "0", ...more })
  running.push(server)
  return server
}

let filled: ReturnType<typeof fill> | undefined
afterAll(async () => (await filled)?.remove())

/** A copy of a database that a server has filled. */
async function filledLocation() {
  filled ??= fill()
  const location = await freshLocation("sqlite")
  cpSync((await filled).dataDir, location.dataDir, { recursive: true })
  return location
}

async function fill() {
  const location = await freshLocation("sqlite")
  const { child, ended, isReady } = await start(location.dataDir, { DEMO: "1" })
  await isReady()
  child.kill("SIGTERM")
  expect(await ended).toBe(0)
  // A process of the stopped server may still be reading, so its pages may be in the write-ahead log only.
  const file = new DatabaseSync(join(location.dataDir, "prohori.db"))
  file.exec("pragma busy_timeout = 60000; pragma wal_checkpoint(truncate)")
  file.close()
  return location
}

const pageBytes = 4096
const damaged = "The database cannot be used: The database is damaged"

/** Overwrites the same pages for the same seed; never the first page, without which the file is no database. */
function overwritePages(dataDir: string, seed: number, share: number) {
  const path = join(dataDir, "prohori.db")
  const pages = statSync(path).size / pageBytes
  const file = openSync(path, "r+")
  let state = seed
  for (let page = 1; page < pages; page++) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    if (state / 2 ** 31 < share) writeSync(file, Buffer.alloc(pageBytes, state & 0xff), 0, pageBytes, page * pageBytes)
  }
  closeSync(file)
}

const urls = [
  "/api/certificates/verify/PRH-0001-0001",
  "/api/courses/get-courses",
  "/api/reviews/get-reviews",
  "/api/teams/get-teams",
  "/api/galleries/get-galleries",
  "/api/health/ready",
]

const fatalLines = (output: string) => output.split("\n").filter((line) => line.includes('"level":60'))

test.for([
  [1, 0.04],
  [3, 0.04],
  [5, 0.04],
  [1, 0.15],
] as const)(
  "with damaged pages (seed %i, share %d) requests fail, but the server keeps running and logs the damage once",
  async ([seed, share]) => {
    const location = await filledLocation()
    overwritePages(location.dataDir, seed, share)
    const { base, child, ended, output } = await start(location.dataDir)
    const isUp = async () => (await fetch(`${base}/api/health/live`).catch(() => null))?.ok ?? false
    await expect.poll(async () => child.exitCode !== null || (await isUp())).toBe(true)
    if (child.exitCode !== null) {
      await ended
      // Too damaged to start: the server prints one clear line, even if the file cannot be closed.
      expect(output()).toContain(
        `Cannot start: ${damaged} (database disk image is malformed): restore it from a backup`,
      )
      return location.remove()
    }
    for (let round = 0; round < 5; round++) {
      await Promise.all(urls.map(async (url) => (await fetch(base + url)).text()))
    }
    await expect
      .poll(async () => (await fetch(`${base}/api/health/ready`)).json())
      .toEqual({
        success: false,
        code: "databaseDamaged",
        message: "The database is damaged. It must be restored from a backup",
      })
    expect(await isUp()).toBe(true)
    expect(child.exitCode).toBeNull()
    await expect.poll(() => fatalLines(output()).length).toBe(1)
    expect(JSON.parse(fatalLines(output())[0] ?? "")).toMatchObject({
      msg: "The database is damaged: restore it from a backup",
    })
    child.kill("SIGTERM")
    expect(await ended).toBe(0)
    await location.remove()
  },
)

/** The pages of a table. For a table that is not read at startup. */
function pagesOf(dataDir: string, table: string): number[] {
  const file = new DatabaseSync(join(dataDir, "prohori.db"))
  const rows = file.prepare("select pageno from dbstat where name = ?").all(table)
  file.close()
  return rows.map(({ pageno }) => Number(pageno))
}

const isUp = (base: string) =>
  expect.poll(async () => (await fetch(`${base}/api/health/live`).catch(() => null))?.ok).toBe(true)

function overwriteTable(dataDir: string, table: string) {
  const pages = pagesOf(dataDir, table)
  const file = openSync(join(dataDir, "prohori.db"), "r+")
  for (const page of pages) writeSync(file, Buffer.alloc(pageBytes, 7), 0, pageBytes, (page - 1) * pageBytes)
  closeSync(file)
}

test("verifications that read a damaged page fail, and the damage is logged once, not for each request", async () => {
  const location = await filledLocation()
  overwriteTable(location.dataDir, "certificate")
  const { base, output } = await start(location.dataDir)
  await isUp(base)
  for (let round = 0; round < 3; round++)
    expect((await fetch(`${base}/api/certificates/verify/PRH-0001-0001`)).status).toBe(500)
  await expect.poll(() => fatalLines(output()).length).toBe(1)
  expect(output()).not.toContain("a request failed")
  await location.remove()
})

test("the background check finds damage that no request has met", async () => {
  const location = await filledLocation()
  overwriteTable(location.dataDir, "toKnow")
  const { base, output } = await start(location.dataDir)
  await isUp(base)
  await expect
    .poll(async () => (await fetch(`${base}/api/health/ready`)).json(), { timeout: 80_000 })
    .toMatchObject({ code: "databaseDamaged", message: "The database is damaged. It must be restored from a backup" })
  await expect.poll(() => fatalLines(output()).length).toBe(1)
  expect((await fetch(`${base}/api/courses/get-courses`)).status).toBe(200)
  expect((await fetch(`${base}/api/toKnows/get-toKnows`)).status).toBe(500)
  await location.remove()
})

test("a file that is not a database is refused with one clear line", async () => {
  const location = await freshLocation("sqlite")
  writeFileSync(join(location.dataDir, "prohori.db"), Buffer.alloc(pageBytes * 4, 7))
  const { ended, output } = await start(location.dataDir)
  expect(await ended).toBe(1)
  expect(output()).toContain(`Cannot start: ${damaged} (file is not a database): restore it from a backup`)
  await location.remove()
})
