import type { AuditChain, AuditEntry, AuditKind, One, Page, Restored, User } from "contract"
import { api } from "#api/api.ts"
import type { ListQuery } from "#api/list-query.ts"

type AuditAsked = ListQuery & { actor?: string; kind?: AuditKind }

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    getEntries: build.query<Page<AuditEntry>, AuditAsked>({
      query: (params) => ({ url: "/audit/get-entries", params }),
      providesTags: ["audit"],
    }),
    getChain: build.query<One<AuditChain>, void>({
      query: () => "/audit/get-chain",
    }),
    restoreEntry: build.mutation<One<Restored>, string>({
      query: (id) => ({ url: `/audit/restore/${id}`, method: "POST" }),
      invalidatesTags: (answer) => ["audit", ...(answer ? [answer.data.kind] : [])],
    }),
    /** Whose entries somebody may be looking for. */
    findPeople: build.query<Page<User>, string>({
      query: (search) => ({ url: "/auth/get-users", params: { search } }),
      providesTags: ["user"],
    }),
  }),
})

export const { useGetEntriesQuery, useGetChainQuery, useFindPeopleQuery, useRestoreEntryMutation } = auditApi
