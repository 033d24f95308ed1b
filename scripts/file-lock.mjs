import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { root } from "./repository.mjs"

const heartbeatMs = 1000
const staleAfterMs = 10_000

/**
 * Runs the work while holding a lock file, so that only one process at a time does it. The holder touches the file every
 * second (a heartbeat): a process id would mean nothing to other containers that share the folder.
 */
export async function withFileLock(name, work) {
  mkdirSync(join(root, ".cache"), { recursive: true })
  const file = join(root, ".cache", `${name}.lock`)
  let isReported = false
  while (!tryLock(file)) {
    if (!isReported) console.log(`Waiting for another process (${name}) …`)
    isReported = true
    await pause(heartbeatMs / 4)
  }
  const heartbeat = setInterval(() => touch(file), heartbeatMs).unref()
  const release = () => rmSync(file, { force: true })
  process.once("exit", release)
  try {
    return await work()
  } finally {
    clearInterval(heartbeat)
    process.off("exit", release)
    release()
  }
}

function tryLock(file) {
  try {
    writeFileSync(file, "", { flag: "wx" })
    return true
  } catch (error) {
    if (error.code !== "EEXIST") throw error
    const touchedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (touchedAt !== undefined && Date.now() - touchedAt > staleAfterMs) rmSync(file, { force: true })
    return false
  }
}

function touch(file) {
  const now = new Date()
  try {
    utimesSync(file, now, now)
  } catch {
    // The folder .cache was deleted: the work continues.
  }
}
