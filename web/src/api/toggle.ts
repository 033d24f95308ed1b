import type { Call, One } from "contract"
import type { CallFailure, Request } from "#api/base-query.ts"
import { at } from "#api/calls.ts"
import { askEach } from "#api/each-row.ts"
import { atOnce } from "#api/row-patch.ts"

type Row = { _id: string; updatedAt: string }
type Answer = { data: unknown; error?: undefined } | { error: CallFailure; data?: undefined }
type Ask = (request: Request) => PromiseLike<Answer> | Answer

/** A field that a call turns into its opposite, and the call that answers the record as it is now. */
type Toggle<T, Field extends keyof T> = { field: Field; flip: Call; read: Call }

/** The record after a toggle; `wasAlready` when it had the wanted value before, so that nothing was changed. */
export type Toggled<T> = One<T> & { wasAlready: boolean }

const maxAttempts = 3

/**
 * Sets a value by a call that flips it. Each flip names the state that it starts from (If-Match): a stale list can never
 * turn a value into its opposite. Refused with 412, the record is read again, and flipped only if it still has to be.
 */
export async function toggleTo<T extends Row, Field extends keyof T>(
  ask: Ask,
  { field, flip, read }: Toggle<T, Field>,
  row: T,
  wanted: T[Field],
): Promise<{ data: Toggled<T> } | { error: CallFailure }> {
  let current = row
  // A row that seems to have the wanted value may be an old one.
  let isStale = row[field] === wanted
  for (let attempt = 1; ; attempt++) {
    if (isStale) {
      const answer = await ask({ call: read, params: { id: row._id } })
      if (answer.error) return answer
      const fresh = answer.data as One<T>
      current = fresh.data
      if (current[field] === wanted) return { data: { ...fresh, wasAlready: true } }
    }
    const answer = await ask({ call: flip, ...at(current) })
    if (!answer.error) return { data: { ...(answer.data as One<T>), wasAlready: false } }
    if (answer.error.status !== 412 || attempt === maxAttempts) return answer
    isStale = true
  }
}

export type Wanted<Rows, Value> = { of: Rows; value: Value }

/** The endpoint that sets such a field of one record: the list named shows it at once. */
export const toggleOne = <T extends Row, Field extends keyof T>(list: string, toggle: Toggle<T, Field>) => ({
  queryFn: ({ of, value }: Wanted<T, T[Field]>, _api: unknown, _options: unknown, ask: Ask) =>
    toggleTo(ask, toggle, of, value),
  onQueryStarted: atOnce<Wanted<T, T[Field]>, T>(
    list,
    ({ of }) => of._id,
    (row, { value }) => {
      row[toggle.field] = value
    },
  ),
  invalidatesTags: toggle.flip.topics,
})

/** The endpoint that sets it of several records. */
export const toggleEach = <T extends Row, Field extends keyof T>(toggle: Toggle<T, Field>) => ({
  queryFn: ({ of, value }: Wanted<readonly T[], T[Field]>, _api: unknown, _options: unknown, ask: Ask) =>
    askEach(of, (row) => toggleTo(ask, toggle, row, value)),
  invalidatesTags: toggle.flip.topics,
})
