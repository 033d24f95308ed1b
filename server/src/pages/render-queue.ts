import type { Lane, RenderLimits } from "#http/load-limits.ts"
import { observeQueue } from "#isolation/observable-gauges.ts"
import { Unavailable } from "#isolation/unavailable.ts"

export class RenderRefused extends Unavailable {}

type Job<Page> = PromiseWithResolvers<Page> & {
  key: string
  lane: Lane
  work: () => Promise<Page>
  clients: number
  deadline?: NodeJS.Timeout
}

/** A queue of renders. Rendering is synchronous, so one starts per turn of the event loop; cheap requests run in between. */
export function renderQueue<Page>(limits: RenderLimits) {
  const jobs = new Map<string, Job<Page>>()
  const waiting: Record<Lane, Set<Job<Page>>> = { known: new Set(), arbitrary: new Set() }
  let running = 0
  let hasStartedThisTurn = false
  let refused = 0
  observeQueue("Rendering pages", jobs, () => ({
    running,
    waiting: waiting.known.size + waiting.arbitrary.size,
    refused,
  }))

  function refusal(reason: string) {
    refused++
    return new RenderRefused(reason)
  }

  const isBusy = () => hasStartedThisTurn || running >= limits.maxRunning
  const isFull = (lane: Lane) => isBusy() && waiting[lane].size >= limits[lane].maxWaiting

  function add(key: string, lane: Lane, work: () => Promise<Page>): Job<Page> {
    const job: Job<Page> = { ...Promise.withResolvers<Page>(), key, lane, work, clients: 0 }
    jobs.set(key, job)
    if (!isBusy()) start(job)
    else {
      waiting[lane].add(job)
      const refuse = () => cancel(job, refusal("waited too long to be rendered"))
      job.deadline = setTimeout(refuse, limits[lane].maxWaitMs)
    }
    return job
  }

  /** Cancels a waiting job; a running one cannot be stopped. */
  function cancel(job: Job<Page>, reason: Error) {
    if (!waiting[job.lane].delete(job)) return
    clearTimeout(job.deadline)
    jobs.delete(job.key)
    job.reject(reason)
  }

  function startNext() {
    if (isBusy()) return
    const [next] = waiting.known.size > 0 ? waiting.known : waiting.arbitrary
    if (next) start(next)
  }

  function start(job: Job<Page>) {
    waiting[job.lane].delete(job)
    clearTimeout(job.deadline)
    running++
    hasStartedThisTurn = true
    setImmediate(() => {
      hasStartedThisTurn = false
      startNext()
    })
    const end = () => {
      running--
      jobs.delete(job.key)
      startNext()
    }
    job.resolve(job.work().finally(end))
  }

  return {
    isFull,
    /** Requests with the same key share one render. A job is cancelled when all its clients have disconnected. */
    render(key: string, lane: Lane, work: () => Promise<Page>, closed: AbortSignal): Promise<Page> {
      const existing = jobs.get(key)
      if (!existing && isFull(lane)) return Promise.reject(refusal("too many pages wait to be rendered"))
      const job = existing ?? add(key, lane, work)
      job.clients++
      const leave = () => --job.clients === 0 && cancel(job, closed.reason)
      closed.addEventListener("abort", leave, { once: true })
      return job.promise
    },
  }
}
