import { fork } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import type { Cleanup } from "./cleanup.ts"
import { endProcess } from "./end-process.ts"
import type { Block } from "./loop-blocks.ts"
import type { Original } from "./measured-addresses.ts"

const program = fileURLToPath(new URL("./measured-app.ts", import.meta.url))
const patience = 20_000

type Reading = { cpu: NodeJS.CpuUsage; at: number; hashes: number; block: Block }
type Settings = { DATA_DIR: string; DATABASE_URL?: string; TRUST_PROXY?: string }

export type AppProcess = Awaited<ReturnType<typeof startApp>>

/** The app under measurement, in a process of its own, so that it shares no event loop with what asks it. */
export async function startApp(cleanup: Cleanup, settings: Settings, constants: readonly Original[] = []) {
  const env = { ...process.env, RATE_LIMIT: "0", LOG_LEVEL: "warn", DATABASE_URL: "", ...settings }
  const child = fork(program, constants, { env })
  cleanup.defer(() => endProcess(child, "SIGKILL"))

  async function heard<T>(): Promise<T> {
    const ended = new AbortController()
    const tooLate = AbortSignal.any([ended.signal, AbortSignal.timeout(patience)])
    const stop = () => ended.abort(new Error("The measured app ended"))
    child.once("exit", stop)
    const [message] = await once(child, "message", { signal: tooLate })
    child.off("exit", stop)
    return message
  }
  async function read(question: "cpu" | "hashes" | "block"): Promise<Reading> {
    const answer = heard<Reading>()
    child.send(question)
    return answer
  }
  /** Answers a function that says which part of one core the app has used since. */
  async function watchCpu() {
    const before = await read("cpu")
    return async () => {
      const { cpu, at } = await read("cpu")
      const used = cpu.user + cpu.system - before.cpu.user - before.cpu.system
      return used / 1000 / (at - before.at)
    }
  }
  const { port } = await heard<{ port: number }>()
  return {
    port,
    watchCpu,
    /** How many passwords a second the process compares when it has nothing else to do. */
    hashesPerSecond: async () => (await read("hashes")).hashes,
    /** How the process's event loop was blocked since this was last asked. */
    longestBlock: async () => (await read("block")).block,
    end: () => endProcess(child, "SIGTERM"),
  }
}
