import { readdirSync, readFileSync } from "node:fs"
import { constants, setPriority } from "node:os"

let areAsked = false

/**
 * Hashing keeps two threads busy for as long as people log in, and on two cores those who only read would be left with a
 * fifth of what they had. So libuv's threads, which hash, step back for the thread that answers. Linux alone knows priorities of
 * threads; elsewhere, and where it is not allowed, all stay equal.
 */
export function letHashingYield() {
  if (areAsked || process.platform !== "linux") return
  areAsked = true
  try {
    for (const thread of readdirSync("/proc/self/task")) {
      const name = readFileSync(`/proc/self/task/${thread}/comm`, "utf8").trim()
      if (name === "libuv-worker") setPriority(Number(thread), constants.priority.PRIORITY_LOW)
    }
  } catch {
    // Nothing depends on it.
  }
}
