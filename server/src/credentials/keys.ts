import { createPrivateKey, createPublicKey, type KeyObject } from "node:crypto"
import { calculateJwkThumbprint, type JWK } from "jose"
import { type Actor, recordAudit, serverActor } from "#audit-log/entry.ts"
import type { Database } from "#db/open.ts"
import type { CredentialKeyRow } from "#schema.ts"
import type { Keys } from "#signing-keys.ts"

/** Published that long before it is used, so that nobody who has cached the key set meets an unknown key. */
export const keySetMaxAgeSeconds = 300
const unusedForMs = 2 * keySetMaxAgeSeconds * 1000

export type SigningKey = { kid: string; privateKey: KeyObject }

/**
 * The Ed25519 keys that sign credentials. Private keys are never stored: key 1, 2, … of an installation are derived from the secret
 * outside the database. Public keys are stored, so that credentials of an earlier secret are still verified.
 */
export function credentialKeys({ read, write }: Pick<Database, "read" | "write">, keys: Keys) {
  const derived = new Map<number, ReturnType<typeof deriveKey>>()
  const keyOf = (number: number) => {
    const key = derived.get(number) ?? deriveKey(keys, number)
    derived.set(number, key)
    return key
  }

  /** Newest first. */
  const rows = () =>
    read.selectFrom("credentialKey").selectAll().orderBy("number", "desc").orderBy("createdAt", "desc").execute()

  /** Those of this secret: servers without a common secret have different ones. */
  async function own() {
    const all = await Promise.all((await rows()).map(async (row) => ({ row, key: await keyOf(row.number) })))
    return all.filter(({ row, key }) => row.kid === key.kid)
  }

  /** The first credential, or the first after the secret was replaced, adds a key. */
  async function ownOrNew() {
    const known = await own()
    if (known.length > 0) return known
    await add(serverActor)
    return own()
  }

  async function add(by: Actor) {
    const [newest] = await rows()
    const number = (newest?.number ?? 0) + 1
    const { kid, x } = await keyOf(number)
    const row = { kid, number, x, createdAt: new Date().toISOString() }
    // Several servers that start together add the same key.
    await write([], async (trx) => {
      const inserted = await trx
        .insertInto("credentialKey")
        .values(row)
        .onConflict((key) => key.doNothing())
        .returning("kid")
        .execute()
      if (inserted.length > 0) recordAudit(trx, by, { action: "credentialKey.create", record: kid })
    })
    // The first key is used at once: there is no other.
    const usedFrom = new Date(Date.parse(row.createdAt) + (newest ? unusedForMs : 0)).toISOString()
    return { kid, usedFrom }
  }

  return {
    add,

    /**
     * The key that signs what is dated with this time: the newest that had been published for long enough by then. So a later key
     * does not change what was signed before. If the keys of that time are gone, it is the oldest one.
     */
    async usedAt(time: number): Promise<SigningKey> {
      const known = await ownOrNew()
      const newestUsed = new Date(time - unusedForMs).toISOString()
      const chosen = known.find(({ row }) => row.createdAt <= newestUsed) ?? known.at(-1)
      if (!chosen) throw new Error("The key of credentials is missing")
      return chosen.key
    },

    /** The public keys as a JSON Web Key Set. */
    async published() {
      await ownOrNew()
      return (await rows()).map(publicKeyOf)
    },
  }
}

export type CredentialKeys = ReturnType<typeof credentialKeys>

const publicKeyOf = ({ kid, x }: CredentialKeyRow) =>
  ({ kty: "OKP", crv: "Ed25519", x, kid, use: "sig", alg: "EdDSA" }) as const

/** An Ed25519 key in PKCS #8 is this prefix and 32 bytes (RFC 8410). */
const pkcs8Prefix = Buffer.from("302e020100300506032b657004220420", "hex")

async function deriveKey(keys: Keys, number: number) {
  const der = Buffer.concat([pkcs8Prefix, keys.derive(`credential key ${number}`)])
  const privateKey = createPrivateKey({ key: der, format: "der", type: "pkcs8" })
  const { kty, crv, x = "" } = createPublicKey(privateKey).export({ format: "jwk" }) as JWK
  return { kid: await calculateJwkThumbprint({ kty, crv, x } as JWK), x, privateKey }
}
