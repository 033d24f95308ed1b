import type { ChildProcess } from "node:child_process"
import { setTimeout as wait } from "node:timers/promises"

/** Starts a program, and again whenever it has ended, as systemd does. */
export function supervise(start: () => ChildProcess, restartDelayMs: number) {
  let isOver = false
  let child = startOnce()
  function startOnce(): ChildProcess {
    return start().once("exit", async () => {
      await wait(restartDelayMs, undefined, { ref: false })
      if (!isOver) child = startOnce()
    })
  }
  return {
    child: () => child,
    /** Does not end the running process, but starts no further one. */
    stop: () => {
      isOver = true
    },
  }
}
