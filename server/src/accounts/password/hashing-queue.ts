import { readdirSync, readFileSync } from "node:fs"
import { setPriority } from "node:os"
import { backgroundPriority } from "#isolation/background-priority.ts"
import { fairQueue } from "#isolation/fair-queue.ts"
import { networkOf } from "#network/network.ts"

/** A hash takes 30 ms of a core and 19 MiB. The priority must not reveal, by the waiting time, whether an account exists. */
const limits = { maxQueued: 100, maxWaitMs: 30_000 }
const lanes = {
  knownBrowser: { weight: 8, ...limits },
  signedIn: { weight: 4, ...limits },
  unknownBrowser: { weight: 2, ...limits },
  registration: { weight: 1, ...limits },
}
/** Of the four threads of libuv's pool: files are read in the others. */
const maxConcurrent = 2
const { enqueue } = fairQueue({ name: "Hashing passwords", maxConcurrent, lanes })

/** The priority of a hash in the queue, and the network whose fair share it uses. */
export type QueueEntry = { priority: keyof typeof lanes; network: string }

export const queueEntry = ({ ip }: { ip: string }, priority: keyof typeof lanes): QueueEntry => ({
  priority,
  network: networkOf(ip),
})

export const serverEntry: QueueEntry = { priority: "signedIn", network: "" }

export async function enqueueHash<T>({ priority, network }: QueueEntry, hash: () => Promise<T>): Promise<T> {
  const result = await enqueue(priority, network, hash)
  // The worker threads exist after the first hash.
  lowerHashingPriority()
  return result
}

let isPriorityLowered = false

/** Gives the main thread priority over hashing, which would otherwise leave it a fifth of two cores. Linux only. */
function lowerHashingPriority() {
  if (isPriorityLowered || process.platform !== "linux") return
  isPriorityLowered = true
  try {
    for (const thread of readdirSync("/proc/self/task")) {
      const name = readFileSync(`/proc/self/task/${thread}/comm`, "utf8").trim()
      if (name === "libuv-worker") setPriority(Number(thread), backgroundPriority.niceness)
    }
  } catch {
    // Best effort.
  }
}
