import { monitorEventLoopDelay } from "node:perf_hooks"
import { setTimeout as wait } from "node:timers/promises"

const resolutionMs = 1
/** A block is recorded by the first timer after it. */
const settleMs = 15

export type Block = {
  /** The longest delay of the event loop, including other work of the machine. */
  wallMs: number
  /** The thread's CPU time in total. */
  cpuMs: number
}

/** Returns a function that returns how this process's event loop was blocked since its last call. */
export function watchEventLoop() {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs })
  delays.enable()
  let before = process.threadCpuUsage()
  return async (): Promise<Block> => {
    await wait(settleMs)
    const used = process.threadCpuUsage(before)
    const block = { wallMs: Math.max(0, delays.max / 1e6 - resolutionMs), cpuMs: (used.user + used.system) / 1000 }
    before = process.threadCpuUsage()
    delays.reset()
    return block
  }
}
