import type { User } from "contract"
import { useDeferredValue } from "react"
import { screenAt, screensFor } from "#dashboard/screens.ts"
import { footerLinks, headerLinks } from "#features/public-pages.ts"
import { screens } from "#features/registry.ts"
import { useSpeech, useWords } from "#i18n/language.tsx"
import { shellWords } from "#i18n/screens/shell.ts"
import { useSettled } from "#ui/use-settled.ts"
import { type Found, useFindRecordsQuery, useGetFindableQuery } from "./palette-search.ts"

const folded = (text: string) => text.normalize("NFC").toLowerCase()

const mostOfList = 6

/** Pages at once; records when the typing rests. What an older question finds is not shown for a newer one. */
export function useFound(user: User, typed: string) {
  const words = useWords(shellWords)
  const { language, format } = useSpeech()
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
