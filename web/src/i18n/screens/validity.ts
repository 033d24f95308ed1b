import type { Widened } from "#i18n/en.ts"

const en = { valid: "valid", expired: "expired", notYetValid: "not valid yet", revoked: "revoked" }

const bn: Widened<typeof en> = { valid: "বৈধ", expired: "মেয়াদ শেষ", notYetValid: "এখনো বৈধ নয়", revoked: "বাতিল" }

/** What a certificate's holder and the office read about its state. */
export const validityTexts = { en, bn }
