import type { One } from "contract"
import { api } from "#api/api.ts"

type Row = { _id: string }
type Reached = { dispatch: (action: never) => unknown; getState: () => unknown }
/** Values of one row, in all that was asked of a list. */
type Patch<T> = { list: string; id: string; values: Partial<T> }

// RTK Query cannot follow an endpoint that is named at run time.
const lists = api.util as unknown as {
  selectCachedArgsForQuery: (state: unknown, list: string) => unknown[]
  updateQueryData: (list: string, query: unknown, recipe: (shown: { data: Row[] }) => void) => never
}

/** Answers what it replaced. */
function patchShown<T extends Row>({ dispatch, getState }: Reached, { list, id, values }: Patch<T>): Partial<T> {
  const before: Partial<T> = {}
  for (const query of lists.selectCachedArgsForQuery(getState(), list)) {
    const patchRow = lists.updateQueryData(list, query, ({ data }) => {
      const row = data.find(({ _id }) => _id === id) as T | undefined
      if (!row) return
      for (const field of Object.keys(values) as (keyof T)[]) {
        if (row[field] !== values[field]) before[field] = row[field]
      }
      Object.assign(row, values)
    })
    dispatch(patchRow)
  }
  return before
}

/** For `onQueryStarted`: every list shows a row's change at once (optimistic), and takes it back if the call fails. */
export function optimisticPatch<Arg, T extends Row>(patchOf: (arg: Arg) => Patch<T>) {
  return async (arg: Arg, reached: Reached & { queryFulfilled: Promise<{ data: One<T> }> }) => {
    const patch = patchOf(arg)
    const before = patchShown<T>(reached, patch)
    try {
      const { data } = await reached.queryFulfilled
      patchShown<T>(reached, { ...patch, values: data.data })
    } catch {
      // By its id: meanwhile the list may be another one.
      patchShown<T>(reached, { ...patch, values: before })
    }
  }
}
