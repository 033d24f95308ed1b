import type { AuditChain, AuditEntry, AuditKind, One, Page, User } from "contract"
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
    /** Whose entries somebody may be looking for. */
    findPeople: build.query<Page<User>, string>({
      query: (search) => ({ url: "/auth/get-users", params: { search } }),
      providesTags: ["user"],
    }),
  }),
})

export const { useGetEntriesQuery, useGetChainQuery, useFindPeopleQuery } = auditApi
