import * as z from "zod/mini"
import { issue } from "../call/problem.ts"
import { Id, Timestamp } from "../call/resource.ts"
import { form, lengths, requiredText } from "../text/input.ts"

/** A key that a phone, computer or security key stores, and unlocks with a fingerprint, face or PIN (WebAuthn). */
export const Passkey = z.object({
  _id: Id,
  name: z.string(),
  createdAt: Timestamp,
  /** Empty until it was used. */
  lastUsedAt: z.string(),
})
export type Passkey = z.infer<typeof Passkey>

const descriptor = z.object({ type: z.literal("public-key"), id: z.string() })

/** For `navigator.credentials.create`, as `PublicKeyCredential.parseCreationOptionsFromJSON` reads them. */
export const PasskeyCreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
  attestation: z.literal("none"),
})
export type PasskeyCreationOptions = z.infer<typeof PasskeyCreationOptions>

/** For `navigator.credentials.get`, as `PublicKeyCredential.parseRequestOptionsFromJSON` reads them. */
export const PasskeyRequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal("required"),
})
export type PasskeyRequestOptions = z.infer<typeof PasskeyRequestOptions>

/** Bytes of a response. Longer ones are refused before they are decoded. */
const bytes = z
  .string({ error: issue("passkeyRefused") })
  .check(
    z.maxLength(6_000, { error: issue("passkeyRefused"), abort: true }),
    z.regex(/^[\w-]+$/, issue("passkeyRefused")),
  )

const creation = form({ clientDataJSON: bytes, attestationObject: bytes }, "passkeyRefused")
const assertion = form({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }, "passkeyRefused")

/** By which its owner recognizes it among others. */
export const PasskeyName = form({ name: requiredText(lengths.number, "fieldRequired") })

/** `credential` is the result of `navigator.credentials.create`, by its `toJSON`. */
export const AddPasskey = z.extend(PasskeyName, {
  credential: form({ id: bytes, response: creation }, "passkeyRefused"),
})
export type NewPasskey = z.infer<typeof AddPasskey>["credential"]

/** `credential` is the result of `navigator.credentials.get`, by its `toJSON`. */
export const UsePasskey = form({ credential: form({ id: bytes, response: assertion }, "passkeyRefused") })
export type UsedPasskey = z.infer<typeof UsePasskey>["credential"]
