import { OpenBadge, StatusList } from "./open-badge.ts"
import { type KeySet, openSigned, type SignatureFault } from "./signed.ts"
import { isBitSet } from "./status-list.ts"

export type CredentialFault =
  | SignatureFault
  /** This device's clock is behind: the credential, or the status list, was signed in its future. */
  | "clockBehind"
  | "notYetValid"
  | "expired"
  /** Revoked, or replaced by a corrected version. */
  | "revoked"
  /** The status list cannot be read, or is another than the credential names. */
  | "wrongStatusList"

/** `credential` is present once its signature is verified. `isStatusKnown`: whether a status list was compared. */
export type CredentialVerdict =
  | { result: "valid"; credential: OpenBadge; isStatusKnown: boolean }
  | { result: CredentialFault; credential?: OpenBadge }

type Given = {
  /** The credential as a compact JSON Web Signature. */
  text: string
  keys: KeySet
  /** The signed status list that the credential names. */
  statusList?: string | undefined
  /** The only accepted issuers: the present one, whose status list counts, then earlier ones of a site that has moved. Without it, any to whom a key of the set belongs. */
  issuers?: readonly string[] | undefined
  now?: number | undefined
}

const maxClockDifferenceMs = 5 * 60 * 1000

/** Verifies a credential without network, in a browser or in Node. */
export async function verifyCredential(given: Given): Promise<CredentialVerdict> {
  const { text, keys, statusList, issuers, now = Date.now() } = given
  const opened = await openSigned(text, keys, OpenBadge, issuers)
  if (opened.fault) return { result: opened.fault }
  const { content: credential } = opened
  const isIssuerRight = credential.issuer.id === credential.iss && (!issuers || issuers.includes(credential.iss))
  if (!isIssuerRight) return { result: "wrongIssuer" }
  const isStatusKnown = statusList !== undefined
  const fault =
    faultOfTime(credential, now) ??
    (isStatusKnown && (await faultOfStatus(credential, statusList, { keys, now, listIssuer: issuers?.[0] })))
  return fault ? { result: fault, credential } : { result: "valid", credential, isStatusKnown }
}

const isInFuture = ({ iat }: { iat: number }, now: number) => iat * 1000 > now + maxClockDifferenceMs

function faultOfTime(credential: OpenBadge, now: number): CredentialFault | undefined {
  if (isInFuture(credential, now)) return "clockBehind"
  const [from, until] = [credential.validFrom, credential.validUntil].map((time) => Date.parse(time ?? ""))
  if (!(Number(from) <= now)) return "notYetValid"
  return credential.validUntil !== undefined && !(now <= Number(until)) ? "expired" : undefined
}

async function faultOfStatus(
  { credentialStatus, iss }: OpenBadge,
  text: string,
  { keys, now, listIssuer = iss }: { keys: KeySet; now: number; listIssuer: string | undefined },
): Promise<CredentialFault | undefined> {
  const { content: list } = { content: undefined, ...(await openSigned(text, keys, StatusList)) }
  if (!list || list.iss !== listIssuer || list.issuer !== listIssuer) return "wrongStatusList"
  const path = pathAt(listIssuer, list.id)
  if (path === undefined || path !== pathAt(iss, credentialStatus.statusListCredential)) return "wrongStatusList"
  if (isInFuture(list, now)) return "clockBehind"
  const isSet = await isBitSet(list.credentialSubject.encodedList, Number(credentialStatus.statusListIndex))
  if (isSet === undefined) return "wrongStatusList"
  return isSet ? "revoked" : undefined
}

/** The port of did:web is percent-encoded, because a colon begins a path. */
export const didOf = (url: string) => `did:web:${encodeURIComponent(new URL(url).host)}`

/** The part of a URL after the issuer's address: it stays the same when a site moves. Undefined if the URL is not the issuer's. */
const pathAt = (issuer: string, url: string) =>
  URL.canParse(url) && didOf(url) === issuer ? url.slice(new URL(url).origin.length) : undefined
