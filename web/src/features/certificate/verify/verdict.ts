import { type Language, unwrappedNumber, type Validity, type VerifiedCertificate, withDigits } from "contract"
import { formatOf } from "#i18n/format.ts"
import type { LoaderApi } from "#rendering/loader-context.ts"
import { holderName, shareImagePath } from "#site/certificate.ts"
import { company } from "#site/company.ts"
import type { VerifyContent } from "#site/en/verify.ts"
import { type Fact, factsOf } from "./facts.ts"

/** The result of looking up a number; `failed` if the lookup failed, `limited` if the network has looked up too many. */
export type VerificationState = Validity | Missing
export type Missing = "empty" | "unknown" | "ambiguous" | "mistyped" | "similar" | "failed" | "limited"

/** The result for a number, in the page's language. A page carries only the texts of its own result. */
export type Verdict = {
  state: VerificationState
  verdict: string
  /** Its meaning, and the next step, one sentence each. */
  hints: readonly string[]
  number: string
  facts: readonly Fact[]
  /** Only for a certificate, valid or not. */
  issuer?: string
  checkedAt: string
  checkedOn: string
  certificate?: VerifiedCertificate
  actions?: VerifyContent["actions"]
  /** The number that was probably meant. */
  suggestion?: { text: string; number: string }
  /** For sites that show the link; only of a valid certificate. */
  share?: { title: string; description: string; image?: string; imageAlt?: string; query: string; isHidden: boolean }
}

export function verdictOf(
  found: VerifiedCertificate | Missing,
  number: string,
  texts: VerifyContent,
  { language, now }: Pick<LoaderApi, "language" | "now">,
): Verdict {
  return typeof found === "string" ? missing(found, number, texts, now()) : verified(found, texts, language)
}

function missing(state: Missing, number: string, texts: VerifyContent, checkedAt: string): Verdict {
  const { verdict, hint } = texts.missing[state]
  const facts = number === "" ? [] : [{ name: texts.searchedNumber, value: number, size: "number" as const }]
  return {
    ...{ state, verdict, hints: hint ? [hint] : [], number, facts, checkedAt, checkedOn: texts.checkedOn },
    ...(state === "similar" && { suggestion: { text: texts.didYouMean, number: withDigits(unwrappedNumber(number)) } }),
  }
}

/** By the server's clock. */
function stateOf({ status, isExpired, isNotYetValid }: VerifiedCertificate): Validity {
  if (status === "inactive") return "revoked"
  if (isExpired) return "expired"
  return isNotYetValid ? "notYetValid" : "valid"
}

function verified(certificate: VerifiedCertificate, texts: VerifyContent, language: Language): Verdict {
  const state = stateOf(certificate)
  const { date } = formatOf(language)
  const { certificationNo, correctedAt, checkedAt, withdrawnAt, withdrawalReason, issuedOn, expiresOn } = certificate
  const hints = {
    valid: [texts.found.valid.hint],
    notYetValid: [texts.found.notYetValid.hint(date(issuedOn))],
    expired: [texts.found.expired.hint(date(expiresOn || checkedAt))],
    revoked: [
      withdrawnAt ? texts.found.revoked.hintSince(date(withdrawnAt)) : texts.found.revoked.hint,
      withdrawalReason && texts.found.revoked.reason(withdrawalReason),
    ],
  }[state]
  const corrected = correctedAt ? texts.found.corrected(date(correctedAt)) : ""
  return {
    state,
    verdict: texts.found[state].verdict,
    hints: [...hints, corrected].filter(Boolean),
    number: certificationNo,
    facts: factsOf(certificate, texts.record, language, texts.statuses[state]),
    issuer: `${texts.record.issuedBy} ${company[language].name}`,
    checkedAt,
    checkedOn: texts.checkedOn,
    certificate,
    actions: texts.actions,
    ...(state === "valid" && { share: shareOf(certificate, texts, language) }),
  }
}

function shareOf(certificate: VerifiedCertificate, { share }: VerifyContent, language: Language) {
  const { certificationName: course, certificationNo, issuedOn } = certificate
  const name = holderName(certificate, language)
  return {
    title: share.title(name, course),
    description: share.description(certificationNo, formatOf(language).date(issuedOn)),
    ...(certificate.hasDocument && {
      image: shareImagePath(certificate, language),
      imageAlt: share.image(name, course, certificationNo),
    }),
    isHidden: certificate.indexedSince === "",
    query: `?${new URLSearchParams({ no: certificationNo })}`,
  }
}
