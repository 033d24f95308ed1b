import { useDispatch, useSelector } from "react-redux"
import {
  applyMiddleware,
  combineReducers,
  legacy_createStore as createStore,
  type Middleware,
  type Reducer,
} from "redux"
import type { Reach } from "#api/base-query.ts"
import { authReducer } from "#session/session-state.ts"
import { siteReducer } from "#site/site-state.ts"

const reducers = { auth: authReducer, site: siteReducer }

export type RootState = ReturnType<ReturnType<typeof combineReducers<typeof reducers>>>
export type Store = ReturnType<typeof makeStore>

/** What only some pages need, and what joins the store when its code arrives: the cache of the API's answers. */
type LatePart = { name: string; reducer: Reducer; middleware: (reach: Reach) => readonly Middleware[] }

let latePart: LatePart | undefined
let waiting: Store | undefined

export function joinStore(part: LatePart) {
  latePart = part
  waiting?.replaceReducer(wholeReducer())
  waiting = undefined
}

/** For code that is given the state of any store, as the late part's is. */
export const authIn = (state: unknown) => (state as RootState).auth
export const siteIn = (state: unknown) => (state as RootState).site

function wholeReducer() {
  const late = latePart && { [latePart.name]: latePart.reducer }
  return combineReducers({ ...reducers, ...late }) as unknown as Reducer<RootState>
}

const lateMiddleware =
  (reach: Reach): Middleware =>
  (store) =>
  (next) => {
    let chain: typeof next | undefined
    return (action) => {
      chain ??= latePart?.middleware(reach).reduceRight((after, each) => each(store)(after), next)
      return (chain ?? next)(action)
    }
  }

/** Redux itself: its toolkit comes with the late part, for it is a tenth of all that a public page may weigh. */
export function makeStore(reach: Reach, state?: Partial<RootState>) {
  const store = createStore(wholeReducer(), state as RootState | undefined, applyMiddleware(lateMiddleware(reach)))
  if (!latePart) waiting = store
  return store
}

export const useAppDispatch = useDispatch.withTypes<Store["dispatch"]>()
export const useAppSelector = useSelector.withTypes<RootState>()
