import { Unavailable } from "#isolation/unavailable.ts"

type Lane = { weight: number; credit: number; waiting: number; lines: Map<string, Waiting[]> }
type Waiting = PromiseWithResolvers<void> & { lane: Lane; source: string; timer?: NodeJS.Timeout }

type Options<Priority extends string> = {
  maxConcurrent: number
  /** How often each priority is served while all of them wait: none waits for ever, whatever the others send. */
  weights: Record<Priority, number>
  /** How many may wait, for each priority. */
  maxQueued: number
  maxWaitMs: number
}

const noPlace = () => new Unavailable("The queue is full", { retryAfterSeconds: 2 })

/**
 * Runs few at once. The rest wait by priority (weighted round robin), and within a priority in one line for each source,
 * served in turn (fair queuing). In a full queue a newcomer takes the last place of the longest line, so one source, or a
 * few, never keep others out. Who does not fit, or waits too long, gets 503 with Retry-After.
 */
export function fairQueue<Priority extends string>(options: Options<Priority>) {
  const { maxConcurrent, weights, maxQueued, maxWaitMs } = options
  const lanes = new Map<Priority, Lane>()
  for (const priority in weights) {
    lanes.set(priority, { weight: weights[priority], credit: 0, waiting: 0, lines: new Map() })
  }
  let running = 0

  return async <T>(priority: Priority, source: string, work: () => Promise<T>): Promise<T> => {
    const lane = lanes.get(priority)
    if (running < maxConcurrent || !lane) running++
    else await waitIn(lane, source)
    try {
      return await work()
    } finally {
      const next = takeNext()
      if (next) next.resolve()
      else running--
    }
  }

  function waitIn(lane: Lane, source: string): Promise<void> {
    if (lane.waiting >= maxQueued) makeRoom(lane, lane.lines.get(source)?.length ?? 0)
    const waiting: Waiting = { ...Promise.withResolvers<void>(), lane, source }
    waiting.timer = setTimeout(refuse, maxWaitMs, waiting)
    lane.lines.set(source, [...(lane.lines.get(source) ?? []), waiting])
    lane.waiting++
    return waiting.promise
  }

  function makeRoom(lane: Lane, ownLength: number) {
    let longest: Waiting[] = []
    for (const line of lane.lines.values()) if (line.length > longest.length) longest = line
    const last = longest.at(-1)
    if (!last || longest.length <= ownLength + 1) throw noPlace()
    refuse(last)
  }

  function refuse(waiting: Waiting) {
    remove(waiting)
    waiting.reject(noPlace())
  }

  /** Smooth weighted round robin: each waiting lane gains its weight, and the one that is served pays for all. */
  function takeNext(): Waiting | undefined {
    const open = [...lanes.values()].filter(({ waiting }) => waiting > 0)
    for (const lane of open) lane.credit += lane.weight
    // The first of those with the most credit: sorting keeps their order.
    const [lane] = open.toSorted((one, other) => other.credit - one.credit)
    if (!lane) return undefined
    lane.credit -= open.reduce((sum, { weight }) => sum + weight, 0)
    const [source = "", line = []] = lane.lines.entries().next().value ?? []
    const [next] = line
    if (next) remove(next)
    const rest = lane.lines.get(source)
    // To the end of the sources: the others have their turn first.
    if (rest && lane.lines.delete(source)) lane.lines.set(source, rest)
    return next
  }

  function remove(waiting: Waiting) {
    const { lane, source, timer } = waiting
    clearTimeout(timer)
    const rest = lane.lines.get(source)?.filter((each) => each !== waiting) ?? []
    lane.waiting--
    if (rest.length > 0) lane.lines.set(source, rest)
    else lane.lines.delete(source)
    if (lane.waiting === 0) lane.credit = 0
  }
}
