import { createApi } from "@reduxjs/toolkit/query/react"
import { topics } from "contract"
import { baseQuery } from "#api/base-query.ts"

/** Empty: each feature injects its own calls. The cache tags are the server's change topics. */
export const api = createApi({ tagTypes: [...topics, "me"], baseQuery, endpoints: () => ({}) })
