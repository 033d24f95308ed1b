import type { One } from "contract"
import { api } from "#api/api.ts"
import type { CallFailure } from "#api/base-query.ts"

type Row = { _id: string }
type Reached = { dispatch: (action: never) => unknown; getState: () => unknown }
type Undoable = { undo: () => void }

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
) {
  const changes = lists.selectCachedArgsForQuery(getState(), list).map((query) =>
    dispatch(
      lists.updateQueryData(list, query, ({ data }) => {
        const row = data.find(({ _id }) => _id === id)
        if (row) change(row as T)
      }),
    ),
  ) as Undoable[]
  return () => {
    for (const each of changes) each.undo()
  }
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
    const takeBack = changeShown<T>(reached, list, idOf(arg), (row) => change(row, arg))
    try {
      const { data } = await reached.queryFulfilled
      changeShown<T>(reached, list, idOf(arg), (row) => Object.assign(row, data.data))
    } catch {
      takeBack()
    }
  }
}

type Answer =
  | { data: unknown; error?: undefined; meta?: unknown }
  | { error: CallFailure; data?: undefined; meta?: unknown }
type Ask = (question: { url: string; method: "PATCH" }) => PromiseLike<Answer> | Answer

/** For calls that flip a value: if somebody else has flipped it before, it is flipped once more to what was wanted. */
export async function flipTo<T>(ask: Ask, url: string, isWanted: (row: T) => boolean) {
  const first = await ask({ url, method: "PATCH" })
  const answer = first.error || isWanted((first.data as One<T>).data) ? first : await ask({ url, method: "PATCH" })
  return answer as { data: One<T> } | { error: CallFailure }
}
