import { callUrl, type ImportResult, importCertificates, type One } from "contract"
import { api } from "#api/api.ts"
import { sendFile } from "#api/send-file.ts"
import { currentSession } from "#session/session.ts"

type Upload = { csv: Blob; isDryRun: boolean; onProgress: (share: number) => unknown }

const isResult = (response: unknown): response is One<ImportResult> =>
  (response as { success?: unknown } | null)?.success === true

/** A mutation, so that a lost response invalidates the lists too, a 403 refreshes the user, and a logout aborts the upload. */
export const { useImportCertificatesMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    importCertificates: build.mutation<One<ImportResult>, Upload>({
      queryFn: ({ csv, isDryRun, onProgress }, { signal }) => {
        const url = `/api${callUrl(importCertificates, { query: isDryRun ? { dryRun: 1 } : {} })}`
        const { token } = currentSession()
        return sendFile({ url, body: csv, type: "text/csv", token, signal, onProgress, isExpected: isResult })
      },
      invalidatesTags: (_answer, _failure, { isDryRun }) => (isDryRun ? [] : importCertificates.topics),
    }),
  }),
})
