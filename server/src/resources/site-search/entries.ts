import { type FoundOnSite, foldForSearch, type Language } from "contract"
import { passagesOf } from "#resources/site-search/passages.ts"

/** One text as it is shown, and folded as searches compare it. */
export type SearchedText = { shown: string; folded: string }
export type TextsInLanguage = { title: SearchedText; passages: readonly SearchedText[] }

export type Entry = Pick<FoundOnSite, "kind" | "key"> & Record<Language, TextsInLanguage>

const searched = (shown: string): SearchedText => ({ shown, folded: foldForSearch(shown) })

export const textsInLanguage = (title: string, texts: readonly string[]): TextsInLanguage => ({
  title: searched(title),
  passages: passagesOf(texts).map(searched),
})

/** One or two letters are in nearly every text, so they must begin a word. Next to digits folded texts have no spaces. */
export const hasWord = (folded: string, word: string) =>
  word.length > 2 || /[0-9]/.test(word) ? folded.includes(word) : folded.startsWith(word) || folded.includes(` ${word}`)
