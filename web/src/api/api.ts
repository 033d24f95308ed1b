import { createApi } from "@reduxjs/toolkit/query/react"
import { topics } from "contract"
import { withExtraArgument } from "redux-thunk"
import { baseQuery } from "#api/base-query.ts"
import { endSession, forgetOthers } from "#api/session-middleware.ts"
import { joinStore } from "#store.ts"

/** Empty: each feature injects its own calls. Tags are named as the server names what changes. */
export const api = createApi({
  reducerPath: "api",
  tagTypes: [...topics, "audit", "me"],
  keepUnusedDataFor: 60,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  baseQuery,
  endpoints: () => ({}),
})

// Public pages do without it: they read through their loaders, and this file comes with the first form or the dashboard.
joinStore({
  name: api.reducerPath,
  reducer: api.reducer,
  middleware: (reach) => [
    withExtraArgument(reach),
    endSession(() => api.util.invalidateTags(["me"])),
    forgetOthers(api.util.resetApiState),
    api.middleware,
  ],
})
