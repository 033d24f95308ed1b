import { observeQueue } from "#isolation/observable-gauges.ts"
import { Unavailable } from "#isolation/unavailable.ts"
import { widestNetwork } from "#network.ts"

type Lane = { weight: number; credit: number; waiting: number; queues: Map<string, Waiting[]> }
type Waiting = PromiseWithResolvers<void> & { lane: Lane; source: string; timer?: NodeJS.Timeout }

type Options<Priority extends string> = {
  name: string
  maxConcurrent: number
  /** How often each priority is served while all of them have waiting work; no priority starves. */
  weights: Record<Priority, number>
  /** The maximum queue length of each priority. */
  maxQueued: number
  maxWaitMs: number
}

const queueFull = () => new Unavailable("The queue is full", { retryAfterSeconds: 2 })

/**
 * Limits concurrency. The rest waits by priority (weighted round robin), and within a priority in one queue per
 * network, served round-robin (fair queuing). When a priority is full, a new request evicts the last one of its longest queue, so a
 * few networks cannot block the others. A request that does not fit, or waits too long, gets 503 with Retry-After.
 */
export function fairQueue<Priority extends string>(options: Options<Priority>) {
  const { name, maxConcurrent, weights, maxQueued, maxWaitMs } = options
  const lanes = new Map<Priority, Lane>()
  for (const priority in weights) {
    lanes.set(priority, { weight: weights[priority], credit: 0, waiting: 0, queues: new Map() })
  }
  let running = 0
  let refused = 0
  observeQueue(name, lanes, () => {
    const waiting = [...lanes.values()].reduce((sum, lane) => sum + lane.waiting, 0)
    return { running, waiting, refused }
  })

  return async <T>(priority: Priority, network: string, work: () => Promise<T>): Promise<T> => {
    const lane = lanes.get(priority)
    if (running < maxConcurrent || !lane) running++
    else await waitIn(lane, widestNetwork(network))
    try {
      return await work()
    } finally {
      const next = takeNext()
      if (next) next.resolve()
      else running--
    }
  }

  function waitIn(lane: Lane, source: string): Promise<void> {
    if (lane.waiting >= maxQueued) makeRoom(lane, lane.queues.get(source)?.length ?? 0)
    const waiting: Waiting = { ...Promise.withResolvers<void>(), lane, source }
    waiting.timer = setTimeout(refuse, maxWaitMs, waiting)
    lane.queues.set(source, [...(lane.queues.get(source) ?? []), waiting])
    lane.waiting++
    return waiting.promise
  }

  function makeRoom(lane: Lane, ownLength: number) {
    let longest: Waiting[] = []
    for (const queue of lane.queues.values()) if (queue.length > longest.length) longest = queue
    const last = longest.at(-1)
    if (last && longest.length > ownLength + 1) return refuse(last)
    refused++
    throw queueFull()
  }

  function refuse(waiting: Waiting) {
    refused++
    remove(waiting)
    waiting.reject(queueFull())
  }

  /** Smooth weighted round robin: each waiting lane gains its weight in credit; the served lane pays the sum of all weights. */
  function takeNext(): Waiting | undefined {
    const open = [...lanes.values()].filter(({ waiting }) => waiting > 0)
    for (const lane of open) lane.credit += lane.weight
    // The lane with the most credit; sorting is stable, so the first one wins a tie.
    const [lane] = open.toSorted((one, other) => other.credit - one.credit)
    if (!lane) return undefined
    lane.credit -= open.reduce((sum, { weight }) => sum + weight, 0)
    const [source = "", queue = []] = lane.queues.entries().next().value ?? []
    const [next] = queue
    if (next) remove(next)
    const rest = lane.queues.get(source)
    // Move this source to the end: the others are served first.
    if (rest && lane.queues.delete(source)) lane.queues.set(source, rest)
    return next
  }

  function remove(waiting: Waiting) {
    const { lane, source, timer } = waiting
    clearTimeout(timer)
    const rest = lane.queues.get(source)?.filter((each) => each !== waiting) ?? []
    lane.waiting--
    if (rest.length > 0) lane.queues.set(source, rest)
    else lane.queues.delete(source)
    if (lane.waiting === 0) lane.credit = 0
  }
}
