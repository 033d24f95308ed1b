import type { Call, One } from "contract"
import { api } from "#api/calls.ts"

type Row = { _id: string }
type StoreApi = { dispatch: (action: never) => unknown; getState: () => unknown }
/** New values of one record, wherever the call of its list or of the record itself is cached. */
type RowPatch<T> = { list: Call; record: Call; id: string; values: Partial<T> }

// RTK Query's types cannot express an endpoint name that is known only at run time.
const lists = api.util as unknown as {
  selectCachedArgsForQuery: (state: unknown, list: string) => unknown[]
  updateQueryData: (list: string, query: unknown, recipe: (cached: { data: Row[] | Row }) => void) => never
}

/** Sets the values in each cached response, and returns those that they replaced. */
function patchRows<T extends Row>({ dispatch, getState }: StoreApi, patch: RowPatch<T>): Partial<T> {
  const { list, record, id, values } = patch
  const previous: Partial<T> = {}
  const queries = [list.path, record.path].flatMap((name) =>
    lists.selectCachedArgsForQuery(getState(), name).map((query) => ({ name, query })),
  )
  for (const { name, query } of queries) {
    const patchRow = lists.updateQueryData(name, query, ({ data }) => {
      const row = [data].flat().find(({ _id }) => _id === id) as T | undefined
      if (!row) return
      for (const field of Object.keys(values) as (keyof T)[]) {
        if (row[field] !== values[field]) previous[field] = row[field]
      }
      Object.assign(row, values)
    })
    dispatch(patchRow)
  }
  return previous
}

/** For `onQueryStarted`: an optimistic update of a record wherever it is cached, rolled back if the call fails. */
export function optimisticUpdate<Arg, T extends Row>(patchOf: (arg: Arg) => RowPatch<T>) {
  return async (arg: Arg, store: StoreApi & { queryFulfilled: Promise<{ data: One<T> }> }) => {
    const patch = patchOf(arg)
    const previous = patchRows<T>(store, patch)
    try {
      const { data } = await store.queryFulfilled
      patchRows<T>(store, { ...patch, values: data.data })
    } catch {
      // Not RTK Query's `undo`, which goes by index: the list may have been refetched meanwhile.
      patchRows<T>(store, { ...patch, values: previous })
    }
  }
}
