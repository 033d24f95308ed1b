import { type CredentialFault, canBeDrawn, type FileVerdict, type OpenBadge, statementsIn } from "contract"

/** The result of checking a file, in one word. */
export type FileOutcome = FileVerdict["kind"] | Exclude<CredentialFault, "tooLarge" | "malformed">

export type Tone = "gold" | "danger" | "neutral"

/** A revoked certificate is reported as such, even if the file was changed as well. */
export function outcomeOf(file: FileVerdict): FileOutcome {
  if (!("verdict" in file)) return file.kind
  const { result } = file.verdict
  if (result === "tooLarge" || result === "malformed") return "wrongSignature"
  return result === "valid" ? file.kind : result
}

const dangers: readonly FileOutcome[] = ["changed", "wrongSignature", "headerRefused", "revoked"]

export const toneOf = (outcome: FileOutcome): Tone => {
  if (outcome === "original" || outcome === "credential") return "gold"
  return dangers.includes(outcome) ? "danger" : "neutral"
}

/** Only a credential whose signature is verified says anything. */
export const credentialIn = (file: FileVerdict): OpenBadge | undefined =>
  "verdict" in file ? file.verdict.credential : undefined

/** Whether another file can be downloaded from this site. Of a revoked or expired certificate there is none. */
export const hasOriginal = (file: FileVerdict) =>
  file.kind !== "original" &&
  "verdict" in file &&
  file.verdict.result === "valid" &&
  canBeDrawn(statementsIn(file.verdict.credential))
