import type { CallFailure } from "#api/base-query.ts"
import { endSession } from "#session/session.ts"

export type Watch = { signal?: AbortSignal | undefined; onProgress?: ((share: number) => unknown) | undefined }
type Sending<T> = Watch & {
  address: string
  body: FormData | Blob
  type?: string
  /** For our own API alone. */
  token?: string | null
  isAnswer: (data: unknown) => data is T
}
export type FileAnswer<T> = { data: T; error?: undefined } | { data?: undefined; error: CallFailure }

/** A call whose body is a file, which fails as every call does. Fetch cannot tell how much of a file has been sent. */
export function sendFile<T>({ address, body, type, token, signal, onProgress, isAnswer }: Sending<T>) {
  return new Promise<FileAnswer<T>>((resolve) => {
    const unanswered = (error: string) => () => resolve({ error: { status: "FETCH_ERROR", error } })
    if (signal?.aborted) return unanswered("aborted")()
    const request = new XMLHttpRequest()
    request.open("POST", address)
    if (type) request.setRequestHeader("content-type", type)
    if (token) request.setRequestHeader("authorization", token)
    // Whoever listens to an upload to another site makes the browser ask that site first, which not every host answers.
    if (onProgress) request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      if (request.status === 401) endSession(token)
      resolve(answerIn(request.status, request.responseText, isAnswer))
    }
    request.onerror = unanswered("network")
    request.onabort = unanswered("aborted")
    signal?.addEventListener("abort", () => request.abort(), { once: true })
    request.send(body)
  })
}

export function answerIn<T>(status: number, text: string, isAnswer: Sending<T>["isAnswer"]): FileAnswer<T> {
  try {
    const data: unknown = JSON.parse(text)
    if (status < 200 || status > 299) return { error: { status, data } }
    if (isAnswer(data)) return { data }
  } catch {
    // A page in HTML, from something between us and the host.
  }
  return { error: { status: "PARSING_ERROR", originalStatus: status, data: text } }
}
