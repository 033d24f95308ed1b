import { setTimeout as wait } from "node:timers/promises"
import {
  accountKey,
  countFairly,
  isFailure,
  keyUnderAccount,
  networkCounters,
} from "#accounts/limits/attempt-counters.ts"
import {
  type Counter,
  counterKey,
  lockCounters,
  saveTimestamps,
  secondsUntilRoom,
  withoutTimestamps,
} from "#db/counters.ts"
import type { Database } from "#db/open.ts"
import { busy, newBrowserRefused, tooManySignIns } from "#errors.ts"
import { networkOf } from "#network/network.ts"

/** Failures within 15 minutes. `own`: for one account from one network or known browser; unknown browsers share the other two. */
const limits = { own: 10, account: 30, network: 100 }
const [minBackoffMs, maxWaitMs] = [50, 10_000]

type Outcome = "right" | "wrong" | "unknown"
type SignInCounter = Counter & { scope: keyof typeof limits; refusal?: typeof tooManySignIns }

/** The source of an attempt. `browserId` is set if the browser has signed in to this account before. */
export type Origin = { email: string; address: string; browserId: string | undefined }

/** A known browser has its own counter, so strangers who use up the other limits cannot lock the account's owner out. */
export function signInCounters({ email, address, browserId }: Origin): SignInCounter[] {
  if (browserId) return [{ scope: "own", key: keyUnderAccount(email, "browser", browserId), limit: limits.own }]
  const [network, refusal] = [networkOf(address), newBrowserRefused]
  return [
    { scope: "own", key: keyUnderAccount(email, "address", network), limit: limits.own, refusal },
    { scope: "account", key: accountKey(email), limit: limits.account, refusal },
    ...networkCounters(address, limits.network, "sign-in address").map((counter) => ({
      scope: "network" as const,
      refusal,
      ...counter,
    })),
  ]
}

/** Guesses at the current password by a signed-in user: a separate counter, so that strangers cannot use it up. */
export function ownPasswordCounters(email: string): SignInCounter[] {
  return [{ scope: "own", key: keyUnderAccount(email, "current password"), limit: limits.own }]
}

/**
 * Guesses at the second factor, by somebody who knows the password, from all networks: one counter for unknown browsers, and one that
 * all known browsers share, or somebody who reads the account's mails could open one after the other. A new password clears neither.
 */
export function secondFactorCounters(email: string, browserId: string | undefined): SignInCounter[] {
  if (browserId) return [{ scope: "own", key: counterKey("second factor known", email), limit: limits.own }]
  return [{ scope: "own", key: counterKey("second factor", email), limit: limits.own, refusal: newBrowserRefused }]
}

/** Throttles guessing. An attempt is counted before the password is hashed, so concurrent attempts cannot exceed a limit. */
export async function throttleLogin(
  database: Database,
  counters: readonly SignInCounter[],
  address: string,
  compare: () => Promise<boolean>,
): Promise<boolean> {
  // Counters are in the database, so all processes share them. Accounts that do not exist have counters too.
  const timestamp = await reserveAttempt(database, counters, address)
  let outcome: Outcome = "unknown"
  try {
    const isRight = await compare()
    outcome = isRight ? "right" : "wrong"
    return isRight
  } finally {
    await countFairly("outcome", address, () => recordOutcome(database, counters, timestamp, outcome))
  }
}

/** Retries with backoff and jitter while pending attempts fill the limit. */
async function reserveAttempt(database: Database, counters: readonly SignInCounter[], address: string) {
  const start = Date.now()
  for (let backoffMs = minBackoffMs; ; backoffMs *= 1.5) {
    const timestamp = await countFairly("attempt", address, () => countAttempt(database, counters))
    if (timestamp !== null) return timestamp
    if (Date.now() - start > maxWaitMs) throw busy()
    await wait(backoffMs * (0.5 + Math.random()))
  }
}

/** Returns the attempt's timestamp, or null while the outcome of pending attempts decides whether it is allowed. */
function countAttempt(database: Database, counters: readonly SignInCounter[]): Promise<number | null> {
  return database.write([], async (trx) => {
    const now = Date.now()
    const counts = await lockCounters(trx, counters, now)
    const failures = counts.map(({ limit, timestamps }) => ({
      limit,
      failed: timestamps.filter((each) => isFailure(each, now)),
    }))
    const full = failures.filter(({ limit, failed }) => failed.length >= limit)
    // Thrown inside the transaction, so that a refused attempt is not counted.
    if (full.length > 0) {
      const { refusal = tooManySignIns } = counters[0] ?? {}
      throw refusal(Math.max(...full.map(({ failed }) => secondsUntilRoom(failed, now))))
    }
    if (counts.some(({ limit, timestamps }) => timestamps.length >= limit)) return null
    // Negative: an attempt whose outcome is still unknown.
    for (const { key, timestamps } of counts) await saveTimestamps(trx, key, [...timestamps, -now])
    return now
  })
}

function recordOutcome(database: Database, counters: readonly SignInCounter[], timestamp: number, outcome: Outcome) {
  return database.write([], async (trx) => {
    const counts = await lockCounters(trx, counters, Date.now())
    const ownFailures = counts.find((count) => count.scope === "own")?.timestamps.filter((each) => each > 0) ?? []
    for (const { scope, key, timestamps } of counts) {
      const others = withoutTimestamps(timestamps, [-timestamp])
      // The right password clears the failures of this counter; failures of others for the account still count.
      const remaining = outcome === "right" && scope !== "network" ? withoutTimestamps(others, ownFailures) : others
      await saveTimestamps(trx, key, outcome === "wrong" ? [...remaining, timestamp] : remaining)
    }
  })
}
