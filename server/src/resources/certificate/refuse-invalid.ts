import { canBeDrawn, type PublicCertificate, type Validity, validityOf } from "contract"
import { conflict, gone } from "#errors.ts"

const codes = {
  revoked: "certificateRevoked",
  expired: "certificateExpired",
  notYetValid: "certificateNotYetValid",
} as const satisfies Record<Exclude<Validity, "valid">, string>

/** Only of valid certificates there are documents, credentials and preview images. */
export function refuseInvalid(certificate: PublicCertificate) {
  const validity = validityOf(certificate)
  if (validity !== "valid") throw gone(codes[validity])
}

/** Of certificates with letters that our fonts lack, there are neither documents nor preview images: they would show other texts. */
export function refuseMissingLetters(certificate: PublicCertificate) {
  if (!canBeDrawn(certificate)) throw conflict("lettersMissing")
}
