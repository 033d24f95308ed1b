import { createHash } from "node:crypto"
import type { Transaction } from "kysely"
import { networkOf } from "#accounts/network.ts"
import type { Tables } from "#db/schema.ts"

const window = 15 * 60 * 1000
/** An attempt whose outcome is not known by then is lost with its process, and counts as failed. */
const longestUnknown = 60 * 1000

/** The moments of failures, the oldest first. A negative one is of an attempt whose outcome is not known yet. */
export type Moments = number[]

/** Whose account it is about, and where the question comes from, where that is counted too. */
export type Asked = { email: string; address?: string }

/** Rows by what is counted, of an account and of an address, each held until the commit. */
export async function heldCounts(trx: Transaction<Tables>, what: string, { email, address }: Asked, now: number) {
  const account = { kind: "account", key: keyOf(`${what} account ${email}`) } as const
  const network = address && ({ kind: "address", key: keyOf(`${what} address ${networkOf(address)}`) } as const)
  const keys = network ? [account, network] : [account]
  const counts = []
  // Always in the same order, so that two attempts never wait for each other crosswise.
  for (const each of keys.sort((one, other) => (one.key < other.key ? -1 : 1))) {
    counts.push({ ...each, moments: await heldMoments(trx, each.key, now) })
  }
  return counts
}

// Hashed: what people type where an email belongs is sometimes their password.
const keyOf = (text: string) => createHash("sha256").update(text).digest("hex")

async function heldMoments(trx: Transaction<Tables>, key: string, now: number): Promise<Moments> {
  const lastAt = new Date(now).toISOString()
  const row = await trx
    .insertInto("signInAttempt")
    .values({ key, failures: "[]", lastAt })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ lastAt }))
    .returning("failures")
    .executeTakeFirstOrThrow()
  return (JSON.parse(row.failures) as Moments).filter((moment) => now - Math.abs(moment) < window)
}

export async function keepMoments(trx: Transaction<Tables>, key: string, moments: Moments) {
  if (moments.length === 0) await trx.deleteFrom("signInAttempt").where("key", "=", key).execute()
  else {
    const failures = JSON.stringify(moments)
    await trx.updateTable("signInAttempt").set({ failures }).where("key", "=", key).execute()
  }
}

export const isFailure = (moment: number, now: number) => moment > 0 || now + moment > longestUnknown

/** In how many seconds the oldest is forgotten, and there is room for one more. */
export function secondsUntilRoom(moments: Moments, now: number): number {
  return Math.ceil((Math.abs(moments[0] ?? now) + window - now) / 1000)
}

/** Who has just got a new password by mail or from an admin begins anew. */
export async function forgetFailures(trx: Transaction<Tables>, email: string): Promise<void> {
  await trx
    .deleteFrom("signInAttempt")
    .where("key", "=", keyOf(`sign-in account ${email}`))
    .execute()
}

/** Rows of people who went away. To be called now and then. */
export async function forgetOldAttempts(trx: Transaction<Tables>): Promise<void> {
  const before = new Date(Date.now() - window).toISOString()
  await trx.deleteFrom("signInAttempt").where("lastAt", "<", before).execute()
}
