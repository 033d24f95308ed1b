import type { CertificateImport, ImportResult, List, One } from "contract"
import { api } from "#api/api.ts"
import type { Reach } from "#api/base-query.ts"
import { authIn } from "#store.ts"
import { sendCsv } from "./send-csv.ts"

type File = { csv: Blob; dryRun: boolean; onProgress: (share: number) => unknown }

const importApi = api.injectEndpoints({
  endpoints: (build) => ({
    importCertificates: build.mutation<One<ImportResult>, File>({
      queryFn: async ({ csv, dryRun, onProgress }, { extra, getState, signal }) => {
        const { token } = authIn(getState())
        const address = `${(extra as Reach).baseUrl}/certificates/import-certificates${dryRun ? "?dryRun=1" : ""}`
        return { ...(await sendCsv({ csv, address, token, signal, onProgress })), meta: { token } }
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
