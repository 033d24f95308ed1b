import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** Cleanup functions that run at the end, in reverse order, even after a failure or an interruption. */
export type Cleanup = Pick<AsyncDisposableStack, "defer">

/** Runs the work and then cleans up: after success, failure, interruption or timeout. */
export async function withCleanup(limitSeconds: number, work: (cleanup: Cleanup) => Promise<number>) {
  const stack = new AsyncDisposableStack()
  let ending: Promise<void> | undefined
  const end = () => {
    ending ??= stack.disposeAsync()
    return ending
  }
  const abort = (reason: string) => {
    console.error(`\nEnded early: ${reason}`)
    const exit = () => process.exit(1)
    end().then(exit, exit)
  }
  process.once("SIGINT", () => abort("interrupted"))
  process.once("SIGTERM", () => abort("terminated"))
  setTimeout(() => abort(`more than ${limitSeconds} s`), limitSeconds * 1000).unref()
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
