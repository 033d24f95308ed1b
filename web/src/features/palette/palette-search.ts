import type { User } from "contract"
import { useDeferredValue } from "react"
import { api } from "#api/api.ts"
import { type RecordFeature, searchUrl } from "#dashboard/feature.ts"
import { findScreen, screensFor } from "#dashboard/screens.ts"
import { footerLinks, headerLinks } from "#features/public-pages.ts"
import { records, screens } from "#features/registry.ts"
import { useWordsAndFormat } from "#i18n/language.tsx"
import { shellWords } from "#i18n/screens/shell.ts"
import { useDebounced } from "#ui/use-debounced.ts"

/** What the palette leads to; `list` is the screen of all records of its kind, and empty for pages. */
export type Found = { key: string; list: string; title: string; detail: string; to: string; isRest?: boolean }

type Rows = { data: never[]; count: number }

/** With a search: rows of the long lists, which the server searches. Without: all of the short lists, searched here. */
type Query = { isAdmin: boolean; search?: string }

const sourcesOf = ({ isAdmin, search }: Query) =>
  records.filter(({ isSearchedByServer = false, publicTo }) =>
    isAdmin ? isSearchedByServer === (search !== undefined) : publicTo,
  )

/** Of each searched list; where there are more, one entry leads to all of them. */
const maxFound = 5

function foundIn(source: RecordFeature, { data, count }: Rows, { isAdmin, search }: Query): Found[] {
  const { path: list, title, detail, to, publicTo } = source
  const addressOf = isAdmin ? to : publicTo
  const found = data.map((row) => ({
    key: (row as { _id: string })._id,
    list,
    title: title(row),
    detail: detail?.(row) ?? "",
    to: addressOf?.(row) ?? list,
  }))
  if (search === undefined || count <= found.length) return found
  return [...found, { key: "rest", list, title: "", detail: String(count), to: searchUrl(list, search), isRest: true }]
}

const { useFindRecordsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Nothing is found while one of the lists could not be asked. */
    findRecords: build.query<Found[], Query>({
      async queryFn(asked, _api, _extra, ask) {
        const query = asked.search === undefined ? {} : { search: asked.search, limit: maxFound }
        const answers = await Promise.all(
          sourcesOf(asked).map(async (source) => ({ source, ...(await ask({ call: source.list, query })) })),
        )
        const failed = answers.find(({ error }) => error)
        if (failed?.error) return { error: failed.error }
        return { data: answers.flatMap(({ source, data }) => foundIn(source, data as Rows, asked)) }
      },
      providesTags: (_found, _failure, asked) => sourcesOf(asked).flatMap(({ list }) => list.topics),
    }),
  }),
})

const folded = (text: string) => text.normalize("NFC").toLowerCase()

const mostOfList = 6

/** Pages at once; records when the typing rests. What an older question finds is not shown for a newer one. */
export function usePaletteResults(user: User, typed: string) {
  const { words, language, format } = useWordsAndFormat(shellWords)
  const search = folded(typed.trim())
  const settled = useDebounced(search, 200)
  const isAdmin = user.role === "admin"
  const records = useFindRecordsQuery({ isAdmin, search: settled }, { skip: !isAdmin || settled === "" })
  const lists = useFindRecordsQuery({ isAdmin }, { skip: search === "" })

  const own = screensFor(screens, user)
  const pages = [
    ...own.map(({ path, label }) => page(path, label[language])),
    ...[...headerLinks, ...footerLinks].map(({ to, label }) => page(to, label[language], words.publicPage)),
  ]
  const groupOf = ({ list }: Found) => findScreen(screens, list)?.label[language] ?? words.findPages
  const named = (one: Found) =>
    one.isRest ? { ...one, title: words.findAll(groupOf(one)), detail: format.number(Number(one.detail)) } : one
  const matches = ({ title, detail }: Found) => folded(`${title} ${detail}`).includes(search)
  const isCurrent = settled === search
  const found = useDeferredValue(
    search === ""
      ? pages.slice(0, own.length)
      : [
          ...pages.filter(matches).slice(0, mostOfList),
          ...((isCurrent && records.currentData) || []).map(named),
          ...(lists.data ?? []).filter(matches).slice(0, mostOfList),
        ],
  )
  return {
    found,
    groupOf,
    isSearching: search !== "" && (!isCurrent || records.isFetching || lists.isLoading),
    isFailed: search !== "" && Boolean(records.error ?? lists.error),
  }
}

const page = (to: string, title: string, detail = ""): Found => ({ key: to, list: "", title, detail, to })
