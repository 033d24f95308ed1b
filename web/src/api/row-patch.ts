import type { One } from "contract"
import { api } from "#api/api.ts"

type Row = { _id: string }
type Reached = { dispatch: (action: never) => unknown; getState: () => unknown }

// RTK Query cannot follow an endpoint that is named at run time.
const lists = api.util as unknown as {
  selectCachedArgsForQuery: (state: unknown, list: string) => unknown[]
  updateQueryData: (list: string, query: unknown, recipe: (shown: { data: Row[] }) => void) => never
}

function changeShown<T extends Row>(
  { dispatch, getState }: Reached,
  list: string,
  id: string,
  change: (row: T) => void,
): Partial<T> {
  const before: Partial<T> = {}
  for (const query of lists.selectCachedArgsForQuery(getState(), list)) {
    const changeRow = lists.updateQueryData(list, query, ({ data }) => {
      const row = data.find(({ _id }) => _id === id) as T | undefined
      if (!row) return
      const was = { ...row }
      change(row)
      for (const field of Object.keys(row) as (keyof T)[]) if (row[field] !== was[field]) before[field] = was[field]
    })
    dispatch(changeRow)
  }
  return before
}

/**
 * For `onQueryStarted` of a call that changes one row: every list shows it at once, takes it back if the call fails,
 * and shows what the server made of it when it is done.
 */
export function atOnce<Arg, T extends Row>(
  list: string,
  idOf: (arg: Arg) => string,
  change: (row: T, arg: Arg) => void,
) {
  return async (arg: Arg, reached: Reached & { queryFulfilled: Promise<{ data: One<T> }> }) => {
    const before = changeShown<T>(reached, list, idOf(arg), (row) => change(row, arg))
    try {
      const { data } = await reached.queryFulfilled
      changeShown<T>(reached, list, idOf(arg), (row) => Object.assign(row, data.data))
    } catch {
      // By its id: meanwhile the list may be another one.
      changeShown<T>(reached, list, idOf(arg), (row) => Object.assign(row, before))
    }
  }
}
