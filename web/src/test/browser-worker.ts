import { Worker } from "node:worker_threads"

/** What a browser gives a worker's script. */
const inThread = `
  require("node:module").enableCompileCache()
  const { parentPort, workerData } = require("node:worker_threads")
  globalThis.postMessage = (data) => parentPort.postMessage(data)
  globalThis.addEventListener = (_type, listen, { once }) =>
    parentPort[once ? "once" : "on"]("message", (data) => listen({ data }))
  import(workerData)`

/** A browser's worker, as a thread of Node. */
export class BrowserWorker {
  onmessage?: (event: { data: unknown }) => void
  onerror?: (error: unknown) => void
  readonly #thread: Worker

  constructor(script: URL) {
    this.#thread = new Worker(inThread, { eval: true, workerData: script.href, stdout: true })
    this.#thread.on("message", (data) => this.onmessage?.({ data }))
    this.#thread.on("error", (error) => this.onerror?.(error))
  }
  postMessage(data: unknown) {
    this.#thread.postMessage(data)
  }
  terminate() {
    void this.#thread.terminate()
  }
}
