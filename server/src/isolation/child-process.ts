import { fork } from "node:child_process"
import { once } from "node:events"
import { getCompileCacheDir } from "node:module"
import { setPriority } from "node:os"
import { backgroundPriority } from "#isolation/background-priority.ts"
import { type IsolationOptions, isolated } from "#isolation/isolated.ts"
import { Unavailable } from "#isolation/unavailable.ts"

const maxErrorCharacters = 4000

type Child = {
  program: string | URL
  timeoutMs: number
  /** "inherited" passes on the server's whole environment, including secrets. */
  env?: Record<string, string> | "inherited" | undefined
  /** Aborting it kills the child. */
  signal?: AbortSignal | undefined
}

/** Handles one request in a child process of low priority. Unlike a thread, it frees all its memory when it ends. */
export async function runInChildProcess<Result>(options: Child, request: object): Promise<Result> {
  const { program, timeoutMs, env, signal: abort } = options
  const child = fork(program, {
    serialization: "advanced",
    execArgv: [],
    // No secrets; the compile cache makes the child start faster.
    env: env === "inherited" ? undefined : { NODE_COMPILE_CACHE: getCompileCacheDir() ?? "", ...env },
    signal: abort,
    // Its error output goes to our log, as the cause of a failure.
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    timeout: timeoutMs,
    killSignal: "SIGKILL",
  })
  const ended = once(child, "exit")
  let errorOutput = ""
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    errorOutput = `${errorOutput}${text}`.slice(0, maxErrorCharacters)
  })
  let result: Result | undefined
  child.once("message", (message: Result) => {
    result = message
  })
  if (child.pid) setPriority(child.pid, backgroundPriority.niceness)
  child.send(request, () => {})
  const [code, signal] = await ended
  if (result !== undefined) return result
  const cause = new Error(`${program} ended with ${signal ?? code} ${errorOutput}`.trim())
  // Killed by the timeout, or for using too much memory.
  throw signal ? new Unavailable(cause) : cause
}

/** Handles requests in child processes, behind a bulkhead and a circuit breaker. */
export function isolatedProgram<Result>({ program, timeoutMs, env, signal, ...options }: Child & IsolationOptions) {
  // The child is killed earlier; this timeout is for a child that cannot even be started.
  const isolate = isolated({ ...options, timeoutMs: timeoutMs + 1000 })
  const child = { program, timeoutMs, env, signal }
  return (request: object) => isolate(() => runInChildProcess<Result>(child, request))
}
