import { fork } from "node:child_process"
import { setPriority } from "node:os"
import { backgroundPriority } from "#isolation/background-priority.ts"
import type { WorkerResponse } from "#isolation/child-response.ts"
import { Unavailable } from "#isolation/unavailable.ts"

const maxErrorCharacters = 4000

type Program = {
  program: string | URL
  timeoutMs: number
  /** "inherited" passes on the server's whole environment, including secrets. */
  env?: Record<string, string> | "inherited" | undefined
}

/** Starts a child process of low priority. Its error output goes to our log, as the cause of a failure. */
function forkProgram({ program, env }: Program) {
  const child = fork(program, {
    serialization: "advanced",
    execArgv: [],
    // Without this, the child would inherit the secrets of the server.
    env: env === "inherited" ? undefined : (env ?? {}),
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  })
  let errorOutput = ""
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    errorOutput = `${errorOutput}${text}`.slice(0, maxErrorCharacters)
  })
  if (child.pid) setPriority(child.pid, backgroundPriority.niceness)
  return { child, errorOutput: () => errorOutput }
}

type Options = Program & {
  /** A child that has handled this many requests is replaced: native code may leak memory. */
  maxRequests: number
  /** A child ends after so long without a request. */
  idleMs: number
}

/** The child ended while it handled the request. */
export class WorkerEnded extends Unavailable {}

/** It ended by itself, or was killed by somebody else: another child may handle the request. */
export class WorkerCrashed extends WorkerEnded {}

type Worker = ReturnType<typeof forkProgram> & { handled: number; idle?: NodeJS.Timeout }

/**
 * Handles requests in long-lived child processes, each of which handles one at a time. The caller limits how many run at once.
 * A child that crashes or takes too long fails only its request; the next request starts another.
 */
export function childWorkers<Result>(options: Options) {
  const { program, timeoutMs, maxRequests, idleMs } = options
  const idle: Worker[] = []
  const all = new Set<Worker>()

  async function run(request: object): Promise<Result> {
    const worker = idle.pop() ?? start()
    clearTimeout(worker.idle)
    const response = await exchange(worker, request)
    worker.handled++
    if (worker.handled >= maxRequests) end(worker)
    else park(worker)
    if ("error" in response) throw new Error(response.error)
    return response.result
  }

  function start(): Worker {
    const worker = { ...forkProgram(options), handled: 0 }
    all.add(worker)
    // Without a listener, a child that cannot be started would end this process.
    worker.child.on("error", () => end(worker))
    worker.child.once("exit", () => end(worker))
    return worker
  }

  async function exchange({ child, errorOutput }: Worker, request: object): Promise<WorkerResponse<Result>> {
    const { promise, resolve, reject } = Promise.withResolvers<WorkerResponse<Result>>()
    let isTooLate = false
    const failed = (how: unknown) => {
      const cause = `${program} ended with ${how} ${errorOutput()}`.trim()
      reject(isTooLate ? new WorkerEnded(cause) : new WorkerCrashed(cause))
    }
    const exited = (code: number | null, signal: string | null) => failed(signal ?? code)
    child.once("message", resolve).once("exit", exited).once("error", failed)
    const timer = setTimeout(() => {
      isTooLate = true
      child.kill("SIGKILL")
    }, timeoutMs)
    if (child.connected) child.send(request, () => {})
    else failed("a closed connection")
    try {
      return await promise
    } finally {
      clearTimeout(timer)
      child.off("message", resolve).off("exit", exited).off("error", failed)
    }
  }

  function park(worker: Worker) {
    if (!all.has(worker)) return
    worker.idle = setTimeout(end, idleMs, worker).unref()
    idle.push(worker)
  }

  function end(worker: Worker) {
    clearTimeout(worker.idle)
    all.delete(worker)
    if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1)
    worker.child.kill("SIGKILL")
  }

  return { run, stop: () => [...all].forEach(end) }
}

/** One child for each request: unlike a thread, it frees all its memory when it ends. */
export const childProcess = <Result>(program: Program) =>
  childWorkers<Result>({ ...program, maxRequests: 1, idleMs: 0 })
