import { createApi, fetchBaseQuery } from "@reduxjs/toolkit/query/react"
import type { RootState } from "#store.ts"

/** How the API is reached: over the network in a browser, in process on the server. */
export type Reach = { baseUrl: string; fetchFn: typeof fetch }

/** Empty: each feature injects its own calls. Tags are named as the server names what changes. */
export const api = createApi({
  reducerPath: "api",
  tagTypes: ["user", "certificate"],
  keepUnusedDataFor: 60,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  baseQuery: (args, store, extraOptions) => {
    const { baseUrl, fetchFn } = store.extra as Reach
    const query = fetchBaseQuery({
      baseUrl,
      fetchFn,
      prepareHeaders: (headers) => {
        const { token } = (store.getState() as RootState).auth
        if (token) headers.set("authorization", token)
      },
    })
    return query(args, store, extraOptions)
  },
  endpoints: () => ({}),
})
