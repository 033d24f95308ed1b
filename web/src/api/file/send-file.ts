import type { CallFailure } from "#api/base-query.ts"
import { endSession } from "#session/session.ts"

export type UploadOptions = { signal?: AbortSignal | undefined; onProgress?: ((share: number) => unknown) | undefined }
type FileRequest<T> = UploadOptions & {
  url: string
  body: FormData | Blob
  type?: string
  /** Only for our own API. */
  token?: string | null
  hasShape: (data: unknown) => data is T
}
export type FileResult<T> = { data: T; error?: undefined } | { data?: undefined; error: CallFailure }

/** A call whose body is a file. XMLHttpRequest, because fetch reports no upload progress. Fails as every call does. */
export function sendFile<T>({ url, body, type, token, signal, onProgress, hasShape }: FileRequest<T>) {
  return new Promise<FileResult<T>>((resolve) => {
    const failWith = (error: string) => () => resolve({ error: { status: "FETCH_ERROR", error } })
    if (signal?.aborted) return failWith("aborted")()
    const request = new XMLHttpRequest()
    request.open("POST", url)
    if (type) request.setRequestHeader("content-type", type)
    if (token) request.setRequestHeader("authorization", token)
    // A progress listener on a cross-origin upload triggers a CORS preflight, which not every image host supports.
    if (onProgress) request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      if (request.status === 401) endSession(token)
      resolve(readResponse(request.status, request.responseText, hasShape))
    }
    request.onerror = failWith("network")
    request.onabort = failWith("aborted")
    signal?.addEventListener("abort", () => request.abort(), { once: true })
    request.send(body)
  })
}

export function readResponse<T>(status: number, text: string, hasShape: FileRequest<T>["hasShape"]): FileResult<T> {
  try {
    const data: unknown = JSON.parse(text)
    if (status < 200 || status > 299) return { error: { status, data } }
    if (hasShape(data)) return { data }
  } catch {
    // An HTML page from a proxy.
  }
  return { error: { status: "PARSING_ERROR", originalStatus: status, data: text } }
}
