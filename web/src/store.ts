import { combineReducers, configureStore, isRejectedWithValue, type Middleware } from "@reduxjs/toolkit"
import { useDispatch, useSelector } from "react-redux"
import { createContext } from "react-router"
import { api } from "#api/api.ts"
import type { Reach } from "#api/base-query.ts"
import { authReducer, sessionEnded } from "#features/auth/auth-state.ts"
import { siteReducer } from "#site/site-state.ts"

const reducer = combineReducers({ auth: authReducer, site: siteReducer, [api.reducerPath]: api.reducer })

export type RootState = ReturnType<typeof reducer>
export type Store = ReturnType<typeof makeStore>

/** The one place where the server's "you are not signed in" is met: what the browser kept is dropped. */
const endSession: Middleware = (store) => (next) => (action) => {
  const { auth } = store.getState() as RootState
  const result = next(action)
  if (isRejectedWithValue(action)) {
    const { payload, meta } = action as { payload: { status?: unknown }; meta: { baseQueryMeta?: { token?: unknown } } }
    // An answer that comes late may speak of a session from before.
    if (payload.status === 401 && auth.token && meta.baseQueryMeta?.token === auth.token) store.dispatch(sessionEnded())
  }
  return result
}

/** What one person was shown is not kept for the next. */
const forgetOthers: Middleware = (store) => (next) => (action) => {
  const before = (store.getState() as RootState).auth
  const result = next(action)
  const after = (store.getState() as RootState).auth
  if (before.status !== "unknown" && before.token !== after.token) store.dispatch(api.util.resetApiState())
  return result
}

export function makeStore(reach: Reach, preloadedState?: Partial<RootState>) {
  return configureStore({
    reducer,
    preloadedState,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: reach }, serializableCheck: false, immutableCheck: false }).concat(
        endSession,
        forgetOthers,
        api.middleware,
      ),
  })
}

export const useAppDispatch = useDispatch.withTypes<Store["dispatch"]>()
export const useAppSelector = useSelector.withTypes<RootState>()

/** How a route's loader gets at the store, in the browser and on the server alike. */
export const storeContext = createContext<Store>()
