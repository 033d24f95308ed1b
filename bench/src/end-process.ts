import type { ChildProcess } from "node:child_process"
import { once } from "node:events"

const patience = 20_000

/** Ends a process of ours by this signal, or by force if it does not go. */
export async function endProcess(child: ChildProcess, signal: "SIGTERM" | "SIGKILL") {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, "exit")
  child.kill(signal)
  const force = setTimeout(() => child.kill("SIGKILL"), patience)
  await gone
  clearTimeout(force)
}
