import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** What must be undone at the end, in reverse order, however the end comes. */
export type Cleanup = Pick<AsyncDisposableStack, "defer">

/** Runs the work and then cleans up after it: when it is done, fails, is interrupted, or takes longer than it may. */
export async function cleaningUp(limitSeconds: number, work: (cleanup: Cleanup) => Promise<number>) {
  const stack = new AsyncDisposableStack()
  let ending: Promise<void> | undefined
  const end = () => {
    ending ??= stack.disposeAsync()
    return ending
  }
  const giveUp = (reason: string) => {
    console.error(`\nEnded early: ${reason}`)
    const exit = () => process.exit(1)
    end().then(exit, exit)
  }
  process.once("SIGINT", () => giveUp("interrupted"))
  process.once("SIGTERM", () => giveUp("terminated"))
  setTimeout(() => giveUp(`more than ${limitSeconds} s`), limitSeconds * 1000).unref()
  try {
    process.exitCode = await work(stack)
  } finally {
    await end()
  }
}

export function temporaryFolder(cleanup: Cleanup): string {
  const folder = mkdtempSync(join(tmpdir(), "prohori-bench-"))
  cleanup.defer(async () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
