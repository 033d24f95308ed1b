import { execFileSync, spawn, spawnSync } from "node:child_process"
import { chownSync, mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import pg from "pg"
import type { TestProject } from "vitest/node"
import { openDatabase } from "#db/open.ts"
import { createLog } from "#log.ts"

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string
    /** The folder of its programs, for tests that start and stop their own cluster. */
    postgresBin: string
  }
}

/** Starts a PostgreSQL server for the tests in a temporary folder, and stops it after them. */
export default async function setup(project: TestProject) {
  const bin = process.env.POSTGRES_BIN ?? ""
  project.provide("postgresBin", bin)
  if (bin === "") {
    project.provide("postgresUrl", "")
    return
  }
  const cluster = await startCluster(bin)
  await createTemplate(cluster.url)
  project.provide("postgresUrl", cluster.url)
  return cluster.stop
}

/** The name of the migrated database that each test app copies: applying all migrations takes longer. */
export const templateName = "migrated"

async function createTemplate(url: string) {
  await createDatabase(url, templateName)
  const dataDir = mkdtempSync(join(tmpdir(), "prohori-template-"))
  const databaseUrl = databaseUrlOf(url, templateName)
  const database = await openDatabase({ dataDir, databaseUrl, databasePool: 1 }, createLog("silent"))
  await database.close()
  await waitUntilUnused(url, templateName)
  rmSync(dataDir, { recursive: true })
}

/** A connection that was closed ends in PostgreSQL a moment later, and until then its database cannot be copied. */
async function waitUntilUnused(url: string, name: string) {
  const client = new pg.Client(url)
  await client.connect()
  while ((await client.query("select pid from pg_stat_activity where datname = $1", [name])).rows.length > 0)
    await wait(20)
  await client.end()
}

/** Returns its URL. */
export async function createDatabase(url: string, name: string, template = "template1"): Promise<string> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`create database ${name} template ${template}`)
  await client.end()
  return databaseUrlOf(url, name)
}

const databaseUrlOf = (url: string, name: string) => url.replace(/\/postgres$/, `/${name}`)

/** PostgreSQL refuses to run as root; the Debian package creates a user for it. */
function owner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }))
  return { uid: id("-u"), gid: id("-g") }
}

type ClusterOptions = { parent?: string; isDurable?: boolean }

export async function startCluster(bin: string, { parent = tmpdir(), isDurable = false }: ClusterOptions = {}) {
  const folder = mkdtempSync(join(parent, "prohori-postgres-"))
  const { uid, gid } = owner()
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  const data = join(folder, "data")
  const options = { uid, gid, cwd: folder, stdio: "ignore" as const }
  const initOptions = ["-U", "test", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", ...(isDurable ? [] : ["-N"])]
  execFileSync(join(bin, "initdb"), ["-D", data, ...initOptions], options)

  const port = await freePort()
  const settings = [
    ...(isDurable ? [] : ["fsync=off", "full_page_writes=off"]),
    ...["max_connections=200", "listen_addresses=127.0.0.1"],
    // With hundreds of databases, its workers would start several times a second.
    "autovacuum=off",
  ]
  const flags = settings.flatMap((setting) => ["-c", setting])
  const spawnServer = () =>
    spawn(join(bin, "postgres"), ["-D", data, "-p", String(port), "-k", folder, ...flags], options)
  let server = spawnServer()
  const url = `postgres://test@127.0.0.1:${port}/postgres`
  await waitForConnection(url)

  const end = async (signal: NodeJS.Signals) => {
    const ended = new Promise((resolve) => server.once("exit", resolve))
    // Its children would end a moment later, and until then prevent the next start.
    if (signal === "SIGKILL") spawnSync("pkill", ["-KILL", "-P", String(server.pid)])
    server.kill(signal)
    await ended
  }
  const restart = async () => {
    server = spawnServer()
    await waitForConnection(url)
  }

  const stop = async () => {
    process.off("exit", stopAtExit)
    await end("SIGINT")
    rmSync(folder, { recursive: true, force: true })
  }
  // A signal ends Vitest without its teardown: the server and its folder would remain.
  const stopAtExit = () => {
    spawnSync(join(bin, "pg_ctl"), ["stop", "-D", data, "-m", "immediate"], options)
    rmSync(folder, { recursive: true, force: true })
  }
  process.once("exit", stopAtExit)
  return { url, port, pid: () => server.pid ?? 0, end, restart, stop }
}

const portsPerProcess = 100
const portBlock = 20_000 + ((process.pid * 97) % 120) * portsPerProcess
let portsTaken = 0

/**
 * A free port. Processes take theirs from different blocks, below the range from which the operating system takes ports:
 * otherwise another test may take the port before the server under test does, and get its requests.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = portBlock + (portsTaken++ % portsPerProcess)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once("error", () => resolve(false))
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)))
  })
}

async function waitForConnection(url: string) {
  for (let tries = 0; ; tries++) {
    // A server that recovers from a crash may accept a connection and then say nothing.
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
    client.on("error", () => {})
    try {
      await client.connect()
      await Promise.race([client.end(), wait(2000)])
      return
    } catch (error) {
      if (tries > 100) throw error
      await wait(100)
    }
  }
}
