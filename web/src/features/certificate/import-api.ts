import { addressOf, getImports, type ImportResult, importCertificates, type One, undoImport } from "contract"
import { api } from "#api/api.ts"
import type { ApiConnection } from "#api/base-query.ts"
import { injectCalls } from "#api/calls.ts"
import { currentSession, endSession } from "#session/session.ts"
import { sendCsv } from "./send-csv.ts"

type File = { csv: Blob; dryRun: boolean; onProgress: (share: number) => unknown }

export const { useGetImportsQuery, useUndoImportMutation } = injectCalls({ getImports, undoImport })

export const { useImportCertificatesMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    importCertificates: build.mutation<One<ImportResult>, File>({
      queryFn: async ({ csv, dryRun, onProgress }, { extra, signal }) => {
        const { token } = currentSession()
        const query = dryRun ? { dryRun: 1 } : {}
        const address = (extra as ApiConnection).baseUrl + addressOf(importCertificates, { query })
        const answer = await sendCsv({ csv, address, token, signal, onProgress })
        if (answer.error?.status === 401) endSession(token)
        return answer
      },
      invalidatesTags: (_answer, _failure, { dryRun }) => (dryRun ? [] : importCertificates.topics),
    }),
  }),
})
