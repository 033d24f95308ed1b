import { foldForSearch, type MarkedText } from "contract"
import { hasWord, type TextsInLanguage } from "#resources/site-search/entries.ts"

const maxJoined = 4
// A piece has no line break in it, unless it is one.
const punctuated = /^(\p{P}*)(.*?)(\p{P}*)$/su

/**
 * Divides a text into what matches and what does not. Whole words are marked: a part of one could begin or end within a
 * Bengali conjunct.
 */
export function markedText(text: string, words: readonly string[]): MarkedText {
  const pieces = text.split(/(\s+)/)
  const isMatch = pieces.map(() => false)
  for (const word of words) {
    const single = pieces.flatMap((piece, index) => (hasWord(foldForSearch(piece), word) ? index : []))
    for (const index of single.length > 0 ? single : joinedMatch(pieces, word)) isMatch[index] = true
  }
  const parts: MarkedText = []
  const add = (text: string, isMatch: boolean) => {
    const last = parts.at(-1)
    if (last?.isMatch === isMatch) last.text += text
    else if (text !== "") parts.push({ text, isMatch })
  }
  pieces.forEach((piece, index) => {
    const [, before = "", word = "", after = ""] = punctuated.exec(piece) ?? []
    add(before, false)
    add(word, isMatch[index] === true)
    add(after, false)
  })
  return parts
}

/** A search without a space that the text has: 'prh0007' for 'PRH 0007'. The fewest words that have it. */
function joinedMatch(pieces: readonly string[], word: string): number[] {
  for (let more = 2; more <= 2 * (maxJoined - 1); more += 2) {
    for (let first = 0; first + more < pieces.length; first += 2) {
      const joined = pieces.slice(first, first + more + 1)
      if (hasWord(foldForSearch(joined.join("")), word)) return joined.map((_, index) => first + index)
    }
  }
  return []
}

/** The passage with the most words of the search. If only the title or the other language has them, the first one: it says what it is about. */
export function bestPassage({ passages }: TextsInLanguage, words: readonly string[]): string {
  let best = { shown: passages[0]?.shown ?? "", matched: 0 }
  for (const { shown, folded } of passages) {
    const matched = words.filter((word) => hasWord(folded, word)).length
    if (matched > best.matched) best = { shown, matched }
  }
  return best.shown
}
