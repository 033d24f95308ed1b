import { type FileVerdict, type KeySet, type OpenBadge, verifyFile } from "contract"

type FileToVerify = { bytes: Uint8Array<ArrayBuffer>; keys: KeySet; issuers: string[]; now: number }

/** What the page answers each time the worker asks: the file, then status lists. */
export type Answer = FileToVerify | string
export type WorkerMessage = { asksFor: "file" | OpenBadge } | { verdict: FileVerdict }

function ask<T extends Answer>(asksFor: "file" | OpenBadge): Promise<T> {
  const answer = new Promise<T>((resolve) => {
    addEventListener("message", ({ data }) => resolve(data), { once: true })
  })
  postMessage({ asksFor } satisfies WorkerMessage)
  return answer
}

/** In a thread of its own, which can be ended: a crafted file must not freeze the page. It loads nothing; the page does. */
async function verify() {
  const { bytes, ...given } = await ask<FileToVerify>("file")
  const verdict = await verifyFile(bytes, { ...given, statusListOf: (credential) => ask<string>(credential) })
  postMessage({ verdict } satisfies WorkerMessage)
}

void verify()
