import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { respondToParent } from "#isolation/child-response.ts"

const maxProblems = 5

// A process of its own, started by integrity.ts: to read a large file takes seconds.
respondToParent(({ dataDir }: { dataDir: string }) => problemsIn(join(dataDir, "prohori.db")))

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
