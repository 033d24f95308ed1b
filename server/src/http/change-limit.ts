import { tooMany } from "#errors.ts"
import { leakyBucket } from "#http/leaky-bucket.ts"
import type { SharedUsage } from "#http/shared-usage.ts"

/**
 * Far more than anyone edits by hand. An entry of the audit log may have 25 kB, and is never deleted. For each network of the account:
 * with a stolen session in another network, nobody uses up what the owner needs to end that session.
 */
const perAccount = 120
/** A school, or a mobile operator, behind one address. */
const perNetwork = 3000
const windowMs = 60 * 60 * 1000

export type ChangeLimit = ReturnType<typeof changeLimit>

/** How many changes users without an office role may make: each is recorded in the audit log, which could fill the disk. */
export function changeLimit(usage: SharedUsage) {
  const accounts = leakyBucket({ name: "accountChanges", max: perAccount, windowMs, refuse: tooMany }, usage)
  const networks = leakyBucket({ name: "changes", max: perNetwork, windowMs, refuse: tooMany }, usage)

  // The account first: one that has used up its own limit uses up nothing of its network's.
  return (userId: string, network: string) => {
    accounts.take([userId, network].join("_"), 1)
    networks.take(network, 1)
  }
}
