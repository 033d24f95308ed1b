import { foldForSearch, type Language, searchTerm, siteSearchLimits } from "contract"
import { type Entry, hasWord, type TextsInLanguage } from "#resources/site-search/entries.ts"

export type Found = { entries: Entry[]; count: number; isPartial: boolean; words: string[] }
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
  const scores = words.map((word) => scoreOf(own, word) || scoreOf(entry[other[language]], word) / 4)
  const matched = scores.filter((score) => score > 0).length
  const isTitle = own.title.folded === phrase ? 20 : own.title.folded.includes(phrase) ? 8 : 0
  return { entry, matched, score: scores.reduce((sum, score) => sum + score, isTitle) }
}

function scoreOf({ title, passages }: TextsInLanguage, word: string): number {
  const inTitle = ` ${title.folded}`.includes(` ${word}`) ? 12 : hasWord(title.folded, word) ? 8 : 0
  return inTitle + (passages.some(({ folded }) => hasWord(folded, word)) ? 4 : 0)
}
