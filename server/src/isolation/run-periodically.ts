/** Delays the first checks of the database and the audit log, so that a new server first serves the visitors who waited for it. */
export const firstChecksAfterMs = 30_000

/** Runs a job after `firstAfterMs`, after each interval and on `runNow`, never concurrently. `stop` aborts its signal and waits for the current run. */
export function runPeriodically(
  intervalMs: number,
  work: (signal: AbortSignal) => Promise<unknown>,
  onFailure: (error: Error) => void,
  { firstAfterMs = 0 } = {},
) {
  const stopping = new AbortController()
  const { signal } = stopping
  let currentRun: Promise<void> | undefined
  let isDue = false

  async function run() {
    while (isDue && !signal.aborted) {
      isDue = false
      try {
        await work(signal)
      } catch (error) {
        if (!signal.aborted) onFailure(error as Error)
      }
    }
    // Not in a `finally`, which would run later: a `runNow` in between would be lost.
    currentRun = undefined
  }
  /** A run in progress may already have read older state, so another one follows it. */
  const runNow = () => {
    isDue = true
    currentRun ??= run()
  }

  const timer = setInterval(() => {
    if (!currentRun) runNow()
  }, intervalMs).unref()
  const first = firstAfterMs > 0 ? setTimeout(runNow, firstAfterMs).unref() : undefined
  if (!first) runNow()
  return {
    runNow,
    stop: async () => {
      clearInterval(timer)
      clearTimeout(first)
      stopping.abort()
      await currentRun
    },
  }
}
