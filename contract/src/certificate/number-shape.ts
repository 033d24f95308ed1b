import { toLatinDigits } from "../text/digits.ts"
import { isRandomNumber } from "./certificate-number.ts"

/** Letters and separators as they are, and digits: those with a zero in front have a fixed length. */
type Part = { text: string; isDigits: boolean }

/** Undefined for an email, a name, or anything else without a digit: that is never a number. */
function shapeOf(number: string): readonly Part[] | undefined {
  const text = toLatinDigits(number.normalize("NFC").trim()).toUpperCase()
  if (!/\d/.test(text) || text.includes("@")) return undefined
  // The digits and letters of a random number differ each time.
  if (isRandomNumber(text)) return [{ text: text.replace(/-.{4}-.{4}-.$/, "-?"), isDigits: false }]
  return (text.match(/\d+|\D+/g) ?? []).map((part) => ({ text: part, isDigits: /\d/.test(part) }))
}

const isSamePart = (one: Part, other: Part | undefined) => {
  if (!other || one.isDigits !== other.isDigits) return false
  if (!one.isDigits) return one.text === other.text
  return one.text.length === other.text.length || !(one.text.startsWith("0") || other.text.startsWith("0"))
}

const isSameShape = (one: readonly Part[], other: readonly Part[]) =>
  one.length === other.length && one.every((part, index) => isSamePart(part, other[index]))

/**
 * Tells whether a number is written unlike the latest ones, and returns one of these to compare it with; empty if there is none. If
 * fewer than half of them are written alike, any number is like them. What can be no number is unlike all.
 */
export function numberChecker(latest: readonly string[]): (number: string) => string | undefined {
  const known = latest.flatMap((number) => {
    const shape = shapeOf(number)
    return shape ? [{ number, shape }] : []
  })
  const countLike = (shape: readonly Part[]) => known.filter((each) => isSameShape(each.shape, shape)).length
  const counts = known.map(({ shape }) => countLike(shape))
  const most = Math.max(0, ...counts)
  const example = known[counts.indexOf(most)]?.number ?? ""
  const hasPattern = most * 2 >= known.length
  return (number) => {
    const shape = shapeOf(number)
    if (!shape) return example
    if (known.length === 0 || !hasPattern) return undefined
    return known.some((each) => isSameShape(each.shape, shape)) ? undefined : example
  }
}
