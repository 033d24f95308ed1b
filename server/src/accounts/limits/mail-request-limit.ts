import { countFairly, networkCounters } from "#accounts/limits/attempt-counters.ts"
import { counterKey, countOne, dayMs, hourMs } from "#db/counters.ts"
import type { Database } from "#db/open.ts"
import { tooMany, tooManyRegistrations, tooManySubscriptions } from "#errors.ts"
import type { Trx } from "#schema.ts"

type Limits = {
  perEmail: number
  perNetwork: number
  windowMs?: number
  /** Of the limit per network, if it is another. */
  networkWindowMs?: number
  refusal?: typeof tooMany
}

/** Requests within 15 minutes, unless it says otherwise. Many people share the IP address of a campus or a mobile operator. */
const limits = {
  passwordReset: { perEmail: 10, perNetwork: 100 },
  browserLink: { perEmail: 10, perNetwork: 100 },
  verification: { perEmail: 10, perNetwork: 100 },
  // Each leaves rows that stay; and a mail to any address, which costs the school its mail server's reputation.
  registration: { perEmail: 10, perNetwork: 200, networkWindowMs: dayMs, refusal: tooManyRegistrations },
  invitation: { perEmail: 10, perNetwork: 500 },
  newDevice: { perEmail: 3, perNetwork: 100 },
  accountChange: { perEmail: 10, perNetwork: 500 },
  subscription: { perEmail: 10, perNetwork: 60, windowMs: hourMs, refusal: tooManySubscriptions },
} satisfies Record<string, Limits>

type Kind = keyof typeof limits
type Request = { email: string; address: string }

/** Limits requests for mails. Counted in a separate transaction, so that refused requests count too. */
export async function limitMailRequests(database: Database, kind: Kind, request: Request): Promise<void> {
  const { refusal = tooMany }: Limits = limits[kind]
  const count = () => database.write([], (trx) => countMailRequest(trx, kind, request))
  const seconds = await countFairly("attempt", request.address, count)
  if (seconds !== null) throw refusal(seconds)
}

/**
 * For a mail that is left out when there were too many. Anyone can register with any email, and could have mails sent there again and
 * again. Counted in the transaction that causes the mail.
 */
export const isMailAllowed = async (trx: Trx, kind: Kind, request: Request) =>
  (await countMailRequest(trx, kind, request)) === null

/** Counts it; returns in how many seconds there is room if it is one too many. */
function countMailRequest(trx: Trx, kind: Kind, { email, address }: Request): Promise<number | null> {
  const { perEmail, perNetwork, windowMs, networkWindowMs = windowMs }: Limits = limits[kind]
  const networks = networkCounters(address, perNetwork, kind, "address")
  return countOne(trx, [
    { key: counterKey(kind, "account", email), limit: perEmail, windowMs },
    ...networks.map((counter) => ({ ...counter, windowMs: networkWindowMs })),
  ])
}
