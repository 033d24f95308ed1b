import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import { join } from "node:path"
import pg from "pg"
import { afterEach, describe, expect, inject, test } from "vitest"
import { freePort, templateName } from "#test/postgres/postgres-cluster.ts"
import { startServer } from "#test/server-process.ts"
import { freshLocation } from "#test/test-app.ts"

const running: ReturnType<typeof startServer>[] = []
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill("SIGKILL")
    await ended
  }
})

async function start(dataDir: string, environment: Record<string, string> = {}) {
  const port = String(await freePort())
  const server = startServer({ PORT: port, DATA_DIR: dataDir, ...environment })
  running.push(server)
  return server
}

async function startAndStop(dataDir: string, environment: Record<string, string> = {}) {
  const { child, ended, isReady } = await start(dataDir, environment)
  await isReady()
  child.kill("SIGTERM")
  expect(await ended).toBe(0)
}

const onSignal = (code: string) => `--import=data:text/javascript,process.on('SIGUSR2',()=>{${code}})`

test("waiting for a server that cannot start ends at once, with its output", async () => {
  const location = await freshLocation("sqlite")
  const { isReady } = await start(location.dataDir, { MAIL_FROM: "nobody" })
  await expect(isReady()).rejects.toThrow(/ended with 1: Cannot start: MAIL_FROM/)
  await location.remove()
})

test.skipIf(inject("postgresUrl") === "")("a server is ready only when it can stop gracefully", async () => {
  const { dataDir, databaseUrl = "", remove } = await freshLocation("postgres", templateName)
  await startAndStop(dataDir, { DATABASE_URL: databaseUrl })
  const other = new pg.Client(databaseUrl)
  await other.connect()
  await other.query("begin; lock table audit in exclusive mode")
  // The change of a setting is written to the audit log, so this start has to wait.
  const changed = { DATABASE_URL: databaseUrl, PUBLIC_URL: "http://localhost:3999" }
  const { base, child, ended, isReady } = await start(dataDir, changed)
  const waiting = "select 1 from pg_locks where not granted and relation = 'audit'::regclass"
  await expect.poll(async () => (await other.query(waiting)).rows).toHaveLength(1)
  expect(await (await fetch(`${base}/api/health/ready`)).json()).toMatchObject({ code: "starting" })
  await other.query("rollback")
  await isReady()
  child.kill("SIGTERM")
  expect(await ended).toBe(0)
  await other.end()
  await remove()
})

test("a client that never finishes its request does not keep the server from stopping", async () => {
  const location = await freshLocation("sqlite", templateName)
  const { base, child, ended, isReady } = await start(location.dataDir)
  await isReady()
  const client = connect(Number(new URL(base).port), "127.0.0.1").on("error", () => {})
  client.write(
    "POST /api/auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{",
  )
  // Answered on another connection, so the server has read this one's headers.
  await isReady()
  child.kill("SIGTERM")
  expect(await ended).toBe(0)
  client.destroy()
  await location.remove()
})

test("a server that cannot stop in time ends with an error", async () => {
  const location = await freshLocation("sqlite", templateName)
  const hang = "import('node:net').then(({Server})=>{Server.prototype.getConnections=()=>{};console.log('hangs')})"
  const { child, ended, output, isReady } = await start(location.dataDir, { NODE_OPTIONS: onSignal(hang) })
  await isReady()
  child.kill("SIGUSR2")
  await expect.poll(output).toContain("hangs")
  child.kill("SIGTERM")
  expect(await ended).toBe(1)
  await location.remove()
})

