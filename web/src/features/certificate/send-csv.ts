import type { ImportResult, One } from "contract"
import type { CallFailure } from "#api/base-query.ts"
import { sendWithProgress, type Watch } from "#api/send-with-progress.ts"

type Sending = Watch & { csv: Blob; address: string; token: string | null }
type Answer = { data: One<ImportResult>; error?: undefined } | { data?: undefined; error: CallFailure }

export async function sendCsv({ csv, ...sending }: Sending): Promise<Answer> {
  const sent = await sendWithProgress({ ...sending, body: csv, type: "text/csv" })
  return sent.error ? { error: sent.error } : answerIn(sent.status, sent.text)
}

function answerIn(status: number, text: string): Answer {
  try {
    const data = JSON.parse(text)
    return status === 200 ? { data } : { error: { status, data } }
  } catch {
    return { error: { status: "PARSING_ERROR", originalStatus: status, data: text } }
  }
}
