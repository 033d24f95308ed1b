import type { CallFailure } from "#api/base-query.ts"

/** What became of an action on several rows: those that failed can be tried again; `unchanged` had the wanted value already. */
export type Outcome = { done: string[]; unchanged: string[]; failed: { id: string; failure: CallFailure }[] }

type Answer = { data?: unknown; error?: CallFailure | undefined }

const atOnce = 4

/** One call a row, a few at a time, as one call of RTK Query: the lists are asked for again once, at the end. */
export async function askEach<Row extends { _id: string }>(
  rows: readonly Row[],
  ask: (row: Row) => PromiseLike<Answer> | Answer,
): Promise<{ data: Outcome } | { error: CallFailure }> {
  const outcome: Outcome = { done: [], unchanged: [], failed: [] }
  const waiting = [...rows]
  let ended: { error: CallFailure } | undefined
  async function work() {
    for (let row = waiting.shift(); row && !ended; row = waiting.shift()) {
      const { data, error } = await ask(row)
      if (error?.status === 401) ended = { error }
      else if (error) outcome.failed.push({ id: row._id, failure: error })
      else if ((data as { wasAlready?: boolean }).wasAlready) outcome.unchanged.push(row._id)
      else outcome.done.push(row._id)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return ended ?? { data: outcome }
}
