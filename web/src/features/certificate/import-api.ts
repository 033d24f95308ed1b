import { addressOf, type ImportResult, importCertificates, type One } from "contract"
import { api } from "#api/api.ts"
import type { ApiConnection } from "#api/base-query.ts"
import { sendFile } from "#api/send-file.ts"
import { currentSession } from "#session/session.ts"

type Upload = { csv: Blob; dryRun: boolean; onProgress: (share: number) => unknown }

const isResult = (answer: unknown): answer is One<ImportResult> =>
  (answer as { success?: unknown } | null)?.success === true

export const { useImportCertificatesMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    importCertificates: build.mutation<One<ImportResult>, Upload>({
      queryFn: ({ csv, dryRun, onProgress }, { extra, signal }) => {
        const query = dryRun ? { dryRun: 1 } : {}
        const address = (extra as ApiConnection).baseUrl + addressOf(importCertificates, { query })
        const { token } = currentSession()
        return sendFile({ address, body: csv, type: "text/csv", token, signal, onProgress, isAnswer: isResult })
      },
      invalidatesTags: (_answer, _failure, { dryRun }) => (dryRun ? [] : importCertificates.topics),
    }),
  }),
})
