import type { Transaction } from "kysely"
import { type Asked, heldCounts, keepMoments, secondsUntilRoom } from "#accounts/attempts.ts"
import type { Tables } from "#db/schema.ts"
import { tooMany } from "#http/failure.ts"

/** In 15 minutes. Many people share the address of a campus or a phone company. */
const most = {
  forgotten: { account: 10, address: 100 },
  verification: { account: 10, address: 100 },
  registration: { account: 10, address: 500 },
}

/** Counts a request that sends a mail to somebody who may not have asked for it, and refuses too many. */
export async function countRequest(trx: Transaction<Tables>, what: keyof typeof most, asked: Asked) {
  const now = Date.now()
  const counts = await heldCounts(trx, what, asked, now)
  const full = counts.find(({ kind, moments }) => moments.length >= most[what][kind])
  if (full) throw tooMany(secondsUntilRoom(full.moments, now))
  for (const { key, moments } of counts) await keepMoments(trx, key, [...moments, now])
}
