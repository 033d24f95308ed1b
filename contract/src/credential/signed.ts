import * as z from "zod/mini"

/** A credential has about 3 KiB, a status list at most 32. */
export const maxCredentialBytes = 128 * 1024

const maxKeys = 1000

const Ed25519Key = z.object({
  kty: z.literal("OKP"),
  crv: z.literal("Ed25519"),
  x: z.string().check(z.regex(/^[\w-]{43}$/)),
  kid: z.string(),
})

/** A JSON Web Key Set. Keys of other kinds are ignored. */
export const KeySet = z.object({ keys: z.array(z.unknown()).check(z.maxLength(maxKeys)) })
export type KeySet = z.infer<typeof KeySet>

// Strict: of all other parameters, several would let the sender choose the key (jwk, jku, x5u) or the rules (crit, b64).
const Header = z.strictObject({
  alg: z.literal("EdDSA"),
  typ: z.literal("vc+jwt"),
  cty: z.optional(z.literal("vc")),
  kid: z.string(),
})

/** An unsigned token (`alg: none`) ends with the second dot. */
const compact = /^[\w-]+\.[\w-]+\.[\w-]*$/

export type SignatureFault =
  | "tooLarge"
  | "malformed"
  | "headerRefused"
  | "unknownKey"
  | "wrongSignature"
  | "wrongIssuer"
  | "unsupported"

type Opened<T> = { fault: SignatureFault } | { fault?: undefined; content: T }

/** Verifies the signature of a credential by a key of the set, and that the key belongs to the issuer that it names. */
export async function openSigned<T extends { iss: string }>(
  text: string,
  { keys }: KeySet,
  schema: z.ZodMiniType<T>,
  issuers?: readonly string[],
): Promise<Opened<T>> {
  if (text.length > maxCredentialBytes) return { fault: "tooLarge" }
  const token = text.trim()
  const [header = "", payload = "", signature = ""] = compact.test(token) ? token.split(".") : []
  const parameters = json(header)
  if (parameters === undefined) return { fault: "malformed" }
  const read = z.safeParse(Header, parameters)
  if (!read.success) return { fault: "headerRefused" }
  if (signature === "") return { fault: "malformed" }
  const { kid } = read.data
  if (issuers && !issuers.some((issuer) => kid.startsWith(`${issuer}#`))) return { fault: "wrongIssuer" }
  const key = keys
    .map((each) => z.safeParse(Ed25519Key, each).data)
    .find((each) => each !== undefined && nameOf(each.kid) === nameOf(kid))
  if (!key) return { fault: "unknownKey" }
  const isGenuine = await isSignedBy(key, `${header}.${payload}`, signature)
  if (isGenuine !== true) return { fault: isGenuine === false ? "wrongSignature" : "unsupported" }
  const { data: content } = z.safeParse(schema, json(payload))
  if (!content) return { fault: "malformed" }
  return kid === `${content.iss}#${nameOf(kid)}` ? { content } : { fault: "wrongIssuer" }
}

/** The name of a key without its issuer, who has another DID after a move to another domain. */
const nameOf = (kid: string) => kid.slice(kid.indexOf("#") + 1)

/** Undefined if this browser does not have Ed25519. */
async function isSignedBy({ kty, crv, x }: z.infer<typeof Ed25519Key>, signed: string, signature: string) {
  const bytes = bytesOf(signature)
  if (!bytes || !isCanonical(signature, bytes)) return false
  // Only pages that came over HTTPS have it.
  if (!crypto.subtle) return undefined
  try {
    const key = await crypto.subtle.importKey("jwk", { kty, crv, x }, "Ed25519", false, ["verify"])
    return await crypto.subtle.verify("Ed25519", key, bytes, new TextEncoder().encode(signed))
  } catch (error) {
    // A DataError is a key that is no point of the curve.
    return error instanceof DOMException && error.name === "NotSupportedError" ? undefined : false
  }
}

const signatureBytes = 64

/** The last character has unused bits: with others set, it would be another text with the same bytes. */
const isCanonical = (signature: string, bytes: Uint8Array) =>
  bytes.length === signatureBytes &&
  btoa(String.fromCharCode(...bytes)).slice(0, signature.length) === signature.replaceAll("-", "+").replaceAll("_", "/")

function json(part: string): unknown {
  const bytes = bytesOf(part)
  if (!bytes || bytes.length === 0) return undefined
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

/** Decodes base64url. Not `Uint8Array.fromBase64`, which browsers have only since 2025. */
export function bytesOf(base64url: string) {
  try {
    const binary = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"))
    return Uint8Array.from(binary, (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}
