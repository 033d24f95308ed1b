import { observeQueue } from "#isolation/observable-gauges.ts"
import { Unavailable } from "#isolation/unavailable.ts"
import { widestNetwork } from "#network/network.ts"

type LaneLimits = {
  /** How often it is served while all of them have waiting work; none starves. */
  weight: number
  maxQueued: number
  maxWaitMs: number
}
type Lane = LaneLimits & { credit: number; waiting: number; queues: Map<string, Waiting[]> }
type Waiting = PromiseWithResolvers<void> & { lane: Lane; source: string; stopWaiting: () => void }

type Options<Priority extends string> = {
  name: string
  maxConcurrent: number
  lanes: Record<Priority, LaneLimits>
}

export class QueueFull extends Unavailable {}

const queueFull = () => new QueueFull("The queue is full", { retryAfterSeconds: 2 })

/**
 * Limits concurrency. The rest waits by priority (weighted round robin), and within a priority in one queue per network,
 * served round-robin (fair queuing). When a priority is full, a new request evicts the last one of its longest queue, so a
 * few networks cannot block the others. A request that does not fit, or waits too long, gets 503 with Retry-After; one whose signal
 * is aborted leaves the queue.
 */
export function fairQueue<Priority extends string>(options: Options<Priority>) {
  const { name, maxConcurrent } = options
  const lanes = new Map<Priority, Lane>()
  for (const priority in options.lanes) {
    lanes.set(priority, { ...options.lanes[priority], credit: 0, waiting: 0, queues: new Map() })
  }
  let running = 0
  let refused = 0
  observeQueue(name, lanes, () => {
    const waiting = [...lanes.values()].reduce((sum, lane) => sum + lane.waiting, 0)
    return { running, waiting, refused }
  })

  async function enqueue<T>(priority: Priority, network: string, work: () => Promise<T>, signal?: AbortSignal) {
    const lane = lanes.get(priority)
    if (running < maxConcurrent || !lane) running++
    else await waitIn(lane, widestNetwork(network), signal)
    try {
      return await work()
    } finally {
      const next = takeNext()
      if (next) next.resolve()
      else running--
    }
  }

  /** True if a request of this network would be refused. */
  function isFull(priority: Priority, network: string): boolean {
    const lane = lanes.get(priority)
    if (!lane || running < maxConcurrent || lane.waiting < lane.maxQueued) return false
    return !evictable(lane, widestNetwork(network))
  }

  function waitIn(lane: Lane, source: string, signal?: AbortSignal): Promise<void> {
    if (lane.waiting >= lane.maxQueued) makeRoom(lane, source)
    const leave = () => {
      remove(waiting)
      waiting.reject(signal?.reason)
    }
    const timer = setTimeout(() => refuse(waiting), lane.maxWaitMs)
    const stopWaiting = () => {
      clearTimeout(timer)
      signal?.removeEventListener("abort", leave)
    }
    const waiting: Waiting = { ...Promise.withResolvers<void>(), lane, source, stopWaiting }
    signal?.addEventListener("abort", leave)
    lane.queues.set(source, [...(lane.queues.get(source) ?? []), waiting])
    lane.waiting++
    return waiting.promise
  }

  function makeRoom(lane: Lane, source: string) {
    const last = evictable(lane, source)
    if (last) return refuse(last)
    refused++
    throw queueFull()
  }

  /** The last one of the longest queue, if that is still longer with a request more in the queue of this source. */
  function evictable(lane: Lane, source: string): Waiting | undefined {
    let longest: Waiting[] = []
    for (const queue of lane.queues.values()) if (queue.length > longest.length) longest = queue
    const ownLength = lane.queues.get(source)?.length ?? 0
    return longest.length > ownLength + 1 ? longest.at(-1) : undefined
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
    const { lane, source, stopWaiting } = waiting
    stopWaiting()
    const rest = lane.queues.get(source)?.filter((each) => each !== waiting) ?? []
    lane.waiting--
    if (rest.length > 0) lane.queues.set(source, rest)
    else lane.queues.delete(source)
    if (lane.waiting === 0) lane.credit = 0
  }

  return { enqueue, isFull }
}
