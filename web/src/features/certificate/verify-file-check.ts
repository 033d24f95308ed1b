import {
  callUrl,
  type FileVerdict,
  getStatusList,
  type KeySet,
  maxFileBytes,
  type OpenBadge,
  verifyFile,
} from "contract"
import { serverTimeOf } from "#api/server-time.ts"

/** `checkedAt` is the time by which it was judged: the server's, or that of the device if the server does not say its own. */
export type FileCheck = { verdict: FileVerdict; checkedAt: string; isServerTime: boolean }

/** Why a file was not checked. */
export type CheckFailure = "network" | "gone"

const timeoutMs = 30_000

/** Checks a file, or a pasted text, in the browser: nothing of it is sent. */
export async function checkFile(source: Blob): Promise<FileCheck | CheckFailure> {
  // Before anything of it is read.
  if (source.size > maxFileBytes) return { verdict: { kind: "tooLarge" }, checkedAt: "", isServerTime: false }
  let bytes: Uint8Array<ArrayBuffer>
  try {
    bytes = new Uint8Array(await source.arrayBuffer())
  } catch {
    return "gone"
  }
  try {
    // Asked for again each time: a response from the browser's cache has an old time.
    const response = await load("/.well-known/did.json", "no-cache")
    const serverTime = serverTimeOf(response)
    const checkedAt = serverTime ?? new Date().toISOString()
    const { id: issuer, verificationMethod } = await response.json()
    const keys: KeySet = { keys: verificationMethod.map(({ publicKeyJwk }: { publicKeyJwk: object }) => publicKeyJwk) }
    const verdict = await verifyFile(bytes, { keys, issuer, statusListOf, now: Date.parse(checkedAt) })
    return { verdict, checkedAt, isServerTime: serverTime !== undefined }
  } catch {
    return "network"
  }
}

const listPath = /\/api\/certificates\/status-list\/(\d{1,6})$/

/** Of the URL in the credential only the number counts: the list always comes from this site. */
async function statusListOf({ credentialStatus }: OpenBadge): Promise<string> {
  const list = listPath.exec(credentialStatus.statusListCredential)?.[1]
  if (list === undefined) return ""
  return (await load(`/api${callUrl(getStatusList, { params: { list } })}`)).text()
}

async function load(url: string, cache: RequestCache = "default"): Promise<Response> {
  // Older browsers, without `AbortSignal.timeout`, have no timeout.
  const response = await fetch(url, { cache, signal: AbortSignal.timeout?.(timeoutMs) ?? null })
  if (!response.ok) throw new Error(`${url} responded ${response.status}`)
  return response
}
