import { fork } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import type { Original } from "../browser/measured-urls.ts"
import type { Cleanup } from "../cleanup.ts"
import type { WriteRates } from "../speed/write-rate.ts"
import { endProcess } from "./end-process.ts"
import type { Block } from "./event-loop-blocks.ts"

const program = fileURLToPath(new URL("../browser/measured-app.ts", import.meta.url))
const responseTimeoutMs = 20_000

export type Question = "cpu" | "hashes" | "block" | "writes"
type Reading = {
  cpu: NodeJS.CpuUsage
  atMs: number
  hashes: number
  block: Block
  rates: WriteRates
  /** Transactions that have written since the start. */
  commits: number
}
type Settings = { DATA_DIR: string; DATABASE_URL?: string; TRUST_PROXY?: string }

export type AppProcess = Awaited<ReturnType<typeof startApp>>

/** The measured app, in a child process, so that it shares no event loop with the load generator. */
export async function startApp(cleanup: Cleanup, settings: Settings, constants: readonly Original[] = []) {
  const env = { ...process.env, RATE_LIMIT: "0", LOG_LEVEL: "warn", DATABASE_URL: "", ...settings }
  const child = fork(program, constants, { env })
  cleanup.defer(() => endProcess(child, "SIGKILL"))

  async function nextMessage<T>(): Promise<T> {
    const ended = new AbortController()
    const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(responseTimeoutMs)])
    const stop = () => ended.abort(new Error("The measured app ended"))
    child.once("exit", stop)
    const [message] = await once(child, "message", { signal })
    child.off("exit", stop)
    return message
  }
  async function read(question: Question): Promise<Reading> {
    const reading = nextMessage<Reading>()
    child.send(question)
    return reading
  }
  /** Returns a function that returns the share of one core that the app has used since. */
  async function watchCpu() {
    const before = await read("cpu")
    return async () => {
      const { cpu, atMs } = await read("cpu")
      const used = cpu.user + cpu.system - before.cpu.user - before.cpu.system
      return used / 1000 / (atMs - before.atMs)
    }
  }
  const { port } = await nextMessage<{ port: number }>()
  return {
    port,
    watchCpu,
    /** How many passwords per second the idle process can compare. */
    hashesPerSecond: async () => (await read("hashes")).hashes,
    /** How the process's event loop was blocked since the last call. */
    longestBlock: async () => (await read("block")).block,
    writesPerSecond: async () => (await read("writes")).rates,
    commits: async () => (await read("cpu")).commits,
    end: () => endProcess(child, "SIGTERM"),
  }
}
