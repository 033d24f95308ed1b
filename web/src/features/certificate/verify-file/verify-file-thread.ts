import type { FileVerdict, OpenBadge } from "contract"
import type { Answer, WorkerMessage } from "./verify-file-worker.ts"

/** Without the time that loading takes. A genuine file takes a fifth of a second on a slow phone. */
const maxVerifyMs = 20_000

/** Verifies a file in a worker. A file that takes too long is no document of ours: its worker is ended. */
export function verifyInThread(file: Answer, statusListOf: (credential: OpenBadge) => Promise<string> | string) {
  const worker = new Worker(new URL("./verify-file-worker.ts", import.meta.url), { type: "module" })
  let timer: ReturnType<typeof setTimeout> | undefined
  return new Promise<FileVerdict | "tooLong">((resolve, reject) => {
    async function answer(asksFor: "file" | OpenBadge) {
      worker.postMessage(asksFor === "file" ? file : await statusListOf(asksFor))
      timer = setTimeout(() => resolve("tooLong"), maxVerifyMs)
    }
    worker.onmessage = ({ data }: { data: WorkerMessage }) => {
      clearTimeout(timer)
      if ("verdict" in data) resolve(data.verdict)
      else answer(data.asksFor).catch(reject)
    }
    worker.onerror = () => reject(new Error("The worker cannot be loaded"))
  }).finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}
