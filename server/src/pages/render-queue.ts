import { setImmediate as nextTurn } from "node:timers/promises"
import type { Lane, RenderLimits } from "#http/load-shedding/load-limits.ts"
import { fairQueue } from "#isolation/fair-queue.ts"

type Job<Page> = { page: Promise<Page>; clients: number; leaving: AbortController }

type Rendering<Page> = {
  /** Requests with the same key share one render. */
  key: string
  lane: Lane
  /** Whose share of the lane it uses. */
  source: string
  work: () => Promise<Page>
  closed: AbortSignal
}

const turnsBetweenStarts = 16

export function renderQueue<Page>({ maxRunning, lanes }: RenderLimits) {
  const { enqueue, isFull } = fairQueue({ name: "Rendering pages", maxConcurrent: maxRunning, lanes })
  const jobs = new Map<string, Job<Page>>()
  let lastStart: Promise<unknown> = Promise.resolve()

  /**
   * Rendering is synchronous, so renders start some turns of the event loop apart: cheap requests run in between, and a turn accepts only
   * one or two new connections. If more come, they wait unseen by all limits.
   */
  const ownTurn = () => {
    lastStart = lastStart.then(async () => {
      for (let turn = 0; turn < turnsBetweenStarts; turn++) await nextTurn()
    })
    return lastStart
  }

  function add({ key, lane, source, work }: Rendering<Page>): Job<Page> {
    const leaving = new AbortController()
    const page = enqueue(lane, source, () => ownTurn().then(work), leaving.signal)
    const job = { page, clients: 0, leaving }
    const end = () => jobs.delete(key)
    page.then(end, end)
    jobs.set(key, job)
    return job
  }

  /** A render that waits is cancelled when all its clients have disconnected; a running one cannot be stopped. */
  function render(rendering: Rendering<Page>): Promise<Page> {
    const { key, closed } = rendering
    const job = jobs.get(key) ?? add(rendering)
    job.clients++
    const leave = () => --job.clients === 0 && job.leaving.abort(closed.reason)
    closed.addEventListener("abort", leave, { once: true })
    return job.page
  }

  return { isFull, render }
}
