import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { respondToEach } from "#isolation/child-response.ts"

const maxReportedProblems = 5

// Runs in a child process, started by integrity.ts, because reading a large file takes seconds.
respondToEach(({ dataDir }: { dataDir: string }) => problemsIn(join(dataDir, "prohori.db")))

/** Runs SQLite's quick check. An empty list means that the file is intact. */
function problemsIn(path: string): string[] {
  try {
    const file = new DatabaseSync(path, { readOnly: true, timeout: 5000 })
    const rows = file.prepare(`pragma quick_check(${maxReportedProblems})`).all()
    const found = rows.map((row) => String(Object.values(row)[0]).replaceAll("\n", " "))
    return found.filter((problem) => problem !== "ok").slice(0, maxReportedProblems)
  } catch (error) {
    return [(error as Error).message]
  }
}
