import type { Call, One } from "contract"
import type { CallFailure, Request } from "#api/base-query.ts"
import { api, idAndVersion } from "#api/calls.ts"
import { optimisticUpdate } from "#api/optimistic-update.ts"

type Row = { _id: string; updatedAt: string }
type CallResult = { data: unknown; error?: undefined } | { error: CallFailure; data?: undefined }
type Send = (request: Request) => PromiseLike<CallResult> | CallResult

/** A field, the `call` that switches it to its other value (with `query` and `body`), and the calls that show it: of the list, and of the record. */
export type Toggle<T = never> = {
  list: Call
  field: keyof T
  call: Call
  query?: object
  body?: object
  read: Call
}

/** The record after a toggle; `wasAlready` if it had the target value before and nothing was changed. */
type Toggled = One<Row> & { wasAlready: boolean }

const maxAttempts = 3

/** Each record as this browser's last toggle left it: an undo may follow another toggle of the same record. */
const lastToggled = new Map<string, Row>()

const valueIn = (row: Row, field: PropertyKey) => (row as Record<PropertyKey, unknown>)[field]

/**
 * Sets a value by a call that toggles it. If the row is stale (If-Match, 412), rereads it and retries if still needed. An undo
 * fails instead: it must not revert a later change by another user.
 */
async function toggleTo(
  send: Send,
  { field, call, query, body, read }: Toggle,
  row: Row,
  target: unknown,
  isUndo = false,
): Promise<{ data: Toggled } | { error: CallFailure }> {
  let current = (isUndo && lastToggled.get(row._id)) || row
  // A row that seems to have the target value already may be stale.
  let isStale = valueIn(current, field) === target
  for (let attempt = 1; ; attempt++) {
    if (isStale) {
      const result = await send({ call: read, params: { id: row._id } })
      if (result.error) return result
      const fresh = result.data as One<Row>
      current = fresh.data
      if (valueIn(current, field) === target) return { data: { ...fresh, wasAlready: true } }
    }
    const result = await send({ call, ...idAndVersion(current), query, ...(body && { body }) })
    if (!result.error) {
      const toggled = result.data as One<Row>
      lastToggled.set(row._id, toggled.data)
      return { data: { ...toggled, wasAlready: false } }
    }
    if (isUndo || result.error.status !== 412 || attempt === maxAttempts) return result
    isStale = true
  }
}

type ToggleArg = { toggle: Toggle; value: unknown; isUndo?: boolean }
const topicsOf = (_result: unknown, _failure: unknown, { toggle }: ToggleArg) => toggle.call.topics ?? []

export const { useToggleMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    toggle: build.mutation<Toggled, ToggleArg & { row: Row }>({
      queryFn: ({ toggle, row, value, isUndo }, _api, _options, send) => toggleTo(send, toggle, row, value, isUndo),
      onQueryStarted: optimisticUpdate(({ toggle: { list, read, field }, row, value }: ToggleArg & { row: Row }) => ({
        list,
        record: read,
        id: row._id,
        values: { [field]: value },
      })),
      invalidatesTags: topicsOf,
    }),
  }),
})
