import { toBengaliDigits, toLatinDigits } from "../text/digits.ts"
import { foldLetters } from "../text/search-text.ts"

// As one character: the forms that keyboards for Chinese and Japanese write.
const fullWidth = /[\uff01-\uff5e]/g
// Each run is one match, so the time is linear in a text's length. People write them instead of dashes, or after a number.
const separators = /[\s\p{Pd}\u2043\u2212+_/\\.,:;।]+/gu

/** A number as numbers are compared: letters and digits folded, and one dash wherever it has any separators inside. */
export const spellingOf = (number: string) =>
  foldLetters(number.replace(fullWidth, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0)))
    .replace(separators, "-")
    .replace(/^-|-$/g, "")

const amongDigits = /[0-9oil]*[0-9][0-9oil]*|^[oil]+$/g

/** The same number with 0 for each O and 1 for each I or L that stands among digits, or where only such letters stand. */
export const withDigits = (number: string) =>
  spellingOf(number)
    .split("-")
    .map((group) => group.replace(amongDigits, (run) => run.replaceAll("o", "0").replace(/[il]/g, "1")))
    .join("-")
    .toUpperCase()

/** The number after this one, with its zeros: "PRH-0007-0026" after "PRH-0007-0025". Empty if it does not end with a digit. */
export function nextNumber(number: string): string {
  const digits = /(?:[0-9]+|[০-৯]+)$/.exec(number)?.[0]
  if (!digits) return ""
  const next = String(BigInt(toLatinDigits(digits)) + 1n).padStart(digits.length, "0")
  return number.slice(0, -digits.length) + (/^\d/.test(digits) ? next : toBengaliDigits(next))
}

/** Crockford's base 32: the digits, and the letters without I, L, O and U. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
/** Of five bits each. */
const randomCharacters = 8

/** Multiplies in the field of 32 elements by the root of x⁵ + x² + 1, whose first 31 powers differ. */
const timesRoot = (value: number) => (value << 1) ^ (value & 16 ? 0b100101 : 0)

/**
 * The check character makes the sum of all characters zero, each multiplied by another power of the root. So no number with
 * one wrong character, or with any two characters exchanged, is valid.
 */
const checkCharacter = (characters: string) =>
  alphabet.charAt([...characters].reduce((sum, character) => timesRoot(sum ^ alphabet.indexOf(character)), 0))

const written = (prefix: string, characters: string, check: string) =>
  [prefix, characters.slice(0, 4), characters.slice(4), check].join("-")

/** `PRH-7K3M-X2QA-9`: 40 bits of eight random bytes, and their check character. */
export function randomNumber(prefix: string, bytes: Uint8Array): string {
  const characters = Array.from(bytes.subarray(0, randomCharacters), (byte) => alphabet.charAt(byte & 31)).join("")
  return written(prefix, characters, checkCharacter(characters))
}

export const defaultPrefix = "PRH"
const code = "[0-9A-TV-Z]"
const grouped = new RegExp(`^(.+)-(${code}{4})-(${code}{4})-(${code})$`)
const ungrouped = new RegExp(`^(${code}{4})(${code}{4})(${code})$`)

/**
 * Reads a number that has the form of a random one, as people write it: in lower case, with other dashes or with spaces, and
 * with O for 0, I or L for 1. Without separators it must have the prefix. `isValid` is false if the check character shows a
 * typing error; numbers of other forms are undefined. (A number that was not random can have this form by accident.)
 */
export function readRandomNumber(
  number: string,
  prefix = defaultPrefix,
): { number: string; isValid: boolean } | undefined {
  if (number.length > 200) return undefined
  const text = spellingOf(number).toUpperCase()
  const compact = text.replaceAll("-", "")
  const start = prefix.replaceAll("-", "").toUpperCase()
  const [, ...parts] = grouped.exec(text) ?? []
  const [, ...rest] = compact.startsWith(start) ? (ungrouped.exec(compact.slice(start.length)) ?? []) : []
  const [found = "", one = "", two = "", check = ""] = rest.length > 0 ? [prefix, ...rest] : parts
  if (check === "") return undefined
  const digits = (characters: string) => characters.replaceAll("O", "0").replace(/[IL]/g, "1")
  const characters = digits(one + two)
  return {
    number: written(found, characters, digits(check)),
    isValid: checkCharacter(characters) === digits(check),
  }
}

/** Whether a number is written exactly as `randomNumber` writes one. "PRH-19281-0001" is not, though without its dashes it reads like one. */
export function isRandomNumber(number: string): boolean {
  const read = readRandomNumber(number)
  return read?.number === number && read.isValid
}
