import type { CallFailure } from "#api/base-query.ts"

/** What became of an action on several rows: those that failed can be tried again. */
export type Outcome = { done: string[]; failed: { id: string; failure: CallFailure }[] }

type Meta = { token: string | null } | undefined
type Answer = { data?: unknown; error?: CallFailure | undefined; meta?: Meta }

const atOnce = 4

/** One call a row, a few at a time, as one call of RTK Query: the lists are asked for again once, at the end. */
export async function askEach<Row extends { _id: string }>(
  rows: readonly Row[],
  ask: (row: Row) => PromiseLike<Answer> | Answer,
): Promise<{ data: Outcome } | { error: CallFailure; meta?: Meta }> {
  const outcome: Outcome = { done: [], failed: [] }
  const waiting = [...rows]
  let ended: { error: CallFailure; meta?: Meta } | undefined
  async function work() {
    for (let row = waiting.shift(); row && !ended; row = waiting.shift()) {
      const { error, meta } = await ask(row)
      if (error?.status === 401) ended = { error, meta }
      else if (error) outcome.failed.push({ id: row._id, failure: error })
      else outcome.done.push(row._id)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return ended ?? { data: outcome }
}
