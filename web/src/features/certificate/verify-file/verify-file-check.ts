import {
  callUrl,
  type FileVerdict,
  getStatusList,
  type KeySet,
  maxFileBytes,
  type OpenBadge,
  statementsIn,
  type VerifiedCertificate,
  verifyCertificate,
} from "contract"
import { serverTimeOf } from "#api/server-time.ts"
import { verifyInThread } from "./verify-file-thread.ts"

/** `checkedAt` is the time by which it was judged: the server's, or that of the device if the server does not say its own. */
export type FileCheck = {
  verdict: FileVerdict
  replacement: Replacement | undefined
  checkedAt: string
  isServerTime: boolean
}

export type CheckFailure = "network" | "gone" | "tooLong"

const timeoutMs = 30_000

/** Why the status list says that a credential is not valid any more, and since when; the day of a revocation may be unknown. */
export type Replacement = { reason: "revoked" | "corrected"; at: string } | { reason: "otherVersion" | "deleted" }

/** Checks a file, or a pasted text, in the browser: nothing of it is sent, except the number of one that is not valid any more. */
export async function checkFile(source: Blob): Promise<FileCheck | CheckFailure> {
  // Before anything of it is read.
  if (source.size > maxFileBytes)
    return { verdict: { kind: "tooLarge" }, replacement: undefined, checkedAt: "", isServerTime: false }
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
    const { id, alsoKnownAs = [], verificationMethod } = await response.json()
    const keys: KeySet = { keys: verificationMethod.map(({ publicKeyJwk }: { publicKeyJwk: object }) => publicKeyJwk) }
    // After a move, also those of the earlier addresses.
    const file = { bytes, keys, issuers: [id, ...alsoKnownAs], now: Date.parse(checkedAt) }
    const verdict = await verifyInThread(file, statusListReader())
    if (verdict === "tooLong") return verdict
    const replacement = await replacementOf(verdict)
    return { verdict, replacement, checkedAt, isServerTime: serverTime !== undefined }
  } catch {
    return "network"
  }
}

const listPath = /\/api\/certificates\/status-list\/(\d{1,8})$/

/**
 * Reads each list once, however often a file has its credential. Of the URL in the credential only the number counts: the list
 * always comes from this site.
 */
function statusListReader() {
  const lists = new Map<string, Promise<string>>()
  return ({ credentialStatus }: OpenBadge): Promise<string> | string => {
    const list = listPath.exec(credentialStatus.statusListCredential)?.[1]
    if (list === undefined) return ""
    const text =
      lists.get(list) ?? load(`/api${callUrl(getStatusList, { params: { list } })}`).then((file) => file.text())
    lists.set(list, text)
    return text
  }
}

/** The status list has one bit for a revocation and for a correction. Only the present certificate says which; undefined if it cannot be asked. */
async function replacementOf(file: FileVerdict): Promise<Replacement | undefined> {
  const { result, credential } = "verdict" in file ? { credential: undefined, ...file.verdict } : {}
  if (result !== "revoked" || !credential) return undefined
  const { certificationNo, version } = statementsIn(credential)
  const { iat } = credential
  try {
    const response = await request(`/api${callUrl(verifyCertificate, { params: { certificationNo } })}`)
    if (response.status === 404) return { reason: "deleted" }
    if (!response.ok) return undefined
    const { data }: { data: VerifiedCertificate } = await response.json()
    if (data.status === "inactive") return { reason: "revoked", at: data.withdrawnAt }
    if (data.version <= version) return undefined
    // After a correction was taken back, the date is empty, or that of an earlier correction, maybe the one that the file has.
    const correctedAt = Math.floor(Date.parse(data.correctedAt) / 1000)
    return correctedAt > iat || (version === 1 && correctedAt === iat)
      ? { reason: "corrected", at: data.correctedAt }
      : { reason: "otherVersion" }
  } catch {
    return undefined
  }
}

async function load(url: string, cache: RequestCache = "default"): Promise<Response> {
  const response = await request(url, cache)
  if (!response.ok) throw new Error(`${url} responded ${response.status}`)
  return response
}

// Older browsers, without `AbortSignal.timeout`, have no timeout.
const request = (url: string, cache: RequestCache = "default") =>
  fetch(url, { cache, signal: AbortSignal.timeout?.(timeoutMs) ?? null })
