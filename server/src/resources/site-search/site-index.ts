import type { Language, PageText, SiteContent, SiteFacts, SiteList } from "contract"
import { cachedRead } from "#db/cached-read.ts"
import type { Database } from "#db/open.ts"
import type { SiteReader } from "#resources/site/content.ts"
import { type Entry, textsInLanguage } from "#resources/site-search/entries.ts"
import { recordEntries } from "#resources/site-search/records.ts"

type PageTexts = SiteFacts["pageTexts"]

/**
 * Everything that the search finds, pages first. It is in memory: pages since they were first searched, records until one
 * changes. Both together are some hundred kilobytes, and a search reads all of it in a few milliseconds.
 */
export function siteIndex(
  database: Database,
  pageTexts: () => Promise<PageTexts>,
  { presentOrLast }: Pick<SiteReader, "presentOrLast">,
) {
  const { changes } = database
  const currentRecords = cachedRead(database, ["course", "question", "toKnow"], () => recordEntries(database.read))
  let pages: { of: PageTexts; entries: Entry[] } | undefined
  changes.listen((topic) => {
    if (topic === "site") pages = undefined
  })

  async function currentPages(): Promise<Entry[]> {
    const texts = await pageTexts()
    // They are another object only after a change of the sources in development.
    if (pages?.of === texts && changes.isComplete) return pages.entries
    const { version } = changes
    const lists = [...new Set(texts.bn.flatMap(({ lists }) => lists))]
    const read = await Promise.all(lists.map((list) => presentOrLast(list)))
    const contents = new Map(lists.map((list, index) => [list, read[index]?.content.items ?? []]))
    const entries = pageEntries(texts, contents)
    if (version === changes.version && read.every(({ isCurrent }) => isCurrent)) pages = { of: texts, entries }
    return entries
  }

  return async (): Promise<Entry[]> => [...(await currentPages()), ...(await currentRecords())]
}

type Items = ReadonlyMap<SiteList, readonly SiteContent[SiteList]["items"][number][]>

function pageEntries({ en, bn }: PageTexts, items: Items): Entry[] {
  const inEnglish = new Map(en.map((page) => [page.path, page]))
  const textsOf = ({ title, texts, lists }: PageText, language: Language) =>
    textsInLanguage(title, [...texts, ...lists.flatMap((list) => (items.get(list) ?? []).map(lineIn[language]))])
  return bn.map((page) => ({
    kind: "page",
    key: page.path,
    bn: textsOf(page, "bn"),
    en: textsOf(inEnglish.get(page.path) ?? page, "en"),
  }))
}

type Item = { en: Readonly<Record<string, string>> }

/** The texts of an item; in English those of the other language where it has none. */
const itemText = (item: Item, language: Language) =>
  Object.keys(item.en).map((field) => (language === "en" && item.en[field]) || (item as unknown as Item["en"])[field])
const lineIn: Record<Language, (item: Item) => string> = {
  bn: (item) => itemText(item, "bn").filter(Boolean).join(", "),
  en: (item) => itemText(item, "en").filter(Boolean).join(", "),
}
