import { toLatinDigits } from "contract"

const toBengaliDigits = (digits: string) => digits.replace(/\d/g, (digit) => String.fromCharCode(0x9e6 + Number(digit)))

/** The number after this one, with its zeros: "PRH-0007-0026" after "PRH-0007-0025". Empty if it does not end with a digit. */
export function nextNumber(number: string): string {
  const digits = /(?:[0-9]+|[০-৯]+)$/.exec(number)?.[0]
  if (!digits) return ""
  const next = String(BigInt(toLatinDigits(digits)) + 1n).padStart(digits.length, "0")
  return number.slice(0, -digits.length) + (/^\d/.test(digits) ? next : toBengaliDigits(next))
}
