import { createApi } from "@reduxjs/toolkit/query/react"
import { topics } from "contract"
import { baseQuery } from "#api/base-query.ts"

/** Empty: each feature injects its own calls. Tags are named as the server names what changes. */
export const api = createApi({
  tagTypes: [...topics, "me"],
  baseQuery,
  endpoints: () => ({}),
})
