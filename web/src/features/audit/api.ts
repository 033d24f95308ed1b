import { getAuditChain, getAuditEntries, getUsers, type Page, restoreDeleted, type User } from "contract"
import { api } from "#api/api.ts"
import { injectCalls } from "#api/calls.ts"

const auditApi = injectCalls(
  { getAuditEntries, getAuditChain, restoreDeleted },
  {
    restoreDeleted: {
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) dispatch(api.util.invalidateTags([answer.data.data.kind]))
      },
    },
  },
)
export const { useGetAuditEntriesQuery, useGetAuditChainQuery, useRestoreDeletedMutation } = auditApi

export const { useFindPeopleQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whose entries somebody may be looking for. */
    findPeople: build.query<Page<User>, string>({
      query: (search) => ({ call: getUsers, query: { search } }),
      providesTags: ["user"],
    }),
  }),
})
