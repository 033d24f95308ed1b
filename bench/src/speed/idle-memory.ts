import { setTimeout as wait } from "node:timers/promises"
import { type Cleanup, temporaryFolder } from "#cleanup.ts"
import { endProcess } from "#process/end-process.ts"
import { memoryOfTree } from "#process/process-tree.ts"
import { npmStart } from "#process/real-server.ts"
import { notMeasured, type Row } from "#report.ts"

const idleMs = 3000
const maxServerMegabytes = 150
const maxLauncherMegabytes = 50

/** The idle memory of a first `npm start`, which adds the sample content, and of a second one. */
export async function memory(cleanup: Cleanup): Promise<Row[]> {
  console.log(`\nIdle memory of npm start, ${idleMs / 1000} s after it is ready`)
  const settings = { DATA_DIR: temporaryFolder(cleanup), DEMO: "1" }
  return [
    ...(await measureIdleMemory(cleanup, settings, "first start")),
    ...(await measureIdleMemory(cleanup, settings, "next start")),
  ]
}

async function measureIdleMemory(cleanup: Cleanup, settings: Record<string, string>, which: string): Promise<Row[]> {
  const npm = await npmStart(cleanup, settings)
  await wait(idleMs)
  const processes = await memoryOfTree(npm.process.pid ?? 0)
  await endProcess(npm.process, "SIGTERM")
  const row = (metric: string, matches: (command: string) => boolean, maxMegabytes?: number): Row => {
    const megabytes = processes.filter(({ command }) => matches(command)).map((one) => one.megabytes)
    if (megabytes.length === 0) return notMeasured(`${metric}, ${which}`, "not found in /proc")
    const sum = megabytes.reduce((a, b) => a + b)
    return {
      metric: `${metric}, ${which}`,
      measured: `${sum.toFixed(0)} MB`,
      target: maxMegabytes ? `under ${maxMegabytes} MB` : "",
    }
  }
  const isServer = (command: string) => command.includes("server/dist/main.js")
  const isLauncher = (command: string) => command.includes("scripts/start.mjs")
  return [
    row("memory of the server", isServer, maxServerMegabytes),
    row("memory of the launcher", isLauncher, maxLauncherMegabytes),
    row("memory of npm itself", (command) => !isServer(command) && !isLauncher(command)),
  ]
}
