export type QueueState = { running: number; waiting: number; refused: number }
export type CircuitState = { isOpen: boolean; failures: number }

/** Queues, circuits and caches are created deep inside the modules that need them: passing a list to each would obscure the calls. */
const queues = observableGauges<QueueState>((one, other) => ({
  running: one.running + other.running,
  waiting: one.waiting + other.waiting,
  refused: one.refused + other.refused,
}))
const circuits = observableGauges<CircuitState>((one, other) => ({
  isOpen: one.isOpen || other.isOpen,
  failures: one.failures + other.failures,
}))
const caches = observableGauges<number>((one, other) => one + other)

/** Includes a queue in the metrics for as long as `owner`, an object of the queue, is in use. Names are constants. */
export const observeQueue = queues.observe
export const observeCircuit = circuits.observe
/** The state is the number of bytes. */
export const observeCache = caches.observe

export const queueStates = queues.states
export const circuitStates = circuits.states
export const cacheBytes = caches.states

/** The references are weak, so that closed apps are garbage-collected: a process of the tests starts more than a hundred. */
function observableGauges<State>(sum: (one: State, other: State) => State) {
  const owners = new Set<WeakRef<object>>()
  const gauges = new WeakMap<object, { name: string; state: () => State }>()
  return {
    observe(name: string, owner: object, state: () => State) {
      owners.add(new WeakRef(owner))
      gauges.set(owner, { name, state })
    },
    /** By name. Those with the same one, as of several databases, are added up. */
    states(): Map<string, State> {
      const states = new Map<string, State>()
      for (const reference of owners) {
        const owner = reference.deref()
        const gauge = owner && gauges.get(owner)
        if (!gauge) owners.delete(reference)
        else {
          const known = states.get(gauge.name)
          states.set(gauge.name, known === undefined ? gauge.state() : sum(known, gauge.state()))
        }
      }
      return states
    },
  }
}
