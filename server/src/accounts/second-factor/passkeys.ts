import { createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import type { NewPasskey, PasskeyCreationOptions, PasskeyRequestOptions, UsedPasskey } from "contract"
import { reasonOf } from "#isolation/reason-of.ts"
import type { Log } from "#log.ts"
import { newId } from "#new-id.ts"
import type { UserRow } from "#resources/user/table.ts"
import type { PasskeyRow, Read, Trx } from "#schema.ts"
import type { Keys } from "#signing-keys.ts"

export const maxPasskeys = 10
const challengeMs = 5 * 60 * 1000
/** Anyone can send invalid responses. */
const [logIntervalMs, maxReasonLength] = [60 * 1000, 300]
const [timeBytes, saltBytes, macBytes] = [6, 16, 32]
/** EdDSA, ECDSA and RSA: every authenticator has one of them. */
const algorithms = [-8, -7, -257]

/** A proof: this passkey answered a challenge of this time. */
type Use = { passkey: PasskeyRow; challengedAt: string; counter: string }

/** Loaded at the first use of a passkey: it brings a dozen packages, which most starts of the server never need. */
const library = () => import("@simplewebauthn/server")

export type Passkeys = ReturnType<typeof passkeys>

/**
 * Passkeys (WebAuthn Level 3). A challenge is not stored: it carries its time and a signature, and each passkey accepts only challenges
 * that are newer than its last use. So nobody can fill a table with challenges.
 */
export function passkeys(keys: Keys, publicUrl: string, log: Log) {
  const key = keys.derive("passkey challenge")
  const { origin, hostname } = new URL(publicUrl)
  const macOf = (purpose: string, head: Buffer) => createHmac("sha256", key).update(purpose).update(head).digest()

  function newChallenge(purpose: string): string {
    const time = Buffer.alloc(timeBytes)
    time.writeUIntBE(Date.now(), 0, timeBytes)
    const head = Buffer.concat([time, randomBytes(saltBytes)])
    return Buffer.concat([head, macOf(purpose, head)]).toString("base64url")
  }

  /** When this server made a challenge for this purpose, within the last five minutes. */
  function timeOf(challenge: string, purpose: string): number | undefined {
    const bytes = Buffer.from(challenge, "base64url")
    if (bytes.length !== timeBytes + saltBytes + macBytes) return undefined
    const head = bytes.subarray(0, -macBytes)
    if (!timingSafeEqual(bytes.subarray(-macBytes), macOf(purpose, head))) return undefined
    const time = head.readUIntBE(0, timeBytes)
    return Math.abs(Date.now() - time) < challengeMs ? time : undefined
  }

  const expected = { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: true }
  let loggedAt = 0

  /** The library throws for any invalid response, and if the site has another origin than PUBLIC_URL says. */
  function refused(error: unknown): null {
    if (Date.now() - loggedAt < logIntervalMs) return null
    loggedAt = Date.now()
    log.warn({ reason: reasonOf(error).slice(0, maxReasonLength) }, "the response of a passkey was refused")
    return null
  }

  const sent = <Response>(id: string, response: Response) => ({
    ...{ id, rawId: id, type: "public-key" as const, clientExtensionResults: {} },
    response,
  })

  return {
    creationOptions(user: Pick<UserRow, "_id" | "email" | "name">, existing: readonly PasskeyRow[], site: string) {
      return {
        challenge: newChallenge(user._id),
        rp: { id: hostname, name: site },
        user: { id: Buffer.from(user._id).toString("base64url"), name: user.email, displayName: user.name },
        pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key", alg })),
        timeout: challengeMs,
        excludeCredentials: existing.map(({ credentialId }) => ({ type: "public-key", id: credentialId })),
        // The user is found by the passkey alone, and the device checks who uses it.
        authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
        attestation: "none",
      } satisfies PasskeyCreationOptions
    },

    requestOptions: (): PasskeyRequestOptions => ({
      challenge: newChallenge(""),
      rpId: hostname,
      timeout: challengeMs,
      userVerification: "required",
    }),

    /** The new passkey of a user, or null if it was not made for them, here and now. */
    async verifyNew({ id, response }: NewPasskey, userId: string, name: string): Promise<PasskeyRow | null> {
      const { verifyRegistrationResponse } = await library()
      const verified = async () => {
        const plain = { ...response, attestationObject: await withoutStatement(response.attestationObject) }
        return verifyRegistrationResponse({
          response: sent(id, plain),
          expectedChallenge: (challenge) => timeOf(challenge, userId) !== undefined,
          supportedAlgorithmIDs: algorithms,
          ...expected,
        })
      }
      const credential = (await verified().catch(refused))?.registrationInfo?.credential
      if (!credential) return null
      return {
        ...{ _id: newId(), userId, name, createdAt: new Date().toISOString(), lastUsedAt: "" },
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString("base64url"),
        counter: String(credential.counter),
      }
    },

    /** The passkey that signed, or null if none did. It counts only once `usePasskey` has succeeded. */
    async verify(read: Read, { id, response }: UsedPasskey): Promise<Use | null> {
      const found = read.selectFrom("passkey").selectAll().where("credentialId", "=", id)
      const passkey = await found.executeTakeFirst()
      if (!passkey) return null
      const { verifyAuthenticationResponse } = await library()
      let time = 0
      const credential = {
        id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
        counter: Number(passkey.counter),
      }
      const expectedChallenge = (challenge: string) => {
        time = timeOf(challenge, "") ?? 0
        return time > 0
      }
      const options = { response: sent(id, response), expectedChallenge, credential, ...expected }
      const result = await verifyAuthenticationResponse(options).catch(refused)
      if (!result?.verified) return null
      const counter = String(result.authenticationInfo.newCounter)
      return { passkey, challengedAt: new Date(time).toISOString(), counter }
    },
  }
}

/**
 * The same, without what the maker of the authenticator says about it. Nobody needs that here, and checking it would open
 * certificates of a stranger, which name addresses to ask whether they are revoked.
 */
async function withoutStatement(attestationObject: string): Promise<string> {
  const { decodeAttestationObject, isoBase64URL, isoCBOR } = await import("@simplewebauthn/server/helpers")
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get("authData")
  const plain = new Map<string, string | Uint8Array | Map<string, string>>([
    ["fmt", "none"],
    ["attStmt", new Map<string, string>()],
    ["authData", authData],
  ])
  return isoBase64URL.fromBuffer(new Uint8Array(isoCBOR.encode(plain)))
}

/** Uses up the challenge. False if the passkey was deleted, or used since the challenge was made. */
export async function usePasskey(trx: Trx, { passkey, challengedAt, counter }: Use): Promise<boolean> {
  const now = new Date().toISOString()
  // The clock of the server that made the challenge may be ahead of this one's.
  const lastUsedAt = now > challengedAt ? now : challengedAt
  const used = await trx
    .updateTable("passkey")
    .set({ counter, lastUsedAt })
    .where("_id", "=", passkey._id)
    .where("lastUsedAt", "<", challengedAt)
    .returning("_id")
    .executeTakeFirst()
  return used !== undefined
}

/** False if it is somebody's already. */
export async function storePasskey(trx: Trx, passkey: PasskeyRow): Promise<boolean> {
  const added = await trx
    .insertInto("passkey")
    .values(passkey)
    .onConflict((conflict) => conflict.column("credentialId").doNothing())
    .returning("_id")
    .executeTakeFirst()
  return added !== undefined
}

export const passkeysOf = (read: Read, userId: string) =>
  read.selectFrom("passkey").selectAll().where("userId", "=", userId).orderBy("_id").execute()
