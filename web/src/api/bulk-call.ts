import type { Call } from "contract"
import { api } from "#api/api.ts"
import type { CallFailure, Request } from "#api/base-query.ts"

type Row = { _id: string }
/**
 * The outcome of an action on several rows. `done` are the rows after the action. Failed rows can be retried; `unchanged` rows
 * had the wanted value already.
 */
export type BulkResult = { done: Row[]; unchanged: string[]; failed: { id: string; failure: CallFailure }[] }

type CallResult = { data?: unknown; error?: CallFailure | undefined }

const maxConcurrentCalls = 4

/** Runs one call per row with limited concurrency, as one RTK Query mutation: lists are refetched once, at the end. */
export async function runBulk<T extends Row>(
  rows: readonly T[],
  callRow: (row: T) => PromiseLike<CallResult> | CallResult,
): Promise<{ data: BulkResult } | { error: CallFailure }> {
  const outcome: BulkResult = { done: [], unchanged: [], failed: [] }
  const queue = [...rows]
  let sessionEnded: { error: CallFailure } | undefined
  async function worker() {
    for (let row = queue.shift(); row && !sessionEnded; row = queue.shift()) {
      const { data, error } = await callRow(row)
      if (error?.status === 401) sessionEnded = { error }
      else if (error) outcome.failed.push({ id: row._id, failure: error })
      else if ((data as { wasAlready?: boolean }).wasAlready) outcome.unchanged.push(row._id)
      else outcome.done.push((data as { data?: Row | null }).data ?? row)
    }
  }
  await Promise.all(Array.from({ length: maxConcurrentCalls }, worker))
  return sessionEnded ?? { data: outcome }
}

/** The input of a row's call, or the failure to report instead of making the call. */
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
