import {
  callUrl,
  type FileVerdict,
  getStatusList,
  type KeySet,
  maxFileBytes,
  type OpenBadge,
  verifyFile,
} from "contract"

/** Why a file was not checked. */
export type CheckFailure = "network" | "gone"

const timeoutMs = 30_000

/** Checks a file, or a pasted text, in the browser: nothing of it is sent. */
export async function checkFile(source: Blob): Promise<FileVerdict | CheckFailure> {
  // Before anything of it is read.
  if (source.size > maxFileBytes) return { kind: "tooLarge" }
  let bytes: Uint8Array<ArrayBuffer>
  try {
    bytes = new Uint8Array(await source.arrayBuffer())
  } catch {
    return "gone"
  }
  try {
    const { id: issuer, verificationMethod } = await (await load("/.well-known/did.json")).json()
    const keys: KeySet = { keys: verificationMethod.map(({ publicKeyJwk }: { publicKeyJwk: object }) => publicKeyJwk) }
    return await verifyFile(bytes, { keys, issuer, statusListOf })
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

async function load(url: string): Promise<Response> {
  // Older browsers, without `AbortSignal.timeout`, have no timeout.
  const response = await fetch(url, { signal: AbortSignal.timeout?.(timeoutMs) ?? null })
  if (!response.ok) throw new Error(`${url} responded ${response.status}`)
  return response
}
