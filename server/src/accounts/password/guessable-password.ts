import { toLatinDigits } from "contract"
import { isCommonPassword } from "#accounts/password/common-passwords.ts"

const rows = ["abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"]
/** Characters that replace letters. `1` and `!` can replace two letters and are handled in `withoutSubstitutes`. */
const substitutes: Record<string, string> = { "0": "o", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", $: "s" }
const minCoreLength = 4
const maxGroupLength = 4
const maxSequences = 3

/** As attackers try it: without case, full-width forms, and invisible characters. */
export const folded = (text: string) =>
  toLatinDigits(text.normalize("NFKC").toLowerCase())
    .replace(/\p{Cf}/gu, "")
    .trim()

function withoutSubstitutes(text: string, one: "i" | "l"): string {
  return Array.from(text, (char) => (char === "1" || char === "!" ? one : (substitutes[char] ?? char))).join("")
}

/** Whether two characters are equal, or neighbours on a keyboard row or in a sequence, in either direction. */
const isStep = (from: string, to: string) =>
  from === to || rows.some((row) => row.includes(from + to) || row.includes(to + from))

/** Up to three keyboard or counting sequences, at most two different characters, or a repeated short group. */
function isPattern(text: string): boolean {
  const chars = [...text]
  const breaks = chars.slice(1).filter((char, index) => !isStep(chars[index] ?? "", char)).length
  if (breaks < maxSequences || new Set(chars).size <= 2) return true
  const groups = Array.from({ length: maxGroupLength }, (_, index) => chars.slice(0, index + 1).join(""))
  return groups.some((group) => group.repeat(Math.ceil(text.length / group.length)).slice(0, text.length) === text)
}

/** Whether the digits and punctuation around a word are typical: few characters, a sequence or a date. */
function isUsual(added: string): boolean {
  const digits = added.replace(/\D/g, "")
  const isUsualNumber = digits.length <= 4 || isPattern(digits) || /^\d{0,4}(19|20)\d{2,6}$/.test(digits)
  return added.length - digits.length <= 4 && isUsualNumber
}

/** The word without the characters added around or within it, and with its prefix, if the additions are typical. */
function cores(text: string): string[] {
  const within = text.replace(/[\p{L}\p{M}]+/gu, "")
  const letters = isUsual(within) ? [text.replace(/[^\p{L}\p{M}]+/gu, "")] : []
  const [, before = "", core = "", after = ""] = /^([^\p{L}\p{M}]*)(.*?)([^\p{L}\p{M}]*)$/u.exec(text) ?? []
  const parts = isUsual(before) && isUsual(after) ? [core, before + core] : []
  return [...letters, ...parts].filter((each) => each.length >= minCoreLength)
}

function isMadeOf(text: string, words: readonly string[]): boolean {
  const reached = [true]
  for (let end = 1; end <= text.length; end++) {
    reached[end] = words.some((word) => reached[end - word.length] && text.endsWith(word, end))
  }
  return reached[text.length] ?? false
}

const half = (text: string) => text.slice(0, text.length / 2)
const isDoubled = (text: string) => half(text).repeat(2) === text

/** Whether a password is common, a pattern, or made of these words, even with substitutes, doubling or added characters. */
export function isGuessable(password: string, words: readonly string[]): boolean {
  const text = folded(password)
  const joined = text.replace(/[\s._-]+/g, "")
  if (isPattern(text) || isPattern(joined)) return true
  const known = words.map(folded).filter((word) => word.length >= minCoreLength)
  const variants = [text, joined, ...cores(joined)]
  const forms = variants.flatMap((form) => [form, withoutSubstitutes(form, "i"), withoutSubstitutes(form, "l")])
  return forms.some((form) =>
    [form, ...(isDoubled(form) ? [half(form)] : [])].some((each) => isCommonPassword(each) || isMadeOf(each, known)),
  )
}
