import { setTimeout as wait } from "node:timers/promises"
import { type Asked, heldCounts, isFailure, keepMoments, type Moments, secondsUntilRoom } from "#accounts/attempts.ts"
import type { Database } from "#db/open.ts"
import { busy, tooManySignIns } from "#http/failure.ts"

const mostFailures = 10
const [firstWait, longestWait] = [50, 10_000]

type Outcome = "right" | "wrong" | "unknown"

/**
 * Compares a password for an account, and slows down whoever guesses, by account and by address. An attempt takes its
 * place among the ten before the password is looked at, so a hundred at once are no way around the limit; while others
 * are under way, it waits for their outcome. It lives in the database, so it holds for all processes, and it is the same
 * for accounts that do not exist.
 */
export async function slowed(database: Database, asked: Asked, compare: () => Promise<boolean>): Promise<boolean> {
  const moment = await takePlace(database, asked)
  let outcome: Outcome = "unknown"
  try {
    const isRight = await compare()
    outcome = isRight ? "right" : "wrong"
    return isRight
  } finally {
    await settle(database, asked, moment, outcome)
  }
}

async function takePlace(database: Database, asked: Asked): Promise<number> {
  const start = Date.now()
  for (let pause = firstWait; ; pause *= 1.5) {
    const now = Date.now()
    const isTaken = await database.write([], async (trx) => {
      const counts = await heldCounts(trx, "sign-in", asked, now)
      const full = counts.filter(({ moments }) => moments.filter((each) => isFailure(each, now)).length >= mostFailures)
      // Thrown inside, so that nothing is kept of an attempt that is refused.
      if (full.length > 0) throw tooManySignIns(Math.max(...full.map(({ moments }) => secondsUntilRoom(moments, now))))
      if (counts.some(({ moments }) => moments.length >= mostFailures)) return false
      for (const { key, moments } of counts) await keepMoments(trx, key, [...moments, -now])
      return true
    })
    if (isTaken) return now
    if (now - start > longestWait) throw busy()
    await wait(pause * (0.5 + Math.random()))
  }
}

function settle(database: Database, asked: Asked, moment: number, outcome: Outcome) {
  return database.write([], async (trx) => {
    for (const { kind, key, moments } of await heldCounts(trx, "sign-in", asked, Date.now())) {
      const others = withoutOne(moments, -moment)
      // Who knows the password has the account to themselves again; their address may still be somebody's who guesses.
      const isCleared = outcome === "right" && kind === "account"
      const kept = isCleared ? others.filter((each) => each < 0) : others
      await keepMoments(trx, key, outcome === "wrong" ? [...kept, moment] : kept)
    }
  })
}

function withoutOne(moments: Moments, moment: number): Moments {
  const place = moments.indexOf(moment)
  return moments.filter((_, index) => index !== place)
}
