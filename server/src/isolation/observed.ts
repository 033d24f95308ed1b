export type QueueState = { running: number; waiting: number; refused: number }
export type CircuitState = { isOpen: boolean; failures: number }

/** Queues, circuits and caches are created deep inside the modules that need them: passing a list to each would obscure the calls. */
const queues: { name: string; state: () => QueueState }[] = []
const circuits: { name: string; state: () => CircuitState }[] = []
const caches: { name: string; bytes: () => number }[] = []

/** Includes a queue in the metrics. Names are constants. */
export const observeQueue = (name: string, state: () => QueueState) => void queues.push({ name, state })

export const observeCircuit = (name: string, state: () => CircuitState) => void circuits.push({ name, state })

export const observeCache = (name: string, bytes: () => number) => void caches.push({ name, bytes })

/** The present state of all queues. Those with the same name, as of several databases, are added up. */
export function queueStates(): Map<string, QueueState> {
  const states = new Map<string, QueueState>()
  for (const { name, state } of queues) {
    const { running, waiting, refused } = state()
    const sum = states.get(name) ?? { running: 0, waiting: 0, refused: 0 }
    const added = { running: sum.running + running, waiting: sum.waiting + waiting, refused: sum.refused + refused }
    states.set(name, added)
  }
  return states
}

export function circuitStates(): Map<string, CircuitState> {
  const states = new Map<string, CircuitState>()
  for (const { name, state } of circuits) {
    const { isOpen, failures } = state()
    const sum = states.get(name) ?? { isOpen: false, failures: 0 }
    states.set(name, { isOpen: sum.isOpen || isOpen, failures: sum.failures + failures })
  }
  return states
}

export function cacheBytes(): Map<string, number> {
  const sizes = new Map<string, number>()
  for (const { name, bytes } of caches) sizes.set(name, (sizes.get(name) ?? 0) + bytes())
  return sizes
}
