import { toLatinDigits } from "./digits.ts"
import { canonicalPhone } from "./phone.ts"

const invisible = /\p{Default_Ignorable_Code_Point}/gu
// Each run is one match, so the time is linear in a text's length. A line break separates texts and stays.
const separators = /(?:[^\S\n]|[\p{Pd}\u2043\u2212+\uff0b])+/gu

/**
 * Letters and digits as searches compare them: in lower case, Bengali digits as Latin ones, each letter in one encoding,
 * and without invisible characters.
 */
export const foldLetters = (text: string) =>
  toLatinDigits(text.replace(invisible, "").toLowerCase())
    .normalize("NFC")
    // NFC knows neither an আ that is typed as two letters nor that ৎ is also spelled ত্.
    .replace(/অা/g, "আ")
    .replace(/ৎ/g, "ত্")

/** Replaces each run of spaces, dashes and plus signs. */
const withSeparators = (folded: string, separator: (before: string, after: string) => string) =>
  folded.replace(separators, (run: string, from: number) =>
    separator(folded.charAt(from - 1), folded.charAt(from + run.length)),
  )

const isOpen = (neighbour: string) => /^[\n0-9]?$/.test(neighbour)

/**
 * A text as it is searched in. Next to a digit spaces, dashes and plus signs are dropped, elsewhere they become one space:
 * 'PRH-0007', 'prh 0007' and 'PRH0007' are equal, and so are 'Abdur-Rahman' and 'abdur  rahman'.
 */
export const foldForSearch = (text: string) =>
  withSeparators(foldLetters(text), (before, after) => (isOpen(before) || isOpen(after) ? "" : " "))

/**
 * The terms that a search looks for in folded texts. A complete mobile number is found with and without its country code. A term of
 * dashes and plus signs alone stays as it is, so it finds nothing; one of only invisible characters becomes empty and is ignored.
 */
export function searchTerm(text: string): string {
  const folded = foldForSearch(text)
  if (folded === "") return foldLetters(text).trim()
  const [, mobile] = /^\+880(1\d{9})$/.exec(/^[+\d()./]+$/.test(folded) ? canonicalPhone(folded) : "") ?? []
  return mobile ? `0${mobile}` : folded
}

/** The most words that a search compares one by one. Each is looked for in every row of a list. */
const maxWords = 8

/** The words of a search, folded: the texts that are searched may have them anywhere. Without dashes between words. */
export const searchWords = (search: string) =>
  [...new Set(search.split(/\s+/).map(foldForSearch).filter(Boolean))].slice(0, maxWords)

/** Whether a folded text has every word of the search, or the search as a whole. */
export function foldedMatcherOf(search: string): (folded: string) => boolean {
  const term = searchTerm(search)
  const words = searchWords(search)
  return (folded) => folded.includes(term) || (words.length > 0 && words.every((word) => folded.includes(word)))
}

export function matcherOf(search: string): (text: string) => boolean {
  const isMatch = foldedMatcherOf(search)
  return (text) => isMatch(foldForSearch(text))
}
