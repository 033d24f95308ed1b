import type { PageText, SiteFacts, Topic } from "contract"
import type { Database } from "#db/open.ts"
import { type Entry, textsInLanguage } from "#resources/site-search/entries.ts"
import { recordEntries } from "#resources/site-search/records.ts"

type PageTexts = SiteFacts["pageTexts"]

const topics: readonly Topic[] = ["course", "question", "toKnow"]

/**
 * Everything that the search finds, pages first. It is in memory: pages since they were first searched, records until one
 * changes. Both together are some hundred kilobytes, and a search reads all of it in a few milliseconds.
 */
export function siteIndex({ read, changes }: Database, pageTexts: () => Promise<PageTexts>) {
  let pages: { of: PageTexts; entries: Entry[] } | undefined
  let records: Promise<Entry[]> | undefined
  changes.listen((topic) => {
    if (topics.includes(topic)) records = undefined
  })

  async function currentPages(): Promise<Entry[]> {
    const texts = await pageTexts()
    // They are another object only after a change of the sources in development.
    if (pages?.of !== texts) pages = { of: texts, entries: pageEntries(texts) }
    return pages.entries
  }

  function currentRecords(): Promise<Entry[]> {
    if (records && changes.isConnected) return records
    const reading = recordEntries(read)
    // A failure, and what other processes could change unnoticed, is read again.
    if (changes.isConnected) records = reading
    reading.catch(() => {
      if (records === reading) records = undefined
    })
    return reading
  }

  return async (): Promise<Entry[]> => [...(await currentPages()), ...(await currentRecords())]
}

function pageEntries({ en, bn }: PageTexts): Entry[] {
  const inEnglish = new Map(en.map((page) => [page.path, page]))
  const textsOf = ({ title, texts }: PageText) => textsInLanguage(title, texts)
  return bn.map((page) => ({
    kind: "page",
    key: page.path,
    bn: textsOf(page),
    en: textsOf(inEnglish.get(page.path) ?? page),
  }))
}
