import { actingRole, type Language, matcherOf, mayCall, type Role, searchTerm, type User } from "contract"
import { useDeferredValue } from "react"
import { useLocation } from "react-router"
import { api } from "#api/calls.ts"
import { useLogout } from "#api/own-account.ts"
import { createUrl, type RecordFeature, searchUrl } from "#dashboard/feature.ts"
import { recentRecords } from "#dashboard/record/recent-records.ts"
import { findScreen, screensFor, type Text } from "#dashboard/screens.ts"
import { footerLinks, headerLinks } from "#features/public-pages.ts"
import { recordPages, records, screens } from "#features/registry.ts"
import { useI18n, useTextsAndFormat } from "#i18n/language.tsx"
import { shellTexts } from "#i18n/screens/shell.ts"
import { recordUrl } from "#paths.ts"
import { isDarkTheme, toggleTheme } from "#ui/theme.ts"
import { useDebounced } from "#ui/use-debounced.ts"
import type { PaletteResult } from "./palette-result.ts"

const commandList = "commands"
const recentList = "recent"

/** The commands of the palette, besides opening pages and records. */
function usePaletteCommands(user: User): PaletteResult[] {
  const { language } = useI18n()
  const logout = useLogout()
  const command = (key: string, label: Record<"en" | "bn", string>, action: Pick<PaletteResult, "to" | "run">) => ({
    key,
    list: commandList,
    title: label[language],
    detail: "",
    words: `${label.en}\n${label.bn}`,
    ...action,
  })
  const { en, bn } = shellTexts
  const own = new Set(screensFor(screens, user).map(({ path }) => path))
  const theme = isDarkTheme() ? "toLight" : "toDark"
  return [
    ...records.flatMap(({ kind, path, createCommand, createNeeds }) =>
      createCommand && own.has(path) && (!createNeeds || mayCall(actingRole(user), createNeeds))
        ? [command(kind, createCommand, { to: createUrl(path) })]
        : [],
    ),
    command("theme", { en: en.commands[theme], bn: bn.commands[theme] }, { run: toggleTheme }),
    command("logout", { en: en.commands.logout, bn: bn.commands.logout }, { run: logout }),
  ]
}

type Rows = { data: never[]; count: number }

/** With a search: rows of the long lists, which the server searches. Without: all short lists, which the browser searches. */
type Query = { role: Role; search?: string }

const listsFor = ({ role, search }: Query) =>
  records.filter(({ path, isSearchedByServer = false, publicTo }) =>
    mayOpen(role, path) ? isSearchedByServer === (search !== undefined) : search === undefined && publicTo,
  )

/** Those who may not open the screen find what visitors find. */
const listCall = ({ calls, path }: RecordFeature, role: Role) =>
  mayOpen(role, path) ? calls.list : (calls.publicList ?? calls.list)

function mayOpen(role: Role, path: string): boolean {
  const screen = findScreen(screens, path)
  return screen !== undefined && mayCall(role, screen.needs)
}

/** Of each list that the server searches; if there are more, one result links to all of them. */
const maxRowsPerSearch = 5

function resultsIn(feature: RecordFeature, { data, count }: Rows, { role, search }: Query): PaletteResult[] {
  const { path: list, title, detail, to, publicTo, page } = feature
  const urlOf = mayOpen(role, list) ? to : publicTo
  const ownPage = page && mayCall(role, page.needs) ? page.path : undefined
  const results = data.map((row) => {
    const { _id: key } = row as { _id: string }
    const url = ownPage ? recordUrl(ownPage, key) : urlOf?.(row)
    return { key, list, title: title(row), detail: detail?.(row) ?? "", to: url ?? list }
  })
  if (search === undefined || count <= results.length) return results
  const toAll = searchUrl(list, search)
  return [...results, { key: "rest", list, title: "", detail: String(count), to: toAll, isLinkToAll: true }]
}

const { useFindRecordsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Fails if one of the lists fails. */
    findRecords: build.query<PaletteResult[], Query>({
      async queryFn(arg, _api, _extraOptions, baseQuery) {
        const query = arg.search === undefined ? {} : { search: arg.search, limit: maxRowsPerSearch }
        const responses = await Promise.all(
          listsFor(arg).map(async (feature) => ({
            feature,
            ...(await baseQuery({ call: listCall(feature, arg.role), query })),
          })),
        )
        const failed = responses.find(({ error }) => error)
        if (failed?.error) return { error: failed.error }
        return { data: responses.flatMap(({ feature, data }) => resultsIn(feature, data as Rows, arg)) }
      },
      providesTags: (_results, _failure, arg) => listsFor(arg).flatMap(({ calls }) => calls.list.topics),
    }),
  }),
})

const debounceMs = 200
const maxMatchesPerList = 6

/** Pages are found immediately, records after a debounce. Results of an older search are not shown for a newer one. */
export function usePaletteResults(user: User, typed: string) {
  const { texts, language, format } = useTextsAndFormat(shellTexts)
  const search = searchTerm(typed) && typed.trim()
  const debounced = useDebounced(search, debounceMs)
  const { role } = user
  const records = useFindRecordsQuery({ role, search: debounced }, { skip: debounced === "" })
  const lists = useFindRecordsQuery({ role }, { skip: search === "" })

  const commands = usePaletteCommands(user)
  const { pathname } = useLocation()
  const recent = recentRecords()
    .filter(({ path }) => path !== pathname)
    .map(({ path: to, title }) => {
      const detail = findScreen(recordPages, to)?.label[language] ?? ""
      return { key: to, list: recentList, title, detail, to }
    })
  const own = screensFor(screens, user)
  const pages = [
    ...own.map(({ path, label, tab }) => page(path, label, { language, also: tab && account })),
    ...[...headerLinks, ...footerLinks].map(({ to, label }) => page(to, label, { language, detail: texts.publicPage })),
  ]
  const groupOf = ({ list }: PaletteResult) =>
    list === commandList
      ? texts.commands.group
      : list === recentList
        ? texts.findRecent
        : (findScreen(screens, list)?.label[language] ?? texts.findPages)
  const withTexts = (result: PaletteResult) =>
    result.isLinkToAll
      ? { ...result, title: texts.findAll(groupOf(result)), detail: format.number(Number(result.detail)) }
      : result
  const isMatch = matcherOf(search)
  const matches = ({ title, detail, words = "" }: PaletteResult) => isMatch([title, detail, words].join("\n"))
  const isCurrent = debounced === search
  const results = useDeferredValue(
    search === ""
      ? [...recent, ...commands, ...pages.slice(0, own.length)]
      : [
          ...pages.filter(matches).slice(0, maxMatchesPerList),
          ...commands.filter(matches),
          ...((isCurrent && records.currentData) || []).map(withTexts),
          ...(lists.data ?? []).filter(matches).slice(0, maxMatchesPerList),
        ],
  )
  return {
    results,
    groupOf,
    isSearching: search !== "" && (!isCurrent || records.isFetching || lists.isLoading),
    isFailed: search !== "" && Boolean(records.error ?? lists.error),
  }
}

/** The page that this one is a tab of. */
const account = { en: shellTexts.en.account, bn: shellTexts.bn.account }

type PageOptions = { language: Language; detail?: string; also?: Text | undefined }

const page = (to: string, label: Text, { language, detail = "", also }: PageOptions): PaletteResult => ({
  ...{ key: to, list: "", title: label[language], detail, to },
  words: [label, also].map((text) => text && `${text.en}\n${text.bn}`).join("\n"),
})
