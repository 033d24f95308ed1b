import type { Call } from "contract"
import { api } from "#api/api.ts"
import type { CallFailure, Request } from "#api/base-query.ts"

/** What became of an action on several rows: those that failed can be tried again; `unchanged` had the wanted value already. */
export type BulkResult = { done: string[]; unchanged: string[]; failed: { id: string; failure: CallFailure }[] }

type Row = { _id: string }
type Answer = { data?: unknown; error?: CallFailure | undefined }

const maxConcurrent = 4

/** One call a row, a few at a time, as one call of RTK Query: the lists are asked for again once, at the end. */
export async function runBulk<T extends Row>(
  rows: readonly T[],
  ask: (row: T) => PromiseLike<Answer> | Answer,
): Promise<{ data: BulkResult } | { error: CallFailure }> {
  const outcome: BulkResult = { done: [], unchanged: [], failed: [] }
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
  await Promise.all(Array.from({ length: maxConcurrent }, work))
  return ended ?? { data: outcome }
}

/** What a row's call is given, or why it is not made. */
type InputOf<T> = (row: T) => Omit<Request, "call"> | { error: CallFailure }

const { useSendBulkMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    sendBulk: build.mutation<BulkResult, { call: Call; rows: readonly Row[]; inputOf: InputOf<never> }>({
      queryFn: ({ call, rows, inputOf }, _api, _options, send) =>
        runBulk(rows, (row) => {
          const input = inputOf(row as never)
          return "error" in input ? input : send({ call, ...input })
        }),
      invalidatesTags: (_outcome, _failure, { call }) => call.topics,
    }),
  }),
})

/** Makes a call for each of several rows. */
export function useBulkCall<T extends Row>(
  call: Call,
): (rows: readonly T[], inputOf: InputOf<T>) => Promise<BulkResult> {
  const [send] = useSendBulkMutation()
  return (rows, inputOf) => send({ call, rows, inputOf }).unwrap()
}
