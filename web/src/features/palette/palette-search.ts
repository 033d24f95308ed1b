import type { User } from "contract"
import { useDeferredValue } from "react"
import { api } from "#api/api.ts"
import type { CallFailure, Request } from "#api/base-query.ts"
import { type RecordFeature, searchAt } from "#dashboard/feature.ts"
import { screenAt, screensFor } from "#dashboard/screens.ts"
import { footerLinks, headerLinks } from "#features/public-pages.ts"
import { records, screens } from "#features/registry.ts"
import { useWordsAndFormat } from "#i18n/language.tsx"
import { shellWords } from "#i18n/screens/shell.ts"
import { useSettled } from "#ui/use-settled.ts"

/** What the palette leads to; `list` is the screen of all records of its kind, and empty for pages. */
export type Found = { key: string; list: string; title: string; detail: string; to: string; isRest?: boolean }

type Rows = { data: never[]; count: number }
type Target = (source: RecordFeature) => ((row: never) => string) | undefined

/** The lists that the server searches. */
const searched = records.filter(({ isSearchedByServer }) => isSearchedByServer)

const forAdmins: Target = ({ path, to = () => path }) => to
/** The lists that are short: asked for once, and searched here. */
const whole: Record<"admin" | "other", { sources: readonly RecordFeature[]; target: Target }> = {
  admin: { sources: records.filter(({ isSearchedByServer }) => !isSearchedByServer), target: forAdmins },
  other: { sources: records.filter(({ publicTo }) => publicTo), target: ({ publicTo }) => publicTo },
}

const foundIn = (source: RecordFeature, { data }: Rows, target: Target): Found[] =>
  data.map((row) => ({
    key: (row as { _id: string })._id,
    list: source.path,
    title: source.title(row),
    detail: source.detail?.(row) ?? "",
    to: target(source)?.(row) ?? source.path,
  }))

/** Of each searched list; where there are more, one entry leads to all of them. */
const maxFound = 5

function withRest(source: RecordFeature, answer: Rows, search: string): Found[] {
  const shown = foundIn(source, answer, forAdmins)
  if (answer.count <= shown.length) return shown
  const rest = { title: "", detail: String(answer.count), to: searchAt(source.path, search) }
  return [...shown, { key: "rest", list: source.path, ...rest, isRest: true }]
}

type Answer = { data?: unknown; error?: CallFailure | undefined }

/** Nothing is found while one of the lists could not be asked. */
async function together(
  sources: readonly RecordFeature[],
  query: object,
  ask: (request: Request) => Answer | PromiseLike<Answer>,
  found: (source: RecordFeature, answer: Rows) => Found[],
) {
  const answers = await Promise.all(
    sources.map(async (source) => ({ source, ...(await ask({ call: source.list, query })) })),
  )
  const failed = answers.find(({ error }) => error)
  if (failed?.error) return { error: failed.error }
  return { data: answers.flatMap(({ source, data }) => found(source, data as Rows)) }
}

const topicsOf = (sources: readonly RecordFeature[]) => sources.flatMap(({ list }) => list.topics)

const { useFindRecordsQuery, useGetFindableQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    findRecords: build.query<Found[], string>({
      queryFn: (search, _api, _extra, ask) =>
        together(searched, { search, limit: maxFound }, ask, (source, answer) => withRest(source, answer, search)),
      providesTags: topicsOf(searched),
    }),
    getFindable: build.query<Found[], keyof typeof whole>({
      queryFn: (who, _api, _extra, ask) => {
        const { sources, target } = whole[who]
        return together(sources, {}, ask, (source, answer) => foundIn(source, answer, target))
      },
      providesTags: (_found, _failure, who) => topicsOf(whole[who].sources),
    }),
  }),
})

const folded = (text: string) => text.normalize("NFC").toLowerCase()

const mostOfList = 6

/** Pages at once; records when the typing rests. What an older question finds is not shown for a newer one. */
export function useFound(user: User, typed: string) {
  const { words, language, format } = useWordsAndFormat(shellWords)
  const search = folded(typed.trim())
  const settled = useSettled(search, 200)
  const isAdmin = user.role === "admin"
  const records = useFindRecordsQuery(settled, { skip: !isAdmin || settled === "" })
  const lists = useGetFindableQuery(isAdmin ? "admin" : "other", { skip: search === "" })

  const own = screensFor(screens, user)
  const pages = [
    ...own.map(({ path, label }) => page(path, label[language])),
    ...[...headerLinks, ...footerLinks].map(({ to, label }) => page(to, label[language], words.publicPage)),
  ]
  const groupOf = ({ list }: Found) => screenAt(screens, list)?.label[language] ?? words.findPages
  const named = (one: Found) =>
    one.isRest ? { ...one, title: words.findAll(groupOf(one)), detail: format.number(Number(one.detail)) } : one
  const matches = ({ title, detail }: Found) => folded(`${title} ${detail}`).includes(search)
  const isCurrent = settled === search
  const found = useDeferredValue(
    search === ""
      ? pages.slice(0, own.length)
      : [
          ...pages.filter(matches).slice(0, mostOfList),
          ...((isCurrent && settled !== "" && records.currentData) || []).map(named),
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
