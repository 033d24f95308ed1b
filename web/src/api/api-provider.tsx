import { configureStore, isRejectedWithValue, type Middleware } from "@reduxjs/toolkit"
import { type ReactNode, useState } from "react"
import { Provider } from "react-redux"
import type { ApiConnection, CallFailure } from "#api/base-query.ts"
import { api } from "#api/calls.ts"
import { deleteDrafts } from "#api/form/use-draft.ts"
import { currentSession, onSessionChange } from "#session/session.ts"
import { useSiteSettings } from "#site/site-settings.ts"

/** Refetches the user after a 403: the role may have changed. */
const refreshUserOnForbidden: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action)
    const isForbidden = isRejectedWithValue(action) && (action.payload as CallFailure).status === 403
    if (isForbidden && currentSession().user) dispatch(api.util.invalidateTags(["me"]))
    return result
  }

const makeStore = (connection: ApiConnection) =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: connection } }).concat(refreshUserOnForbidden, api.middleware),
  })

let browserStore: ReturnType<typeof makeStore> | undefined

/** One store per browser tab, shared by all providers; on the server one per rendered page. */
function storeFor(publicUrl: string) {
  if (typeof window === "undefined") return makeStore({ baseUrl: "", fetchFn: fetch, publicUrl })
  if (browserStore) return browserStore
  const store = makeStore({ baseUrl: "/api", fetchFn: fetch.bind(window), publicUrl })
  onSessionChange((session, previous) => {
    if (session.token === previous.token) return
    // The next user must not see the cached data of the previous one.
    store.dispatch(api.util.resetApiState())
    // Users whose session has expired find their drafts when they sign in again; nobody else does.
    if (!session.wasEnded) deleteDrafts(session.user?._id)
  })
  browserStore = store
  return store
}

/** Required by everything that calls the API through RTK Query. Public pages without a form do not load its code. */
export function ApiProvider({ children }: { children: ReactNode }) {
  const { publicUrl } = useSiteSettings()
  const [store] = useState(() => storeFor(publicUrl))
  return <Provider store={store}>{children}</Provider>
}
