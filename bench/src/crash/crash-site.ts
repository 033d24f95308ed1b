import type { ChildProcess } from "node:child_process"
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { messageOf } from "contract"
import { type Cleanup, temporaryFolder } from "#cleanup.ts"
import { postgresPrograms } from "#postgres-programs.ts"
import { endProcess } from "#process/end-process.ts"
import { verifyChain } from "../../../server/src/audit/verify-chain.ts"
import { openReadOnly } from "../../../server/src/db/open.ts"
import { connectClient } from "../../../server/src/db/postgres/postgres-pools.ts"
import { createLog } from "../../../server/src/log.ts"
import { startCluster } from "../../../server/src/test/postgres/postgres-cluster.ts"
import { canLosePower, createVolatileDisk } from "./volatile-disk.ts"

/** A site that a drill crashes. */
export type CrashSite = {
  settings: { DATA_DIR: string; DATABASE_URL: string }
  /** Kills with SIGKILL; returns what. */
  crash: (server: ChildProcess, round: number) => Promise<string>
  /** Before the next start. */
  afterCrash: () => Promise<void>
  /** Faults in the database files and in the audit log. */
  faults: () => Promise<string[]>
  stop: (server: ChildProcess) => Promise<void>
}

type Location = { dataDir: string; databaseUrl?: string }

function diskFor(cleanup: Cleanup, isPowerLoss: boolean) {
  if (!isPowerLoss) return { folder: temporaryFolder(cleanup), losePower: () => {} }
  if (!canLosePower()) throw new Error("A power loss can only be simulated as root on Linux, with loop devices")
  return createVolatileDisk(cleanup)
}

async function auditFaults(location: Location): Promise<string[]> {
  const database = await openReadOnly({ ...location, databasePool: 1 }, createLog("silent"))
  try {
    const { fault } = await verifyChain(database)
    return fault ? [messageOf(fault)] : []
  } finally {
    await database.close()
  }
}

export async function sqliteSite(cleanup: Cleanup, isPowerLoss: boolean): Promise<CrashSite> {
  const disk = diskFor(cleanup, isPowerLoss)
  const dataDir = join(disk.folder, "data")
  return {
    settings: { DATA_DIR: dataDir, DATABASE_URL: "" },
    async crash(server) {
      await endProcess(server, "SIGKILL")
      return "the server"
    },
    afterCrash: async () => disk.losePower(),
    faults: async () => [...integrityFaults(dataDir), ...(await auditFaults({ dataDir }))],
    stop: (server) => endProcess(server, "SIGTERM"),
  }
}

function integrityFaults(dataDir: string): string[] {
  using file = new DatabaseSync(join(dataDir, "prohori.db"), { readOnly: true, timeout: 5000 })
  const rows = file.prepare("pragma integrity_check").all()
  return rows.map(({ integrity_check }) => String(integrity_check)).filter((text) => text !== "ok")
}

/** Of three crashes, one ends the server, one PostgreSQL, and one both. A power loss ends both. */
export async function postgresSite(cleanup: Cleanup, isPowerLoss: boolean): Promise<CrashSite> {
  const programs = postgresPrograms()
  if (!programs) throw new Error("PostgreSQL is not installed (Debian package postgresql)")
  const disk = diskFor(cleanup, isPowerLoss)
  const cluster = await startCluster(programs, { ...(isPowerLoss && { parent: disk.folder }), isDurable: true })
  cleanup.defer(cluster.stop)
  const dataDir = join(disk.folder, "data")
  mkdirSync(dataDir)
  let isClusterDown = false

  return {
    settings: { DATA_DIR: dataDir, DATABASE_URL: cluster.url },
    async crash(server, round) {
      const [endsServer, endsDatabase] = isPowerLoss ? [true, true] : [round % 3 !== 2, round % 3 !== 1]
      isClusterDown = endsDatabase
      await Promise.all([endsServer && endProcess(server, "SIGKILL"), endsDatabase && cluster.end("SIGKILL")])
      // A server that lost its database goes on; the next one is another process.
      if (!endsServer) await endProcess(server, "SIGKILL")
      return [endsServer && "the server", endsDatabase && "PostgreSQL"].filter(Boolean).join(" and ")
    },
    async afterCrash() {
      disk.losePower()
      if (isClusterDown) await cluster.restart()
    },
    faults: async () => [
      ...(await indexFaults(cluster.url)),
      ...(await auditFaults({ dataDir, databaseUrl: cluster.url })),
    ],
    async stop(server) {
      await endProcess(server, "SIGTERM")
    },
  }
}

/** PostgreSQL's own check of its indexes against their tables. */
async function indexFaults(url: string): Promise<string[]> {
  const client = await connectClient(url)
  try {
    await client.query("create extension if not exists amcheck")
    await client.query(`select bt_index_check(index.oid, true) from pg_class as index
      join pg_am on pg_am.oid = index.relam and amname = 'btree' join pg_namespace on pg_namespace.oid = relnamespace
      where index.relkind = 'i' and nspname = 'public'`)
    return []
  } catch (error) {
    return [(error as Error).message]
  } finally {
    await client.end()
  }
}
