import type { OpenBadge } from "../credential/open-badge.ts"
import { statementsIn } from "../credential/statements.ts"
import { fieldsWithOtherCharacters } from "../document-letters.ts"
import { languages } from "../language.ts"
import { type ExpectedWord, expectedWords, type ShownField } from "./shown-fields.ts"

/** A field of a document that does not show what the credential states. */
export type Difference = { field: ShownField; stated: string; shown: string }

/**
 * The fields in which a document differs from its credential. If the number does, the credential is that of another certificate:
 * then of the other fields only the name is compared.
 */
export function differencesFrom(credential: OpenBadge, words: readonly string[]): Difference[] {
  const all = allDifferences(credential, words)
  if (!hasOtherNumber(all)) return all
  return all.filter(({ field }) => field === "certificationNo" || field === "candidateName")
}

/** The fields of an original whose letters earlier versions of our program replaced, or left out. */
export function replacedLetters(credential: OpenBadge, words: readonly string[]): Difference[] {
  const concerned: ShownField[] = fieldsWithOtherCharacters(statementsIn(credential))
  const isName = ({ field }: Difference) => field === "candidateName" || field === "latinName"
  const isNameConcerned = concerned.some((field) => isName({ field, stated: "", shown: "" }))
  return allDifferences(credential, words).filter((one) =>
    isName(one) ? isNameConcerned : concerned.includes(one.field),
  )
}

export const hasOtherNumber = (differences: readonly Difference[]) =>
  differences.some(({ field, shown }) => field === "certificationNo" && shown !== "")

/** Compares the words of a document with its credential, in the language in which more of them are equal. */
function allDifferences(credential: OpenBadge, words: readonly string[]): Difference[] {
  const found = words.map(comparable)
  const [best] = languages
    .map((language) => {
      const expected = expectedWords(credential, language).map(({ field, text }) => ({ field, text: comparable(text) }))
      return { expected, equal: equalWords(expected, found) }
    })
    .sort((one, other) => other.equal.length - one.equal.length)
  if (!best) return []
  const shownIn = assigned(best.expected, found.length, best.equal)
  const named = best.expected.map(({ field }) => field).filter((field) => field !== "others")
  const fields = new Set([...named, "others" as const])
  const [equalExpected, equalFound] = [
    new Set(best.equal.map((pair) => pair.expected)),
    new Set(best.equal.map((pair) => pair.found)),
  ]
  return [...fields].flatMap((field) => {
    if (field === "signatory") return []
    // A field as a whole; of the text around the fields, only the words that differ.
    const isWhole = field !== "others"
    const stated = joined(
      best.expected
        .filter((word, n) => word.field === field && (isWhole || !equalExpected.has(n)))
        .map(({ text }) => text),
    )
    const shown = joined(found.filter((_, n) => shownIn[n] === field && (isWhole || !equalFound.has(n))))
    return stated === shown ? [] : [{ field, stated, shown }]
  })
}

/** Skills are a list: the document shows it as it was typed, with or without spaces. */
const joined = (words: readonly string[]) => words.join(" ").trim().replace(/ ?, ?/g, ", ")

const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu
const comparable = (word: string) =>
  word.normalize("NFC").replace(invisible, (character) => (/[\u200c\u200d]/.test(character) ? character : ""))

type Pair = { expected: number; found: number }

/** The longest common subsequence. */
function equalWords(expected: readonly ExpectedWord[], found: readonly string[]): Pair[] {
  const width = found.length + 1
  const lengths = new Uint16Array((expected.length + 1) * width)
  const lengthAt = (e: number, f: number) => lengths[e * width + f] ?? 0
  const same = (e: number, f: number) => expected[e]?.text === found[f]
  for (let e = expected.length - 1; e >= 0; e--)
    for (let f = found.length - 1; f >= 0; f--)
      lengths[e * width + f] = same(e, f)
        ? lengthAt(e + 1, f + 1) + 1
        : Math.max(lengthAt(e + 1, f), lengthAt(e, f + 1))
  const pairs: Pair[] = []
  for (let e = 0, f = 0; e < expected.length && f < found.length; )
    if (same(e, f)) pairs.push({ expected: e++, found: f++ })
    else if (lengthAt(e + 1, f) >= lengthAt(e, f + 1)) e++
    else f++
  return pairs
}

/** The field of each found word. Words between two equal ones belong to the fields between these, as many words as each expects. */
function assigned(expected: readonly ExpectedWord[], count: number, equal: readonly Pair[]): ExpectedWord["field"][] {
  const fields: ExpectedWord["field"][] = []
  let previous: Pair = { expected: -1, found: -1 }
  for (const pair of [...equal, { expected: expected.length, found: count }]) {
    const missing = expected.slice(previous.expected + 1, pair.expected).map(({ field }) => field)
    const beside = [expected[previous.expected]?.field, expected[pair.expected]?.field]
    const open = missing.length > 0 ? missing : [beside.find((field) => field && field !== "others") ?? "others"]
    for (let f = previous.found + 1, n = 0; f < pair.found; f++, n++)
      fields[f] = open[Math.min(n, open.length - 1)] ?? "others"
    const field = expected[pair.expected]?.field
    if (field) fields[pair.found] = field
    previous = pair
  }
  return fields
}
