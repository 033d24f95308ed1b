import type { ChildProcess } from "node:child_process"
import { once } from "node:events"

const exitTimeoutMs = 20_000

/** Ends a child process by this signal, or by SIGKILL after a timeout. */
export async function endProcess(child: ChildProcess, signal: "SIGTERM" | "SIGKILL") {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, "exit")
  child.kill(signal)
  const killTimer = setTimeout(() => child.kill("SIGKILL"), exitTimeoutMs)
  await exited
  clearTimeout(killTimer)
}
