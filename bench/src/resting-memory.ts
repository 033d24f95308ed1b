import { readFile } from "node:fs/promises"
import { setTimeout as wait } from "node:timers/promises"
import { type Cleanup, temporaryFolder } from "./cleanup.ts"
import { endProcess } from "./end-process.ts"
import { startRealServer } from "./real-server.ts"
import { notMeasured, type Row } from "./report.ts"

const idle = 5000

export async function memory(cleanup: Cleanup): Promise<Row[]> {
  console.log("\nMemory of the server at rest")
  const what = "memory of the server at rest"
  const megabytes = await restingMemory(cleanup)
  if (!megabytes) return [notMeasured(what, "no /proc")]
  return [{ what, measured: `${megabytes.toFixed(0)} MB`, aim: "under 150 MB" }]
}

/** The resident memory in MB of a server that has nothing to do; undefined where there is no /proc to read it from. */
async function restingMemory(cleanup: Cleanup): Promise<number | undefined> {
  const server = await startRealServer(cleanup, { DATA_DIR: temporaryFolder(cleanup) })
  await wait(idle)
  const status = await readFile(`/proc/${server.process.pid}/status`, "utf8").catch(() => "")
  await endProcess(server.process, "SIGTERM")
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]
  return kibibytes ? (Number(kibibytes) * 1024) / 1e6 : undefined
}
