import { CompactSign } from "jose"
import type { CredentialKeys } from "#credentials/keys.ts"

/** What is signed has a time of issue, in seconds, that decides about the key. */
type Dated = { iat: number }

/** The site as the issuer of credentials, at a time when it has this PUBLIC_URL. */
export function credentialIssuer(publicUrl: string, keys: CredentialKeys) {
  const did = didOf(publicUrl)

  const keyOf = ({ iat }: Dated) => keys.usedAt(iat * 1000)

  /** Signs as VC-JOSE-COSE describes. Ed25519 is deterministic: the same content has the same signature. */
  async function sign(content: Dated) {
    const { kid, privateKey } = await keyOf(content)
    const payload = new TextEncoder().encode(JSON.stringify(content))
    const header = { alg: "EdDSA", typ: "vc+jwt", cty: "vc", kid: `${did}#${kid}` } as const
    return new CompactSign(payload).setProtectedHeader(header).sign(privateKey)
  }

  const keyIdFor = async (content: Dated) => (await keyOf(content)).kid

  return { did, publicUrl, keyIdFor, sign }
}

export type CredentialIssuer = ReturnType<typeof credentialIssuer>

/** The port of did:web is percent-encoded, because a colon begins a path. */
export const didOf = (publicUrl: string) => `did:web:${encodeURIComponent(new URL(publicUrl).host)}`
