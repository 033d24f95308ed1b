import { toLatinDigits } from "./digits.ts"

/** The longest international number (ITU-T E.164). More digits are two numbers in one field. */
const maxDigits = 15

/** Digits, and what people write between them. */
export const phonePattern = /^[ \u00a0(]*\+?[0-9০-৯ \u00a0()./\u2010-\u2015\u2212-]*$/

/** Whether a text has as many digits as a phone number, or is empty. */
export function hasPhoneDigits(text: string): boolean {
  const digits = text.replace(/[^0-9০-৯]/g, "").length
  return text === "" || (digits > 0 && digits <= maxDigits)
}

/**
 * The one form in which a phone number is stored, without separators: a Bangladeshi mobile is +8801XXXXXXXXX however it
 * was written, another international number a plus sign and digits, and a local number its digits.
 */
export function canonicalPhone(text: string): string {
  const latin = toLatinDigits(text)
  // In '+44 (0)20 …' the zero is dialled only inside the country.
  const dialled = latin.replace(/^(\D*\+\d+\D*)\(0\)/, "$1")
  const digits = dialled.replace(/\D/g, "")
  const [, mobile] = /^(?:(?:00)?8800?|0)(1\d{9})$/.exec(digits) ?? []
  if (mobile) return `+880${mobile}`
  if (latin.includes("+") && digits !== "") return `+${digits}`
  return digits.replace(/^00(?=[1-9]\d{6})/, "+")
}

/** For texts that were stored before numbers had one form: a text that is no phone number stays as it is. */
export const canonicalPhoneOr = (text: string) =>
  phonePattern.test(text) && hasPhoneDigits(text) ? canonicalPhone(text) : text

/** A stored number in readable groups: '+880 1712-345678'. */
export const formatPhone = (phone: string) =>
  phone.replace(/^\+880([19]\d{3})(\d{6})$/, "+880 $1-$2").replace(/^(0\d{4})(\d{6})$/, "$1-$2")
