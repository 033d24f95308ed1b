import { monitorEventLoopDelay } from "node:perf_hooks"
import { setTimeout as wait } from "node:timers/promises"

const resolutionMs = 1
/** A block is recorded by the first timer after it. */
const settleMs = 15

export type Block = {
  /** The longest time for which the event loop answered nobody: what else the machine did meanwhile is part of it. */
  wallMs: number
  /** What its thread has computed in all. */
  cpuMs: number
}

/** Answers how this process's event loop was blocked since it was last asked. */
export function watchLoop() {
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
