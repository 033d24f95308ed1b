/** Does work now, after each interval, and when it is asked to, one round at a time. To stop aborts the signal, and waits for the round. */
export function repeat(
  everyMs: number,
  work: (signal: AbortSignal) => Promise<unknown>,
  onFailure: (error: Error) => void,
) {
  const stopping = new AbortController()
  const { signal } = stopping
  let round: Promise<void> | undefined
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
    // Here and not in a `finally`, which runs later: a call in between would not be heard.
    round = undefined
  }
  /** A round that has begun may have looked too early already: another one follows. */
  const runNow = () => {
    isDue = true
    round ??= run()
  }

  const timer = setInterval(() => {
    if (!round) runNow()
  }, everyMs).unref()
  runNow()
  return {
    runNow,
    stop: async () => {
      clearInterval(timer)
      stopping.abort()
      await round
    },
  }
}
