import { FoundOnSite, type Language, searchSite } from "contract"
import { handle } from "#http/handle.ts"
import { example, type Resource } from "#resources/resource.ts"
import type { Entry } from "#resources/site-search/entries.ts"
import { findEntries } from "#resources/site-search/find-entries.ts"
import { bestPassage, markedText } from "#resources/site-search/marked-text.ts"
import { siteIndex } from "#resources/site-search/site-index.ts"

export const siteSearch: Resource = {
  routes: (app, { database, pageTexts, siteContent }) => {
    const readIndex = siteIndex(database, pageTexts, siteContent)
    handle(app, searchSite, async ({ query: { q, language } }) => {
      const { entries, count, isPartial, words } = findEntries(await readIndex(), q, language)
      return { data: entries.map((entry) => shown(entry, words, language)), count, isPartial }
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
