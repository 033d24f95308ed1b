import { maxPaisa, type Paisa } from "./paisa.ts"
import { toBengaliDigits, toLatinDigits } from "./text/digits.ts"
import type { Language } from "./text/language.ts"

/** Course prices are whole taka. */
export const paisaOfTaka = (taka: number) => exact(taka * 100)

export const sumPaisa = (amounts: readonly Paisa[]) => exact(amounts.reduce((sum: number, amount) => sum + amount, 0))

/** A percentage, with up to two decimal places, of an amount. Half a paisa is rounded away from zero. */
export function percentOfPaisa(amount: Paisa, percent: number): Paisa {
  const share = Math.round(percent * 100)
  // In two parts: the product of a large amount would exceed the safe integers.
  const rest = amount % 10_000
  const rounded = Math.sign(rest) * Math.floor((Math.abs(rest) * share + 5_000) / 10_000)
  return exact(((amount - rest) / 10_000) * share + rounded)
}

/** The price after a discount in percent, in taka, rounded down to whole takas. */
export const discountedPrice = (taka: number, discount: number) => Math.trunc((taka * (100 - discount)) / 100)

// Groups of two digits before the last three (lakh), or of three, or none. A comma is never a decimal point.
const writtenAmount =
  /^(-?)(?:(?:৳|tk\.?|bdt|টাকা)\s?)?(\d{1,10}|\d{1,2}(?:,\d\d)*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.(\d\d?))?(?:\/-|\s?(?:৳|tk\.?|taka|bdt|টাকা))?$/i
const maxWrittenLength = 40

/**
 * The amount that a text in taka names, in Latin or Bengali digits: '12,500.50', '৳ ১২,৫০০', 'Tk 99.00', '500/-'. Null for any
 * other text, and above the largest amount. It is never read as a float.
 */
export function parseTaka(text: string): Paisa | null {
  if (text.length > maxWrittenLength) return null
  const [, sign, taka, fraction = ""] = toLatinDigits(text.trim()).match(writtenAmount) ?? []
  if (taka === undefined) return null
  const amount = Number(taka.replaceAll(",", "") + fraction.padEnd(2, "0"))
  // `0 -` so that there is no negative zero.
  return amount > maxPaisa ? null : exact(sign ? 0 - amount : amount)
}

/** An amount as people read it: '৳ 12,500', '৳ 12,500.50', '৳ ১২,৫০০'. The space does not break. */
export function formatTaka(amount: Paisa, language: Language): string {
  const [taka, paisa] = [Math.trunc(Math.abs(amount) / 100), Math.abs(amount) % 100]
  const fraction = paisa ? `.${String(paisa).padStart(2, "0")}` : ""
  const text = `${amount < 0 ? "-" : ""}৳\u00a0${groupedByLakh(String(taka))}${fraction}`
  return language === "bn" ? toBengaliDigits(text) : text
}

/** Digits grouped as in Bangladesh, in English texts too: 12,34,567. */
export const groupedByLakh = (digits: string) => digits.replace(/\d(?=(\d\d)*\d{3}$)/g, "$&,")

function exact(amount: number): Paisa {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not an exact number of paisa`)
  return amount as Paisa
}
