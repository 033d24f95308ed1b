import { Unavailable } from "#isolation/unavailable.ts"

/** Gives up after a time, even on work that does not heed its signal. */
export async function withTimeout<T>(timeoutMs: number, name: string, work: (signal: AbortSignal) => Promise<T>) {
  const controller = new AbortController()
  const { promise: timedOut, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const error = new Unavailable(`${name} took longer than ${timeoutMs} ms`)
    controller.abort(error)
    reject(error)
  }, timeoutMs)
  try {
    return await Promise.race([work(controller.signal), timedOut])
  } finally {
    clearTimeout(timer)
  }
}
