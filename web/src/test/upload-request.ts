import { fetchFromServer } from "./test-api.ts"

type Progress = { loaded: number; total: number }

/** The part of XMLHttpRequest that an upload uses, into the server app of this test file. */
export class UploadRequest {
  status = 0
  responseText = ""
  onload?: () => unknown
  onerror?: () => unknown
  onabort?: () => unknown
  upload: { onprogress?: (progress: Progress) => unknown } = {}
  #method = ""
  #url = ""
  #headers: Record<string, string> = {}
  #controller = new AbortController()

  open(method: string, url: string) {
    this.#method = method
    this.#url = url
  }

  setRequestHeader(name: string, value: string) {
    this.#headers[name] = value
  }

  abort() {
    this.#controller.abort()
    this.onabort?.()
  }

  async send(body: FormData | Blob) {
    const { signal } = this.#controller
    const init = { method: this.#method, headers: this.#headers, body, signal }
    const response = await fetchFromServer(this.#url, init).catch(() => null)
    if (signal.aborted) return
    if (!response) return this.onerror?.()
    this.upload.onprogress?.({ loaded: 1, total: 1 })
    this.status = response.status
    this.responseText = await response.text()
    this.onload?.()
  }
}
