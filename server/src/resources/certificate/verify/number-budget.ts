import { tooManyNumbers } from "#errors.ts"
import { leakyBucket } from "#http/limits/leaky-bucket.ts"
import type { SharedUsage } from "#http/limits/shared-usage.ts"

/** Ten full lists of printed numbers, or four hundred guesses. */
const numbersPerHour = 2000
/** The cost of an unknown number: more than a printed one, because a register is listed by trying numbers. */
const unknownCost = 5

export type NumberBudget = ReturnType<typeof numberBudget>

/** How many certificates a network may look up, in whatever way: alone, in a list, as a page, document, credential or image. */
export function numberBudget(usage: SharedUsage) {
  const options = { name: "numbers", max: numbersPerHour, windowMs: 60 * 60 * 1000, refuse: tooManyNumbers }
  const { take, spend } = leakyBucket(options, usage)

  const addUnknown = (network: string, numbers: number) => spend(network, numbers * (unknownCost - 1))

  async function charge<Found>(network: string, find: () => Promise<Found | undefined>): Promise<Found | undefined> {
    take(network, 1)
    const found = await find()
    if (!found) addUnknown(network, 1)
    return found
  }

  return { take, addUnknown, charge }
}

/** As in benchmarks, which look up more than any visitor. */
export const unlimitedNumbers: NumberBudget = {
  take: () => {},
  addUnknown: () => {},
  charge: (_network, find) => find(),
}
