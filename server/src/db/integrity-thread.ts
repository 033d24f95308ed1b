import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { isMainThread, parentPort, workerData } from "node:worker_threads"

const maxProblems = 5

// A thread of its own, started by integrity.ts: to read a large file takes seconds.
// (Loaded by another file it starts nothing: so npm start fills the compile cache.)
if (!isMainThread) parentPort?.postMessage(problemsIn(join(workerData.dataDir, "prohori.db")))

/** What SQLite finds wrong with the file: nothing, if all is well. */
function problemsIn(path: string): string[] {
  try {
    const file = new DatabaseSync(path, { readOnly: true, timeout: 5000 })
    const rows = file.prepare(`pragma quick_check(${maxProblems})`).all()
    const found = rows.map((row) => String(Object.values(row)[0]).replaceAll("\n", " "))
    return found.filter((problem) => problem !== "ok").slice(0, maxProblems)
  } catch (error) {
    return [(error as Error).message]
  }
}
