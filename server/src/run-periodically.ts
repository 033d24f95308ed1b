/** Runs a job immediately, after each interval and on `runNow`, never concurrently. `stop` aborts its signal and waits for the current run. */
export function runPeriodically(
  intervalMs: number,
  work: (signal: AbortSignal) => Promise<unknown>,
  onFailure: (error: Error) => void,
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
  runNow()
  return {
    runNow,
    stop: async () => {
      clearInterval(timer)
      stopping.abort()
      await currentRun
    },
  }
}