test("SIGTERM under load: each request that the server has read gets its response, and the server ends", async () => {
  const location = await freshLocation("sqlite", templateName)
  const { base, child, ended, output, isReady } = await start(location.dataDir, { RATE_LIMIT: "0", LOG_LEVEL: "info" })
  await isReady()
  const statuses = new Set<number>()
  const responses: (string | null)[] = []
  const sendRepeatedly = async (): Promise<void> => {
    const response = await fetch(`${base}/api/certificates/verify/none`)
    await response.text()
    statuses.add(response.status)
    responses.push(response.headers.get("x-request-id"))
    return sendRepeatedly()
  }
  // Each ends with a request that cannot be sent any more.
  const clients = Array.from({ length: 20 }, () => sendRepeatedly().catch(() => {}))
  await expect.poll(() => responses.length).toBeGreaterThan(100)
  child.kill("SIGTERM")
  expect(await ended).toBe(0)
  await Promise.all(clients)
  const lines = output().matchAll(/^.*"reqId":"([^"]+)".*"req":.*\/certificates\/verify\/.*$/gm)
  expect([...lines].map(([, id]) => id).sort()).toEqual(responses.sort())
  expect([...statuses]).toEqual([404])
  await location.remove()
})

test.for([
  ["an exception", "throw(new(Error)('nobody'))", "uncaughtException", "info"],
  ["a rejection", "Promise.reject(new(Error)('nobody'))", "unhandledRejection", "info"],
  ["a value that is not an error", "throw('nobody')", "uncaughtException", "silent"],
] as const)("uncaught: %s is logged in one JSON line, and ends the process", async ([, code, origin, level]) => {
  const location = await freshLocation("sqlite", templateName)
  const { child, ended, output, isReady } = await start(location.dataDir, {
    NODE_OPTIONS: onSignal(code),
    LOG_LEVEL: level,
  })
  await isReady()
  child.kill("SIGUSR2")
  expect(await ended).toBe(1)
  const lines = output()
    .split("\n")
    .filter((line) => line.includes("nobody"))
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: 60, origin, err: { message: "nobody" } })
  await location.remove()
})

describe("a lost database is not treated as a first start", () => {
  const refusal = async (dataDir: string) => {
    const { ended, output } = await start(dataDir)
    expect(await ended).toBe(1)
    expect(output().trim().split("\n")).toHaveLength(1)
    return output()
  }

  test("if it is empty or missing in a data folder that was in use", async () => {
    const { dataDir, remove } = await freshLocation("sqlite")
    await startAndStop(dataDir)
    const marker = JSON.parse(readFileSync(join(dataDir, "installation.json"), "utf8"))
    expect(Date.parse(marker.startedAt)).not.toBeNaN()
    truncateSync(join(dataDir, "prohori.db"))
    expect(await refusal(dataDir)).toMatch(
      /Cannot start: The database \S+ is empty, .*restore the database from a backup/,
    )
    expect(statSync(join(dataDir, "prohori.db")).size).toBe(0)
    rmSync(join(dataDir, "prohori.db"))
    expect(await refusal(dataDir)).toMatch(/is missing, but this folder was in use before \(it has installation.json\)/)
    await remove()
  })

  test("if there are images; an empty image folder does not count", async () => {
    const { dataDir, remove } = await freshLocation("sqlite")
    mkdirSync(join(dataDir, "images"), { mode: 0o700 })
    writeFileSync(join(dataDir, "images", `${"a".repeat(64)}.webp`), "x")
    expect(await refusal(dataDir)).toContain("(it has images)")
    rmSync(join(dataDir, "images", `${"a".repeat(64)}.webp`))
    await startAndStop(dataDir)
    await remove()
  })
})

test("other users of the machine cannot read the data files, even in a readable folder", async () => {
  const { dataDir, remove } = await freshLocation("sqlite")
  const readable = () => readdirSync(dataDir).filter((name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0)
  chmodSync(dataDir, 0o755)
  await startAndStop(dataDir)
  expect(readable()).toEqual([])
  for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o644)
  mkdirSync(join(dataDir, "outbox"), { mode: 0o755 })
  const { isReady, output } = await start(dataDir)
  await isReady()
  expect(readable()).toEqual([])
  expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(["lock", "outbox", "prohori.db", "prohori.db-wal"]))
  expect(output()).toContain("Other users of this machine could read these files; they are private now")
  await remove()
})
