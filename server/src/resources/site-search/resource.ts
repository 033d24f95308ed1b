import {
  FoundOnSite,
  foldForSearch,
  type Language,
  type MarkedText,
  searchSite,
  searchTerm,
  siteSearchLimits,
} from "contract"
import { handle } from "#http/handle.ts"
import { example, type Resource } from "#resources/resource.ts"
import { type Entry, hasWord, type TextsInLanguage } from "#resources/site-search/entries.ts"
import { siteIndex } from "#resources/site-search/site-index.ts"
import { synonymsOf } from "#resources/site-search/synonyms.ts"

export const siteSearch: Resource = {
  routes: (app, { database, pageTexts, siteContent }) => {
    const readIndex = siteIndex(database, pageTexts, siteContent)
    handle(app, searchSite, async ({ query: { q, language } }) => {
      const { entries, count, isPartial, words } = findEntries(await readIndex(), q, language)
      const marked = words.flatMap((word) => [word, ...synonymsOf(word)])
      return { data: entries.map((entry) => shown(entry, marked, language)), count, isPartial }
    })
  },
  examples: [
    example(FoundOnSite, {
      kind: "page",
      key: "/fees",
      title: [
        { text: "ফি ও ", isMatch: false },
        { text: "ফেরতের", isMatch: true },
        { text: " নিয়ম", isMatch: false },
      ],
      snippet: [{ text: "কোর্স শুরুর আগে যা জেনে নেওয়া ভালো।", isMatch: false }],
    }),
  ],
  responses: { searchSite: { isPartial: false } },
}

const shown = ({ kind, key, ...texts }: Entry, words: readonly string[], language: Language): FoundOnSite => ({
  kind,
  key,
  title: markedText(texts[language].title.shown, words),
  snippet: markedText(bestPassage(texts[language], words), words),
})

type Found = { entries: Entry[]; count: number; isPartial: boolean; words: string[] }
type Ranked = { entry: Entry; matched: number; score: number }

const other: Record<Language, Language> = { en: "bn", bn: "en" }

/** The words of a search, as they are compared. The number is limited because each of them is looked for in every text. */
export function wordsOf(search: string): string[] {
  const words = search.split(/\s+/).map(searchTerm).filter(Boolean)
  return [...new Set(words)].slice(0, siteSearchLimits.words)
}

/**
 * The entries that have all words, in either language, the best first; if there is none, those that have at least half of
 * the words. Equally good ones stay in their order.
 */
export function findEntries(entries: readonly Entry[], search: string, language: Language): Found {
  const words = wordsOf(search)
  const phrase = foldForSearch(search).trim()
  const ranked = words.length === 0 ? [] : entries.map((entry) => rank(entry, words, phrase, language))
  const complete = ranked.filter(({ matched }) => matched === words.length)
  const isPartial = complete.length === 0 && words.length > 1
  const found = isPartial ? ranked.filter(({ matched }) => matched >= words.length / 2) : complete
  const best = found.toSorted((one, another) => another.matched - one.matched || another.score - one.score)
  return {
    entries: best.slice(0, siteSearchLimits.results).map(({ entry }) => entry),
    count: found.length,
    isPartial: isPartial && found.length > 0,
    words,
  }
}

function rank(entry: Entry, words: readonly string[], phrase: string, language: Language): Ranked {
  const own = entry[language]
  const scoreOfWord = (word: string) => scoreOf(own, word) || scoreOf(entry[other[language]], word) / 4
  const scores = words.map((word) => scoreOfWord(word) || Math.max(0, ...synonymsOf(word).map(scoreOfWord)) / 2)
  const matched = scores.filter((score) => score > 0).length
  const isTitle = own.title.folded === phrase ? 20 : own.title.folded.includes(phrase) ? 8 : 0
  return { entry, matched, score: scores.reduce((sum, score) => sum + score, isTitle) }
}

function scoreOf({ title, passages }: TextsInLanguage, word: string): number {
  const inTitle = ` ${title.folded}`.includes(` ${word}`) ? 12 : hasWord(title.folded, word) ? 8 : 0
  return inTitle + (passages.some(({ folded }) => hasWord(folded, word)) ? 4 : 0)
}

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
