import {
  type CredentialFault,
  canBeDrawn,
  type FileVerdict,
  hasOtherNumber,
  type OpenBadge,
  statementsIn,
} from "contract"

/** The result of checking a file, in one word. */
export type FileOutcome =
  | "original"
  | "credential"
  /** An original, in which letters are replaced that the fonts of its time lacked. */
  | "lettersReplaced"
  /** Fields differ from the credential; or none does, but the file is not the original; or its text could not be compared. */
  | "different"
  | "savedAgain"
  | "notComparable"
  | Exclude<CredentialFault, "tooLarge" | "malformed">
  | Exclude<FileVerdict["kind"], "original" | "credential" | "changed">

export type Tone = "gold" | "danger" | "neutral"

/** A revoked certificate is reported as such, even if the file was changed as well. */
export function outcomeOf(file: FileVerdict): FileOutcome {
  if (!("verdict" in file)) return file.kind
  const { result } = file.verdict
  if (result === "tooLarge" || result === "malformed") return "wrongSignature"
  if (result !== "valid") return result
  if (file.kind === "original" && file.differences.length > 0) return "lettersReplaced"
  if (file.kind !== "changed") return file.kind
  if (file.differences.length > 0) return "different"
  return file.hasText ? "savedAgain" : "notComparable"
}

const dangers: readonly FileOutcome[] = ["different", "wrongSignature", "headerRefused", "revoked"]

export const toneOf = (outcome: FileOutcome): Tone => {
  if (outcome === "original" || outcome === "credential") return "gold"
  return dangers.includes(outcome) ? "danger" : "neutral"
}

/** Only a credential whose signature is verified says anything. */
export const credentialIn = (file: FileVerdict): OpenBadge | undefined =>
  "verdict" in file ? file.verdict.credential : undefined

/** The number of the certificate whose credential is in a document with another number; undefined if they agree. */
export const otherNumberIn = (file: FileVerdict): string | undefined =>
  outcomeOf(file) === "different" && "differences" in file && hasOtherNumber(file.differences)
    ? credentialIn(file)?.credentialSubject.licenseNumber
    : undefined

/** Whether another file can be downloaded from this site. Of a revoked or expired certificate there is none. */
export const hasOriginal = (file: FileVerdict) =>
  file.kind !== "original" &&
  "verdict" in file &&
  file.verdict.result === "valid" &&
  canBeDrawn(statementsIn(file.verdict.credential))
