import type { OpenBadge } from "../credential/open-badge.ts"
import { type KeySet, maxCredentialBytes } from "../credential/signed.ts"
import { type CredentialVerdict, verifyCredential } from "../credential/verify.ts"
import { type Attached, attachedPlaces, byteText, digestAround, rewrittenAttachments } from "./attached.ts"

/** Our documents have about 100 KiB, with a signature's image less than 2 MiB. */
export const maxFileBytes = 10 * 1024 * 1024

export type FileVerdict =
  /** Neither a PDF nor a credential, or a PDF without a credential. */
  | { kind: "tooLarge" | "notReadable" | "noCredential" }
  /** `original`: a PDF exactly as it was signed; `changed`: a PDF that is not, whatever was changed. */
  | { kind: "credential" | "original" | "changed"; verdict: CredentialVerdict }

type Given = {
  keys: KeySet
  issuers?: readonly string[] | undefined
  now?: number | undefined
  /** Finds the status list of a credential whose signature is verified; undefined if it is not available. */
  statusListOf: (credential: OpenBadge) => Promise<string | undefined> | string | undefined
}

/** Verifies a certificate's PDF, or a credential as a file or text, in a browser or in Node. */
export async function verifyFile(file: Uint8Array<ArrayBuffer>, given: Given): Promise<FileVerdict> {
  if (file.length > maxFileBytes) return { kind: "tooLarge" }
  const text = byteText(file)
  // Other programs may write something before it.
  if (!text.slice(0, 1024).includes("%PDF-")) return verifyText(text.trim(), given)
  for (const attached of attachedPlaces(text)) {
    const verdict = await withStatus(attached.text, given)
    if (await isOriginal(file, attached, verdict)) return { kind: "original", verdict }
  }
  return verifyChanged(file, text, given)
}

async function verifyText(text: string, given: Given): Promise<FileVerdict> {
  if (text.length > 2 * maxCredentialBytes) return { kind: "notReadable" }
  const token = tokenIn(text)
  if (!/^eyJ[\w-]*\.[\w-]+\.[\w-]*$/.test(token)) return { kind: "notReadable" }
  return { kind: "credential", verdict: await withStatus(token, given) }
}

/** Wallets store a credential as JSON too: as a text, or as an EnvelopedVerifiableCredential. */
function tokenIn(text: string): string {
  if (!/^["{]/.test(text)) return text
  try {
    const stored: string | { id?: unknown } = JSON.parse(text)
    return String(typeof stored === "string" ? stored : stored.id).replace(/^data:application\/vc\+jwt,/, "")
  } catch {
    return ""
  }
}

/** Whether the credential covers all other bytes. */
async function isOriginal(file: Uint8Array<ArrayBuffer>, { place }: Attached, { credential }: CredentialVerdict) {
  const [related] = credential?.relatedResource ?? []
  return place !== undefined && related !== undefined && related.digestSRI === (await digestAround(file, place))
}

async function verifyChanged(file: Uint8Array<ArrayBuffer>, text: string, given: Given): Promise<FileVerdict> {
  const verdicts: CredentialVerdict[] = []
  for (const attached of [...attachedPlaces(text), ...(await rewrittenAttachments(file, text))])
    verdicts.push(await withStatus(attached.text, given))
  const verdict = verdicts.find(({ credential }) => credential !== undefined) ?? verdicts[0]
  return verdict ? { kind: "changed", verdict } : { kind: "noCredential" }
}

/** Only after the signature is verified, the credential says where its status list is. */
async function withStatus(text: string, { statusListOf, ...given }: Given): Promise<CredentialVerdict> {
  const verdict = await verifyCredential({ text, ...given })
  if (verdict.result !== "valid") return verdict
  const statusList = await statusListOf(verdict.credential)
  return statusList === undefined ? verdict : verifyCredential({ text, ...given, statusList })
}
