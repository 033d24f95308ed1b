import type { CertificateImport, ImportResult, List, One } from "contract"
import { api } from "#api/api.ts"
import type { ApiConnection } from "#api/base-query.ts"
import { currentSession, endSession } from "#session/session.ts"
import { sendCsv } from "./send-csv.ts"

type File = { csv: Blob; dryRun: boolean; onProgress: (share: number) => unknown }

const importApi = api.injectEndpoints({
  endpoints: (build) => ({
    importCertificates: build.mutation<One<ImportResult>, File>({
      queryFn: async ({ csv, dryRun, onProgress }, { extra, signal }) => {
        const { token } = currentSession()
        const address = `${(extra as ApiConnection).baseUrl}/certificates/import-certificates${dryRun ? "?dryRun=1" : ""}`
        const answer = await sendCsv({ csv, address, token, signal, onProgress })
        if (answer.error?.status === 401) endSession(token)
        return answer
      },
      invalidatesTags: (_answer, _failure, { dryRun }) => (dryRun ? [] : ["certificate"]),
    }),
    getImports: build.query<List<CertificateImport>, void>({
      query: () => "/certificates/get-imports",
      providesTags: ["certificate"],
    }),
    undoImport: build.mutation<One<{ deleted: number }>, string>({
      query: (id) => ({ url: `/certificates/undo-import/${id}`, method: "DELETE" }),
      invalidatesTags: ["certificate"],
    }),
  }),
})

export const { useImportCertificatesMutation, useGetImportsQuery, useUndoImportMutation } = importApi
