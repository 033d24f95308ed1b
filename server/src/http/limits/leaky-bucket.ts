import { networkCache } from "#http/limits/network-cache.ts"
import type { SharedUsage } from "#http/limits/shared-usage.ts"
import { countedNetworks } from "#network/network.ts"

type Options = { name: string; max: number; windowMs: number; refuse: (retryAfterSeconds: number) => Error }

/**
 * Throttling by a leaky bucket for each network (or account: the key may be a user's id), for all server processes together. The
 * bucket drains evenly within the window. The networks of an IPv6 /48 have one more bucket together.
 */
export function leakyBucket({ name, max, windowMs, refuse }: Options, usage: SharedUsage) {
  const networks = networkCache<{ used: number; at: number }>()
  const report = usage.share(name, max, add)

  function usedBy(network: string, now: number): number {
    const last = networks.get(network)
    if (!last) return 0
    // The clock was set back: count from the present time.
    if (last.at > now) last.at = now
    const returned = ((now - last.at) * max) / windowMs
    return Math.max(0, last.used - returned)
  }

  function add(network: string, amount: number) {
    const now = Date.now()
    networks.set(network, { used: usedBy(network, now) + amount, at: now })
  }

  /** May exceed the budget; then it takes longer until `take` accepts the network again. */
  function spend(network: string, amount: number) {
    for (const { key, share } of countedNetworks(network)) {
      add(key, amount * share)
      report(key, amount * share)
    }
  }

  /** The error of `take`, or null if the budget has enough left. */
  function refusal(network: string, amount: number): Error | null {
    const now = Date.now()
    const uses = countedNetworks(network).map(({ key, share }) => usedBy(key, now) + amount * share)
    const over = Math.max(...uses) - max
    return over > 0 ? refuse(Math.ceil((over * windowMs) / max / 1000)) : null
  }

  /** Fails if the budget has less left. Call it before the work, so that concurrent requests cannot exceed the budget together. */
  function take(network: string, amount: number) {
    const error = refusal(network, amount)
    if (error) throw error
    spend(network, amount)
  }

  return { take, spend, refusal }
}
