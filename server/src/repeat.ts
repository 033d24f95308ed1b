/** Does work now and again after each interval, one round at a time. To stop aborts the signal, and waits for the round. */
export function repeat(
  everyMs: number,
  work: (signal: AbortSignal) => Promise<unknown>,
  onFailure: (error: Error) => void,
) {
  const stopping = new AbortController()
  const { signal } = stopping
  let round: Promise<void> | undefined

  async function run() {
    try {
      await work(signal)
    } catch (error) {
      if (!signal.aborted) onFailure(error as Error)
    }
    round = undefined
  }
  const start = () => {
    round ??= run()
  }

  const timer = setInterval(start, everyMs).unref()
  start()
  return {
    stop: async () => {
      clearInterval(timer)
      stopping.abort()
      await round
    },
  }
}
