import { createHash } from "node:crypto"
import type { Transaction } from "kysely"
import type { Database } from "#db/open.ts"
import type { Tables } from "#db/schema.ts"
import { tooMany, tooManySignIns } from "#http/failure.ts"

type Attempt = "sign-in" | "forgotten"

/** Many people share the address of a campus or a phone company; they may all ask for a mail. */
const most = { "sign-in": { account: 10, address: 10 }, forgotten: { account: 10, address: 100 } }
const window = 15 * 60 * 1000

/**
 * Counts an attempt as failed before the password is looked at, by account and by address, so that a hundred at once are
 * no way around the limit; answers how to take it back for one that turned out right. It lives in the database, so it
 * holds for all processes, and it is the same for accounts that do not exist.
 */
export async function beginAttempt(database: Database, what: Attempt, email: string, address: string) {
  const keys = { account: keyOf(what, "account", email), address: keyOf(what, "address", address) }
  const now = Date.now()
  const retryAfter = await database.write([], async (trx) => {
    const counts = []
    // Always in the same order, so that two attempts never wait for each other crosswise.
    for (const key of Object.values(keys).sort()) counts.push(await failuresOf(trx, key, now))
    const mostOf = (key: string) => most[what][key === keys.account ? "account" : "address"]
    const full = counts.filter(({ key, failures }) => failures.length >= mostOf(key))
    if (full.length > 0) return Math.max(...full.map(({ failures }) => (failures[0] ?? now) + window - now))
    for (const { key, failures } of counts) await keep(trx, key, [...failures, now])
    return 0
  })
  if (retryAfter > 0) throw (what === "sign-in" ? tooManySignIns : tooMany)(Math.ceil(retryAfter / 1000))
  return () =>
    database.write([], async (trx) => {
      // Who knows the password has the account to themselves again; their address may still be somebody's who guesses.
      const kept = { [keys.account]: () => [], [keys.address]: (failures: number[]) => without(failures, now) }
      for (const key of Object.keys(kept).sort()) {
        const { failures } = await failuresOf(trx, key, now)
        await keep(trx, key, kept[key]?.(failures) ?? [])
      }
    })
}

// Hashed: what people type where an email belongs is sometimes their password.
const keyOf = (what: Attempt, kind: "account" | "address", value: string) =>
  createHash("sha256").update(`${what} ${kind} ${value}`).digest("hex")

function without(failures: number[], moment: number): number[] {
  const place = failures.indexOf(moment)
  return failures.filter((_, index) => index !== place)
}

/** The moments of the last failures, with the row held until the commit. */
async function failuresOf(trx: Transaction<Tables>, key: string, now: number) {
  const row = await trx
    .insertInto("signInAttempt")
    .values({ key, failures: "[]", lastAt: new Date(now).toISOString() })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ lastAt: new Date(now).toISOString() }))
    .returning("failures")
    .executeTakeFirstOrThrow()
  const failures = (JSON.parse(row.failures) as number[]).filter((moment) => now - moment < window)
  return { key, failures }
}

async function keep(trx: Transaction<Tables>, key: string, failures: number[]) {
  if (failures.length === 0) await trx.deleteFrom("signInAttempt").where("key", "=", key).execute()
  else {
    await trx
      .updateTable("signInAttempt")
      .set({ failures: JSON.stringify(failures) })
      .where("key", "=", key)
      .execute()
  }
}

/** Who has just got a new password by mail or from an admin begins anew. */
export async function forgetFailures(trx: Transaction<Tables>, email: string): Promise<void> {
  await trx
    .deleteFrom("signInAttempt")
    .where("key", "=", keyOf("sign-in", "account", email))
    .execute()
}

/** Rows of people who went away. To be called now and then. */
export async function forgetOldAttempts(trx: Transaction<Tables>): Promise<void> {
  const before = new Date(Date.now() - window).toISOString()
  await trx.deleteFrom("signInAttempt").where("lastAt", "<", before).execute()
}
