import { LRUCache } from "lru-cache"
import { tooManyNumbers } from "#errors.ts"

const hourMs = 60 * 60 * 1000
const maxNetworks = 20_000
/** What an unknown number costs: more than a printed one, because a register is listed by trying numbers. */
const unknownCost = 5

/** Ten full lists of printed numbers, or four hundred guesses. */
export const numbersPerHour = 2000

/** A leaky bucket per network: what was spent comes back evenly within an hour. */
export function numberBudget() {
  const networks = new LRUCache<string, { spent: number; at: number }>({ max: maxNetworks })

  function spentBy(network: string, now: number): number {
    const { spent, at } = networks.get(network) ?? { spent: 0, at: now }
    // The clock may have been set back.
    const back = (Math.max(0, now - at) * numbersPerHour) / hourMs
    return Math.max(0, spent - back)
  }

  function spend(network: string, amount: number) {
    const now = Date.now()
    networks.set(network, { spent: spentBy(network, now) + amount, at: now })
  }

  return {
    /** Before the numbers are looked up, so that concurrent requests cannot exceed the budget together. */
    take(network: string, numbers: number) {
      const over = spentBy(network, Date.now()) + numbers - numbersPerHour
      if (over > 0) throw tooManyNumbers(Math.ceil((over * hourMs) / numbersPerHour / 1000))
      spend(network, numbers)
    },
    /** May exceed the budget; then it takes longer until the next number. */
    addUnknown: (network: string, numbers: number) => spend(network, numbers * (unknownCost - 1)),
  }
}
