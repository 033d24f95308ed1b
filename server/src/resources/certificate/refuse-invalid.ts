import { type PublicCertificate, type Validity, validityOf } from "contract"
import { gone } from "#errors.ts"

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
