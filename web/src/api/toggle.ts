import type { Call, One } from "contract"
import { api } from "#api/api.ts"
import type { CallFailure, Request } from "#api/base-query.ts"
import { type BulkResult, runBulk } from "#api/bulk-call.ts"
import { at } from "#api/calls.ts"
import { optimisticPatch } from "#api/row-patch.ts"

type Row = { _id: string; updatedAt: string }
type Answer = { data: unknown; error?: undefined } | { error: CallFailure; data?: undefined }
type Ask = (request: Request) => PromiseLike<Answer> | Answer

/** A field that a call turns into its opposite, the call that answers the record as it is now, and the list that shows it. */
export type Toggle<T = never> = { list: string; field: keyof T; flip: Call; read: Call }

/** The record after a toggle; `wasAlready` when it had the wanted value before, so that nothing was changed. */
type Toggled = One<Row> & { wasAlready: boolean }

const maxAttempts = 3

const valueIn = (row: Row, field: PropertyKey) => (row as Record<PropertyKey, unknown>)[field]

/** Sets a value by a call that flips it. A stale row is refused (If-Match, 412), read again, and flipped only if needed. */
async function toggleTo(
  ask: Ask,
  { field, flip, read }: Toggle,
  row: Row,
  wanted: unknown,
): Promise<{ data: Toggled } | { error: CallFailure }> {
  let current = row
  // A row that seems to have the wanted value may be an old one.
  let isStale = valueIn(row, field) === wanted
  for (let attempt = 1; ; attempt++) {
    if (isStale) {
      const answer = await ask({ call: read, params: { id: row._id } })
      if (answer.error) return answer
      const fresh = answer.data as One<Row>
      current = fresh.data
      if (valueIn(current, field) === wanted) return { data: { ...fresh, wasAlready: true } }
    }
    const answer = await ask({ call: flip, ...at(current) })
    if (!answer.error) return { data: { ...(answer.data as One<Row>), wasAlready: false } }
    if (answer.error.status !== 412 || attempt === maxAttempts) return answer
    isStale = true
  }
}

type Wanted<Rows> = { toggle: Toggle; of: Rows; value: unknown }
const topicsOf = (_answer: unknown, _failure: unknown, { toggle }: Wanted<unknown>) => toggle.flip.topics ?? []

export const { useToggleMutation, useToggleEachMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    toggle: build.mutation<Toggled, Wanted<Row>>({
      queryFn: ({ toggle, of, value }, _api, _options, ask) => toggleTo(ask, toggle, of, value),
      onQueryStarted: optimisticPatch(({ toggle: { list, field }, of, value }: Wanted<Row>) => ({
        list,
        id: of._id,
        values: { [field]: value },
      })),
      invalidatesTags: topicsOf,
    }),
    toggleEach: build.mutation<BulkResult, Wanted<readonly Row[]>>({
      queryFn: ({ toggle, of, value }, _api, _options, ask) => runBulk(of, (row) => toggleTo(ask, toggle, row, value)),
      invalidatesTags: topicsOf,
    }),
  }),
})
