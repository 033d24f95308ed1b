import { didOf } from "contract"
import { CompactSign } from "jose"
import type { CredentialKeys, SigningKey } from "#credentials/keys.ts"

/** Everything that is signed has a time of issue, in seconds, which selects the key. */
type Dated = { iat: number }

/** The site as the issuer of credentials, at a time when it has this PUBLIC_URL. */
export function credentialIssuer(publicUrl: string, keys: CredentialKeys) {
  const did = didOf(publicUrl)

  /** Signs as VC-JOSE-COSE describes. Ed25519 is deterministic: the same content has the same signature. */
  function signWith({ kid, privateKey }: SigningKey, content: Dated) {
    const payload = new TextEncoder().encode(JSON.stringify(content))
    const header = { alg: "EdDSA", typ: "vc+jwt", cty: "vc", kid: `${did}#${kid}` } as const
    return new CompactSign(payload).setProtectedHeader(header).sign(privateKey)
  }

  /** The key for this time of issue (`iat`), and how to sign with it. */
  async function signerFor({ iat }: Dated) {
    const key = await keys.usedAt(iat * 1000)
    return { keyId: key.kid, sign: (content: Dated) => signWith(key, content) }
  }

  const sign = async (content: Dated) => (await signerFor(content)).sign(content)

  return { did, publicUrl, signerFor, sign }
}

export type CredentialIssuer = ReturnType<typeof credentialIssuer>
