import type { One, Page } from "contract"
import { api } from "#api/api.ts"
import type { CallFailure } from "#api/base-query.ts"

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

type Answer =
  | { data: unknown; error?: undefined; meta?: unknown }
  | { error: CallFailure; data?: undefined; meta?: unknown }
type Question = { url: string; method?: "PATCH"; params?: Record<string, string | number> }
type Ask = (question: Question) => PromiseLike<Answer> | Answer

/** For calls that flip a value: if somebody else has flipped it before, it is flipped once more to what was wanted. */
export async function flipTo<T>(ask: Ask, url: string, isWanted: (row: T) => boolean) {
  const first = await ask({ url, method: "PATCH" })
  const answer = first.error || isWanted((first.data as One<T>).data) ? first : await ask({ url, method: "PATCH" })
  return answer as { data: One<T> } | { error: CallFailure }
}

type Shown<T> = { row: T; list: string; search: string }

/**
 * The same for a row that was shown a while ago: one that seems to be as it is wanted is looked up again first, for
 * otherwise nothing would be done, and said to be done.
 */
export async function flipShownTo<T extends Row>(
  ask: Ask,
  { row, list, search }: Shown<T>,
  url: string,
  isWanted: (row: T) => boolean,
) {
  if (!isWanted(row)) return flipTo<T>(ask, url, isWanted)
  const answer = await ask({ url: list, params: { search, limit: 100 } })
  if (answer.error) return answer
  const now = (answer.data as Page<T>).data.find(({ _id }) => _id === row._id)
  return now && isWanted(now) ? { data: now } : flipTo<T>(ask, url, isWanted)
}
