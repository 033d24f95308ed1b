import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { root } from "./repository.mjs"

const BEAT = 1000
const DEAD_AFTER = 10_000

/**
 * Lets only one process at a time do the named work. The holder touches the lock file every second, because a process number
 * would say nothing across containers that share the folder.
 */
export async function oneAtATime(name, work) {
  mkdirSync(join(root, ".cache"), { recursive: true })
  const file = join(root, ".cache", `${name}.lock`)
  let told = false
  while (!take(file)) {
    if (!told) console.log(`Waiting for another process (${name}) …`)
    told = true
    await pause(BEAT / 4)
  }
  const beat = setInterval(() => touch(file), BEAT).unref()
  const release = () => rmSync(file, { force: true })
  process.once("exit", release)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    process.off("exit", release)
    release()
  }
}

function take(file) {
  try {
    writeFileSync(file, "", { flag: "wx" })
    return true
  } catch (error) {
    if (error.code !== "EEXIST") throw error
    const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (touched !== undefined && Date.now() - touched > DEAD_AFTER) rmSync(file, { force: true })
    return false
  }
}

function touch(file) {
  const now = new Date()
  try {
    utimesSync(file, now, now)
  } catch {
    // Somebody cleared .cache: the work itself goes on.
  }
}
