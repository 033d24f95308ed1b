export type QueueState = { running: number; waiting: number; refused: number }
export type CircuitState = { isOpen: boolean; failures: number }

/** Queues, circuits and caches are created deep inside the modules that need them: passing a list to each would obscure the calls. */
const queues = observableGauges<QueueState>()
const circuits = observableGauges<CircuitState>()
const caches = observableGauges<number>()

/** Includes a queue in the metrics for as long as `owner`, an object of the queue, is in use. Names are constants. */
export const observeQueue = queues.observe
export const observeCircuit = circuits.observe
/** The state is the number of bytes. */
export const observeCache = caches.observe

/** The references are weak, so that closed apps are garbage-collected: a process of the tests starts more than a hundred. */
function observableGauges<State>() {
  const owners = new Set<WeakRef<object>>()
  const states = new WeakMap<object, { name: string; state: () => State }>()
  return {
    observe(name: string, owner: object, state: () => State) {
      owners.add(new WeakRef(owner))
      states.set(owner, { name, state })
    },
    *present(): Generator<[name: string, state: State]> {
      for (const reference of owners) {
        const owner = reference.deref()
        const observed = owner && states.get(owner)
        if (observed) yield [observed.name, observed.state()]
        else owners.delete(reference)
      }
    },
  }
}

/** The present state of all queues. Those with the same name, as of several databases, are added up. */
export function queueStates(): Map<string, QueueState> {
  const states = new Map<string, QueueState>()
  for (const [name, { running, waiting, refused }] of queues.present()) {
    const sum = states.get(name) ?? { running: 0, waiting: 0, refused: 0 }
    const added = { running: sum.running + running, waiting: sum.waiting + waiting, refused: sum.refused + refused }
    states.set(name, added)
  }
  return states
}

export function circuitStates(): Map<string, CircuitState> {
  const states = new Map<string, CircuitState>()
  for (const [name, { isOpen, failures }] of circuits.present()) {
    const sum = states.get(name) ?? { isOpen: false, failures: 0 }
    states.set(name, { isOpen: sum.isOpen || isOpen, failures: sum.failures + failures })
  }
  return states
}

export function cacheBytes(): Map<string, number> {
  const sizes = new Map<string, number>()
  for (const [name, bytes] of caches.present()) sizes.set(name, (sizes.get(name) ?? 0) + bytes)
  return sizes
}
