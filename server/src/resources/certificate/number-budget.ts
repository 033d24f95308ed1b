import { LRUCache } from "lru-cache"
import { tooManyNumbers } from "#errors.ts"

const hourMs = 60 * 60 * 1000
const maxNetworks = 20_000
/** What an unknown number costs: more than a printed one, because a register is listed by trying numbers. */
const unknownCost = 5

/** Ten full lists of printed numbers, or four hundred guesses. */
export const numbersPerHour = 2000

export type NumberBudget = ReturnType<typeof numberBudget>

/**
 * How many certificates a network may look up, in whatever way: alone, in a list, as a page, document, credential or image. A
 * leaky bucket per network: what was spent comes back evenly within an hour.
 */
export function numberBudget(perHour: number) {
  const networks = new LRUCache<string, { spent: number; at: number }>({ max: maxNetworks })

  function spentBy(network: string, now: number): number {
    const { spent, at } = networks.get(network) ?? { spent: 0, at: now }
    // The clock may have been set back.
    const back = (Math.max(0, now - at) * perHour) / hourMs
    return Math.max(0, spent - back)
  }

  function spend(network: string, amount: number) {
    if (perHour === Number.POSITIVE_INFINITY) return
    const now = Date.now()
    networks.set(network, { spent: spentBy(network, now) + amount, at: now })
  }

  /** Before the numbers are looked up, so that concurrent requests cannot exceed the budget together. */
  function take(network: string, numbers: number) {
    if (perHour === Number.POSITIVE_INFINITY) return
    const over = spentBy(network, Date.now()) + numbers - perHour
    if (over > 0) throw tooManyNumbers(Math.ceil((over * hourMs) / perHour / 1000))
    spend(network, numbers)
  }

  /** May exceed the budget; then it takes longer until the next number. */
  const addUnknown = (network: string, numbers: number) => spend(network, numbers * (unknownCost - 1))

  /** The lookup of one number. */
  async function charge<Found>(network: string, find: () => Promise<Found | undefined>): Promise<Found | undefined> {
    take(network, 1)
    const found = await find()
    if (!found) addUnknown(network, 1)
    return found
  }

  return { take, addUnknown, charge }
}
