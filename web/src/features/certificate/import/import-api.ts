import { callUrl, type ImportResult, importCertificates, type NotifyQuery, type One } from "contract"
import { api } from "#api/calls.ts"
import { sendFile } from "#api/file/send-file.ts"
import { currentSession } from "#session/session.ts"

type Upload = {
  csv: Blob
  isDryRun: boolean
  /** Of an import: sent again with the same one, it returns the first result. */
  requestId?: string
  /** Whether the holders get mails. */
  notify?: NotifyQuery
  /** Certificates that exist already are corrected. For the import itself, why, and what was stored when its file was checked. */
  corrects?: boolean | undefined
  correction?: { reason: string; dryRunDigest: string } | undefined
  onProgress?: (share: number) => unknown
}

const isResult = (response: unknown): response is One<ImportResult> =>
  (response as { success?: unknown } | null)?.success === true

/** A mutation, so that a lost response invalidates the lists too, a 403 refreshes the user, and a logout aborts the upload. */
export const { useImportCertificatesMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    importCertificates: build.mutation<One<ImportResult>, Upload>({
      queryFn: ({ csv, isDryRun, requestId, notify, corrects, correction, onProgress }, { signal }) => {
        const mode = isDryRun ? { dryRun: 1 } : { requestId, ...notify, ...correction }
        const query = { ...mode, ...(corrects && { corrects: 1 }) }
        const url = `/api${callUrl(importCertificates, { query })}`
        const { token } = currentSession()
        return sendFile({ url, body: csv, type: "text/csv", token, signal, onProgress, hasShape: isResult })
      },
      invalidatesTags: (_answer, _failure, { isDryRun }) => (isDryRun ? [] : importCertificates.topics),
    }),
  }),
})
