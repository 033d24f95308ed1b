import { addressOf, getImports, type ImportResult, importCertificates, type One, undoImport } from "contract"
import { api } from "#api/api.ts"
import type { ApiConnection, CallFailure } from "#api/base-query.ts"
import { injectCalls } from "#api/calls.ts"
import { sendWithProgress } from "#api/send-with-progress.ts"
import { currentSession, endSession } from "#session/session.ts"

type File = { csv: Blob; dryRun: boolean; onProgress: (share: number) => unknown }

export const { useGetImportsQuery, useUndoImportMutation } = injectCalls({ getImports, undoImport })

type Answer = { data: One<ImportResult>; error?: undefined } | { data?: undefined; error: CallFailure }

function answerIn(status: number, text: string): Answer {
  try {
    const data = JSON.parse(text)
    return status === 200 ? { data } : { error: { status, data } }
  } catch {
    return { error: { status: "PARSING_ERROR", originalStatus: status, data: text } }
  }
}

export const { useImportCertificatesMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    importCertificates: build.mutation<One<ImportResult>, File>({
      queryFn: async ({ csv, dryRun, onProgress }, { extra, signal }) => {
        const { token } = currentSession()
        const query = dryRun ? { dryRun: 1 } : {}
        const address = (extra as ApiConnection).baseUrl + addressOf(importCertificates, { query })
        const sent = await sendWithProgress({ address, body: csv, type: "text/csv", token, signal, onProgress })
        const answer = sent.error ? { error: sent.error } : answerIn(sent.status, sent.text)
        if (answer.error?.status === 401) endSession(token)
        return answer
      },
      invalidatesTags: (_answer, _failure, { dryRun }) => (dryRun ? [] : importCertificates.topics),
    }),
  }),
})
