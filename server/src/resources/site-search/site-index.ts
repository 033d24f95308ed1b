import { setImmediate as nextTurn } from "node:timers/promises"
import type { EnglishField, Language, PageText, SiteContent, SiteFacts, SiteList } from "contract"
import { sql } from "kysely"
import { cachedRead } from "#db/cached-read.ts"
import type { Database } from "#db/open.ts"
import { orderedRows } from "#db/records/record-order.ts"
import { englishColumn } from "#resources/define-table.ts"
import type { SiteReader } from "#resources/site/content.ts"
import { type Entry, textsInLanguage } from "#resources/site-search/entries.ts"

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

/** Limits of what is held in memory. A site has a few dozen of each kind; further ones are found only by the search of their own page. */
export const recordLimits = { perKind: 1000, textLength: 5000, characters: 600_000, perTurn: 20 }

type Kind = "course" | "question" | "toKnow"

/** The first text of each kind is the title. */
const shown = {
  course: [
    "title",
    "description",
    "outcomes",
    "audience",
    "prerequisites",
    "curriculum",
    "category",
    "instructorName",
    "schedule",
  ],
  question: ["question", "answer"],
  toKnow: ["title"],
} as const satisfies { [K in Kind]: readonly EnglishField<K>[] }

type Row = Readonly<Record<string, string>>

/** The records that pages show, so no drafts, in both languages. An English text that is missing is the original. */
async function recordEntries(read: Database["read"]): Promise<Entry[]> {
  const courses = (await rowsOf(read, "course", ["route", "isDraft"])).filter(({ isDraft }) => Number(isDraft) === 0)
  const questions = await rowsOf(read, "question", ["course"])
  const toKnows = await rowsOf(read, "toKnow", [])
  const ids = new Set(courses.map(({ _id }) => _id))
  const entries: Entry[] = []
  let characters = 0
  async function add(kind: Kind, rows: readonly Row[]) {
    for (const row of rows) {
      characters += Object.values(row).reduce((sum, text) => sum + text.length, 0)
      if (characters > recordLimits.characters) return
      entries.push(entryOf(kind, row))
      // Folding long texts takes time, and other requests should not wait for all of them.
      if (entries.length % recordLimits.perTurn === 0) await nextTurn()
    }
  }
  await add("course", courses)
  // The page of questions does not show those of a deleted course or a draft.
  await add(
    "question",
    questions.filter(({ course }) => course === "" || ids.has(course)),
  )
  await add("toKnow", toKnows)
  return entries
}

function entryOf(kind: Kind, row: Row): Entry {
  const [title = "", ...texts] = shown[kind].map((field) => row[field] ?? "")
  const original = textsInLanguage(title, texts)
  const english = shown[kind].map((field) => row[englishColumn(field)] || row[field] || "")
  const hasEnglish = shown[kind].some((field) => row[englishColumn(field)])
  const [englishTitle = "", ...englishTexts] = english
  const en = hasEnglish ? textsInLanguage(englishTitle, englishTexts) : original
  return { kind, key: row.route ?? row._id ?? "", bn: original, en }
}

/** In the order of their page. Texts are cut by the database, so that long ones are not even read. */
async function rowsOf(read: Database["read"], kind: Kind, more: readonly string[]): Promise<Row[]> {
  const texts = shown[kind].flatMap((field) => [field, englishColumn(field)])
  const cut = (column: string) => sql<string>`substr(${sql.ref(column)}, 1, ${sql.lit(recordLimits.textLength)})`
  return orderedRows(read, kind)
    .select([
      ...texts.map((column) => cut(column).as(column)),
      ...["_id", ...more].map((column) => sql<string>`${sql.ref(column)}`.as(column)),
    ])
    .limit(recordLimits.perKind)
    .execute()
}
