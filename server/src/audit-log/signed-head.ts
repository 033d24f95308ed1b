import { createHash, createHmac, timingSafeEqual } from "node:crypto"
import type { AuditSignature } from "contract"
import { type Keys, openKeys } from "#signing-keys.ts"

/** The end of the chain: the number of entries, and the hash of the last one. */
export type Head = { position: number; hash: string }
export type SignedHead = Head & { keyId: string; signature: string }

export type AuditKey = { id: string; sign: (head: Head) => string }

/** An HMAC instead of a public-key signature: the verifier has the key anyway, and every audited transaction signs. */
export function auditKey(keys: Keys): AuditKey {
  const secret = keys.derive("audit head")
  const id = createHash("sha256").update(keys.derive("audit key id")).digest("hex").slice(0, 16)
  const sign = ({ position, hash }: Head) => createHmac("sha256", secret).update(`${position}:${hash}`).digest("hex")
  return { id, sign }
}

export const keyOf = (location: Parameters<typeof openKeys>[0]) => auditKey(openKeys(location))

export function signed({ position, hash }: Head, key: AuditKey): SignedHead {
  return { position, hash, keyId: key.id, signature: key.sign({ position, hash }) }
}

/** Without a key, every signature counts as one by another key. */
export function stateOf(head: SignedHead, key: AuditKey | null): AuditSignature {
  if (head.signature === "") return head.position === 0 ? "valid" : "unsigned"
  if (head.keyId !== key?.id) return "otherKey"
  const [found, expected] = [head.signature, key.sign(head)].map((text) => Buffer.from(text))
  return found?.length === expected?.length && timingSafeEqual(found as Buffer, expected as Buffer)
    ? "valid"
    : "invalid"
}
