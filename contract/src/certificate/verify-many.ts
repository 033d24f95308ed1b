import * as z from "zod/mini"
import { Timestamp } from "../call/resource.ts"
import { form, listOf } from "../text/input.ts"

/** The most numbers that one call verifies. */
export const maxVerifiedNumbers = 200

/** Any text is accepted as a number: lists are pasted, with headings, blank cells and the same number twice. */
export const VerifyMany = form({ numbers: listOf(z.string(), maxVerifiedNumbers) })
export type VerifyMany = z.infer<typeof VerifyMany>

export const VerifiedState = z.enum(["valid", "expired", "notYetValid", "revoked", "unknown", "ambiguous", "mistyped"])
export type VerifiedState = z.infer<typeof VerifiedState>

/** The result for one number, as it was sent. The texts are empty if no certificate was found, or it was not revoked. */
export const VerifiedNumber = z.object({
  number: z.string(),
  state: VerifiedState,
  certificationNo: z.string(),
  candidateName: z.string(),
  certificationName: z.string(),
  issuedOn: z.string(),
  expiresOn: z.string(),
  isCorrected: z.boolean(),
  withdrawnAt: z.string(),
  withdrawalReason: z.string(),
})
export type VerifiedNumber = z.infer<typeof VerifiedNumber>

/** The results have the order of the numbers. */
export const VerifiedNumbers = z.object({ checkedAt: Timestamp, results: z.array(VerifiedNumber) })
export type VerifiedNumbers = z.infer<typeof VerifiedNumbers>
