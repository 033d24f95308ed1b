import { execFileSync } from "node:child_process"
import { mkdirSync, rmdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import type { Overview } from "contract"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { monitorStorage } from "#db/health/storage-monitor.ts"
import { freePort } from "#test/postgres/postgres-cluster.ts"
import { runJob } from "#test/run-job.ts"
import { startServer } from "#test/server-process.ts"
import { mountSmallDisk } from "#test/small-disk.ts"
import { startTestApp } from "#test/test-app.ts"

const folder = mountSmallDisk("6m")
const dataDir = folder ?? ""
const login = { email: "admin@prohori.local", password: "correct horse 7" }
const full = {
  success: false,
  code: "storageFull",
  message: "This cannot be saved now, because the server's storage is full. Please try again later",
}

describe.skipIf(!folder)("a full disk that has free space again", () => {
  let server: ReturnType<typeof startServer>
  let base = ""
  beforeAll(async () => {
    const port = String(await freePort())
    base = `http://127.0.0.1:${port}`
    server = startServer({ PORT: port, DATA_DIR: dataDir, RATE_LIMIT: "0", ADMIN_PASSWORD: login.password })
    await server.isReady()
  })
  afterAll(async () => {
    server.child.kill("SIGKILL")
    await server.ended
    // Lazily: a process that the killed server had started may still be ending.
    if (folder) execFileSync("umount", ["--lazy", folder])
    rmSync(dataDir, { recursive: true, force: true })
  })

  const post = (path: string, body: object, token = "") =>
    fetch(base + path, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: token },
      body: JSON.stringify(body),
    })
  const ready = async () => (await fetch(`${base}/api/health/ready`)).json()
  const filler = join(dataDir, "filler")

  test("writes, logins and the readiness check report the full disk, and the server recovers by itself", async () => {
    const signIn = async () => ((await (await post("/api/auth/login", login)).json()) as { token: string }).token
    const reader = await signIn()
    lastSeenMinutesAgo()
    const token = await signIn()
    let created = 0
    const create = () =>
      post(
        "/api/toKnows/register",
        { title: `T ${created}`, playlist_thumbnail: "https://a.example/x.png", playlist_link: "https://a.example" },
        token,
      )
    fill(filler)
    let last = await create()
    for (; last.status === 201 && created < 5000; created++) last = await create()
    expect([last.status, await last.json(), last.headers.get("retry-after")]).toEqual([503, full, "30"])

    const refused = await post("/api/auth/login", login)
    expect([refused.status, await refused.json()]).toEqual([503, full])
    expect(await ready()).toEqual(full)
    const list = (await (await fetch(`${base}/api/toKnows/get-toKnows`)).json()) as { count: number }
    expect(list.count).toBe(created)
    const overview = await fetch(`${base}/api/overview/get-overview`, { headers: { authorization: reader } })
    const { health } = ((await overview.json()) as { data: Overview }).data
    expect(health).toMatchObject({ fault: "storageFull", storage: { isLow: true } })
    expect(health?.storage.totalBytes).toBe(6 * 1024 * 1024)
    expect(server.output()).toContain("database or disk is full")
    expect(server.output()).not.toContain("cannot rollback")
    expect(server.output().match(/The storage is full/g)).toHaveLength(1)

    rmSync(filler)
    await expect.poll(ready).toEqual({ success: true, message: "Ready" })
    expect((await create()).status).toBe(201)
    expect((await post("/api/auth/login", login)).status).toBe(200)
  }, 60_000)
})

test("a storage fault is over only when a file can be written next to the database", async () => {
  const { database, location, stop } = await startTestApp("sqlite")
  const checkOnce = () => runJob(monitorStorage, { database })
  const probe = join(location.dataDir, "write-probe")
  mkdirSync(probe)
  database.health.storageFailed("storageFull")
  await checkOnce()
  expect(database.health.storageFault()).toBe("storageFull")
  rmdirSync(probe)
  await checkOnce()
  expect(database.health.storageFault()).toBeUndefined()
  await stop()
})

/** Makes the next request of these sessions update `lastSeenAt`. */
function lastSeenMinutesAgo() {
  const file = new DatabaseSync(join(dataDir, "prohori.db"), { timeout: 5000 })
  const tenMinutesAgo = new Date(Date.now() - 10 * 60 * 1000).toISOString()
  file.prepare("update session set lastSeenAt = ?").run(tenMinutesAgo)
  file.close()
}

/** Fills the disk to the last kilobyte. */
function fill(path: string) {
  for (let bytes = 6 * 1024 * 1024; bytes >= 1024; bytes = Math.floor(bytes / 2)) {
    try {
      writeFileSync(path, Buffer.alloc(bytes, 1), { flag: "a" })
    } catch {
      // The part that fitted has been written.
    }
  }
}
