import { tooMany } from "#errors.ts"
import { leakyBucket } from "#http/limits/leaky-bucket.ts"
import type { SharedUsage } from "#http/limits/shared-usage.ts"

/**
 * Far more than anyone edits by hand. For each network of the account: with a stolen session in another network, nobody uses up what the
 * owner needs to end that session.
 */
const perAccount = 120
const windowMs = 60 * 60 * 1000

export type ChangeLimit = ReturnType<typeof changeLimit>

/** How many changes a user without an office role may make. How much they may add is limited by network (`growth-limit.ts`). */
export function changeLimit(usage: SharedUsage) {
  const accounts = leakyBucket({ name: "accountChanges", max: perAccount, windowMs, refuse: tooMany }, usage)
  return (userId: string, network: string) => accounts.take([userId, network].join("_"), 1)
}
