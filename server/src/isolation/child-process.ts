import { once } from "node:events"
import { type BulkheadOptions, bulkhead } from "#isolation/bulkhead.ts"
import { forkProgram, type Program } from "#isolation/fork.ts"
import { Unavailable } from "#isolation/unavailable.ts"

type Child = Program & {
  /** Aborting it kills the child. */
  signal?: AbortSignal | undefined
}

/** Handles one request in a child process of low priority. Unlike a thread, it frees all its memory when it ends. */
export async function runInChildProcess<Result>(options: Child, request: object): Promise<Result> {
  const { program, timeoutMs, signal: abort } = options
  const { child, errorOutput } = forkProgram(options, { timeout: timeoutMs, ...(abort && { signal: abort }) })
  // Not on "exit": the response may not have been read yet.
  const ended = once(child, "close")
  let result: Result | undefined
  child.once("message", (message: Result) => {
    result = message
  })
  child.send(request, () => {})
  const [code, signal] = await ended
  if (result !== undefined) return result
  const cause = new Error(`${program} ended with ${signal ?? code} ${errorOutput()}`.trim())
  // Killed by the timeout, or for using too much memory.
  throw signal ? new Unavailable(cause) : cause
}

/** Handles requests in child processes, behind a bulkhead and a circuit breaker. */
export function isolatedProgram<Result>({ program, timeoutMs, env, signal, ...options }: Child & BulkheadOptions) {
  // The child is killed earlier; this timeout is for a child that cannot even be started.
  const isolate = bulkhead({ ...options, timeoutMs: timeoutMs + 1000 })
  const child = { program, timeoutMs, env, signal }
  return (request: object) => isolate(() => runInChildProcess<Result>(child, request))
}
