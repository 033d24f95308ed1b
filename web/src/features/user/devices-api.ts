import type { Done, List, Session } from "contract"
import { api } from "#api/api.ts"

const devicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSessions: build.query<List<Session>, void>({
      query: () => "/auth/get-sessions",
      providesTags: ["session"],
    }),
    endSession: build.mutation<Done, string>({
      query: (id) => ({ url: `/auth/end-session/${id}`, method: "DELETE" }),
      invalidatesTags: ["session"],
    }),
    endOtherSessions: build.mutation<Done, void>({
      query: () => ({ url: "/auth/end-other-sessions", method: "DELETE" }),
      invalidatesTags: ["session"],
    }),
  }),
})

export const { useGetSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } = devicesApi
