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
  const isRefused = isRejectedWithValue(action) && (action.payload as { status?: unknown }).status === 401
  if (isRefused && (store.getState() as RootState).auth.status === "user") store.dispatch(sessionEnded())
  return next(action)
}

export function makeStore(reach: Reach, preloadedState?: Partial<RootState>) {
  return configureStore({
    reducer,
    preloadedState,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: reach }, serializableCheck: false, immutableCheck: false }).concat(
        endSession,
        api.middleware,
      ),
  })
}

export const useAppDispatch = useDispatch.withTypes<Store["dispatch"]>()
export const useAppSelector = useSelector.withTypes<RootState>()

/** How a route's loader gets at the store, in the browser and on the server alike. */
export const storeContext = createContext<Store>()
