import { toLatinDigits } from "contract"
import { isCommonPassword } from "#accounts/common-passwords.ts"

const rows = ["abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"]
/** What stands for which letter. `1` and `!` stand for two. */
const disguises: Record<string, string> = { "0": "o", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", $: "s" }
const minCore = 4
const maxRepeated = 4

const folded = (text: string) => toLatinDigits(text.toLowerCase()).trim()

function undisguised(text: string, one: "i" | "l"): string {
  return Array.from(text, (sign) => (sign === "1" || sign === "!" ? one : (disguises[sign] ?? sign))).join("")
}

/** Whether the keys lie side by side, in either direction, or are the same. */
const isStep = (from: string, to: string) =>
  from === to || rows.some((row) => row.includes(from + to) || row.includes(to + from))

/** One or two runs along a row of keys, two different signs, or a short group again and again. */
function isPattern(text: string): boolean {
  const signs = [...text]
  const runs = signs.filter((sign, at) => !isStep(signs[at - 1] ?? "", sign)).length
  if (runs <= 2 || new Set(signs).size <= 2) return true
  const groups = Array.from({ length: maxRepeated }, (_, at) => signs.slice(0, at + 1).join(""))
  return groups.some((group) => group.repeat(Math.ceil(text.length / group.length)).slice(0, text.length) === text)
}

/** Digits and marks around a word that everybody thinks of: few, a row of keys, a date. */
function isUsual(added: string): boolean {
  const digits = added.replace(/\D/g, "")
  const isUsualNumber = digits.length <= 4 || isPattern(digits) || /^\d{0,4}(19|20)\d{2,6}$/.test(digits)
  return added.length - digits.length <= 4 && isUsualNumber
}

/** The word alone, and with what stands before it, if what was added is usual. */
function cores(text: string): string[] {
  const [, before = "", core = "", after = ""] = /^([^\p{L}\p{M}]*)(.*?)([^\p{L}\p{M}]*)$/u.exec(text) ?? []
  if (!isUsual(before) || !isUsual(after)) return []
  return [core, before + core].filter((each) => each.length >= minCore)
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

/** Whether a password is common, made of these words (disguised, doubled, with digits or marks), or a pattern. */
export function isGuessable(password: string, words: readonly string[]): boolean {
  const text = folded(password)
  const joined = text.replace(/[\s._-]+/g, "")
  if (isPattern(text) || isPattern(joined)) return true
  const known = words.map(folded).filter((word) => word.length >= minCore)
  const written = [text, joined, ...cores(joined)]
  const forms = written.flatMap((form) => [form, undisguised(form, "i"), undisguised(form, "l")])
  return forms.some((form) =>
    [form, ...(isDoubled(form) ? [half(form)] : [])].some((each) => isCommonPassword(each) || isMadeOf(each, known)),
  )
}
