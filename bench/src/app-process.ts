import { fork } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import type { Cleanup } from "./cleanup.ts"
import { endProcess } from "./end-process.ts"

const program = fileURLToPath(new URL("./measured-app.ts", import.meta.url))
const patience = 20_000

type CpuReading = { cpu: NodeJS.CpuUsage; at: number }

export type AppProcess = Awaited<ReturnType<typeof startApp>>

/** The app under measurement, in a process of its own, so that it shares no event loop with what asks it. */
export async function startApp(cleanup: Cleanup, settings: { DATA_DIR: string; DATABASE_URL?: string }) {
  const env = { ...process.env, RATE_LIMIT: "0", LOG_LEVEL: "warn", DATABASE_URL: "", ...settings }
  const child = fork(program, { env })
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
  async function readCpu(): Promise<CpuReading> {
    const answer = heard<CpuReading>()
    child.send("cpu")
    return answer
  }
  /** Answers a function that says which part of one core the app has used since. */
  async function watchCpu() {
    const before = await readCpu()
    return async () => {
      const { cpu, at } = await readCpu()
      const used = cpu.user + cpu.system - before.cpu.user - before.cpu.system
      return used / 1000 / (at - before.at)
    }
  }
  const { port } = await heard<{ port: number }>()
  return { port, watchCpu, end: () => endProcess(child, "SIGTERM") }
}
