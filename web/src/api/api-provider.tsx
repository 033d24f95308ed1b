import { configureStore, isRejectedWithValue, type Middleware } from "@reduxjs/toolkit"
import { type ReactNode, useState } from "react"
import { Provider } from "react-redux"
import { api } from "#api/api.ts"
import type { ApiConnection, CallFailure } from "#api/base-query.ts"
import { forgetDrafts } from "#api/use-draft.ts"
import { currentSession, onSessionChange } from "#session/session.ts"
import { useSiteSettings } from "#site/site-settings.ts"

/** After a "you may not" the user is read again: the role may have changed. */
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

/** A browser has one cache, whichever part of the page asks for it first; a rendered page on the server its own. */
function storeFor(publicUrl: string) {
  if (typeof window === "undefined") return makeStore({ baseUrl: "", fetchFn: fetch, publicUrl })
  if (browserStore) return browserStore
  const store = makeStore({ baseUrl: "/api", fetchFn: fetch.bind(window), publicUrl })
  onSessionChange((session, before) => {
    if (session.token === before.token) return
    // What one person was shown is not kept for the next.
    store.dispatch(api.util.resetApiState())
    // Whose session has ended comes back, and finds what they were writing; nobody else does.
    if (!session.wasEnded) forgetDrafts(session.user?._id)
  })
  browserStore = store
  return store
}

/** For what calls the API through RTK Query. Public pages without a form do without it, and never load its code. */
export function ApiProvider({ children }: { children: ReactNode }) {
  const { publicUrl } = useSiteSettings()
  const [store] = useState(() => storeFor(publicUrl))
  return <Provider store={store}>{children}</Provider>
}
