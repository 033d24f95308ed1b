import { fork } from "node:child_process"
import { once } from "node:events"
import { getCompileCacheDir } from "node:module"
import { constants, setPriority } from "node:os"
import { type IsolationOptions, isolated } from "#isolation/isolated.ts"
import { Unavailable } from "#isolation/unavailable.ts"

const maxComplaint = 4000

type Child = {
  program: string | URL
  timeoutMs: number
  /** "inherited" hands on the server's whole environment, secrets included. */
  env?: Record<string, string> | "inherited" | undefined
  /** Aborting it kills the child. */
  signal?: AbortSignal | undefined
}

/** Runs one order in a process of low priority, which unlike a thread gives all its memory back when it ends. */
export async function runInChildProcess<Answer>(options: Child, order: object): Promise<Answer> {
  const { program, timeoutMs, env, signal: abort } = options
  const child = fork(program, {
    serialization: "advanced",
    execArgv: [],
    // No secret, and code that is compiled already.
    env: env === "inherited" ? undefined : { NODE_COMPILE_CACHE: getCompileCacheDir() ?? "", ...env },
    signal: abort,
    // What it complains of belongs into the log, as the cause of a failure.
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    timeout: timeoutMs,
    killSignal: "SIGKILL",
  })
  const ended = once(child, "exit")
  let complaint = ""
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    complaint = `${complaint}${text}`.slice(0, maxComplaint)
  })
  let answer: Answer | undefined
  child.once("message", (message: Answer) => {
    answer = message
  })
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  child.send(order, () => {})
  const [code, signal] = await ended
  if (answer !== undefined) return answer
  const cause = new Error(`${program} ended with ${signal ?? code} ${complaint}`.trim())
  // Killed for taking too long or too much memory.
  throw signal ? new Unavailable(cause) : cause
}

/** Answers orders by a program of ours, few at once. */
export function isolatedProgram<Answer>({ program, timeoutMs, env, signal, ...options }: Child & IsolationOptions) {
  // The child is killed before: this is for one that cannot even be started.
  const isolate = isolated({ ...options, timeoutMs: timeoutMs + 1000 })
  const child = { program, timeoutMs, env, signal }
  return (order: object) => isolate(() => runInChildProcess<Answer>(child, order))
}
