import type { Lane, RenderLimits } from "#http/load-limits.ts"
import { Unavailable } from "#isolation/unavailable.ts"

export class RenderRefused extends Unavailable {}

type Job<Page> = PromiseWithResolvers<Page> & {
  key: string
  lane: Lane
  work: () => Promise<Page>
  clients: number
  deadline?: NodeJS.Timeout
}

/**
 * Limits how many pages render at once and how many wait. Rendering is synchronous, so at most one render starts in
 * each turn of the event loop: between two of them everything cheap that has arrived meanwhile is answered.
 */
export class RenderQueue<Page> {
  readonly #limits: RenderLimits
  readonly #jobs = new Map<string, Job<Page>>()
  readonly #waiting: Record<Lane, Set<Job<Page>>> = { known: new Set(), arbitrary: new Set() }
  #running = 0
  #hasStartedThisTurn = false

  constructor(limits: RenderLimits) {
    this.#limits = limits
  }

  isFull(lane: Lane): boolean {
    return this.#isBusy && this.#waiting[lane].size >= this.#limits[lane].maxWaiting
  }

  /** Requests with the same key share one render. One that nobody waits for any more is not begun. */
  render(key: string, lane: Lane, work: () => Promise<Page>, isClosed: AbortSignal): Promise<Page> {
    const known = this.#jobs.get(key)
    if (!known && this.isFull(lane)) return Promise.reject(new RenderRefused("too many pages wait to be rendered"))
    const job = known ?? this.#add(key, lane, work)
    job.clients++
    isClosed.addEventListener("abort", () => this.#leave(job, isClosed.reason), { once: true })
    return job.promise
  }

  get #isBusy() {
    return this.#hasStartedThisTurn || this.#running >= this.#limits.maxRunning
  }

  #add(key: string, lane: Lane, work: () => Promise<Page>): Job<Page> {
    const job: Job<Page> = { ...Promise.withResolvers<Page>(), key, lane, work, clients: 0 }
    this.#jobs.set(key, job)
    if (!this.#isBusy) this.#start(job)
    else {
      this.#waiting[lane].add(job)
      job.deadline = setTimeout(
        () => this.#giveUp(job, new RenderRefused("waited too long to be rendered")),
        this.#limits[lane].maxWaitMs,
      )
    }
    return job
  }

  #leave(job: Job<Page>, reason: Error) {
    job.clients--
    if (job.clients === 0) this.#giveUp(job, reason)
  }

  /** Only a job that waits: one that runs cannot be stopped. */
  #giveUp(job: Job<Page>, reason: Error) {
    if (!this.#waiting[job.lane].delete(job)) return
    clearTimeout(job.deadline)
    this.#jobs.delete(job.key)
    job.reject(reason)
  }

  #startNext() {
    if (this.#isBusy) return
    const { known, arbitrary } = this.#waiting
    const [next] = known.size > 0 ? known : arbitrary
    if (next) this.#start(next)
  }

  #start(job: Job<Page>) {
    this.#waiting[job.lane].delete(job)
    clearTimeout(job.deadline)
    this.#running++
    this.#hasStartedThisTurn = true
    setImmediate(() => {
      this.#hasStartedThisTurn = false
      this.#startNext()
    })
    const end = () => {
      this.#running--
      this.#jobs.delete(job.key)
      this.#startNext()
    }
    job.work().then(
      (page) => {
        end()
        job.resolve(page)
      },
      (error) => {
        end()
        job.reject(error)
      },
    )
  }
}
