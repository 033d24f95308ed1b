import type { CallFailure } from "#api/base-query.ts"

export type Watch = { signal?: AbortSignal | undefined; onProgress?: ((share: number) => unknown) | undefined }
type Sending = Watch & { address: string; body: FormData | Blob; type?: string; token?: string | null }
type Sent = { status: number; text: string; error?: undefined } | { error: CallFailure }

/** Fetch cannot tell how much of a file has been sent. */
export function sendWithProgress({ address, body, type, token, signal, onProgress }: Sending): Promise<Sent> {
  return new Promise((resolve) => {
    const unanswered = (error: string) => () => resolve({ error: { status: "FETCH_ERROR", error } })
    if (signal?.aborted) return unanswered("aborted")()
    const request = new XMLHttpRequest()
    request.open("POST", address)
    if (type) request.setRequestHeader("content-type", type)
    if (token) request.setRequestHeader("authorization", token)
    // Whoever listens to an upload to another site makes the browser ask that site first, which not every host answers.
    if (onProgress) request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve({ status: request.status, text: request.responseText })
    request.onerror = unanswered("network")
    request.onabort = unanswered("aborted")
    signal?.addEventListener("abort", () => request.abort(), { once: true })
    request.send(body)
  })
}
