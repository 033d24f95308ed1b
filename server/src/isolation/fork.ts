import { type ChildProcess, fork } from "node:child_process"
import { setPriority } from "node:os"
import { backgroundPriority } from "#isolation/background-priority.ts"

const maxErrorCharacters = 4000

export type Program = {
  program: string | URL
  timeoutMs: number
  /** "inherited" passes on the server's whole environment, including secrets. */
  env?: Record<string, string> | "inherited" | undefined
}

export type Forked = { child: ChildProcess; errorOutput: () => string }

/** Starts a child process of low priority. Its error output goes to our log, as the cause of a failure. */
export function forkProgram({ program, env }: Program, options: { timeout?: number; signal?: AbortSignal } = {}) {
  const child = fork(program, {
    ...options,
    serialization: "advanced",
    execArgv: [],
    // Without this, the child would inherit the secrets of the server.
    env: env === "inherited" ? undefined : (env ?? {}),
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    killSignal: "SIGKILL",
  })
  let errorOutput = ""
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    errorOutput = `${errorOutput}${text}`.slice(0, maxErrorCharacters)
  })
  if (child.pid) setPriority(child.pid, backgroundPriority.niceness)
  return { child, errorOutput: () => errorOutput } satisfies Forked
}
