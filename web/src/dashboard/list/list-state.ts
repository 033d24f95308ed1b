import { startTransition, useEffect, useState } from "react"
import { useLocation, useNavigate } from "react-router"
import type * as z from "zod/mini"
import { browserStorage } from "#browser-storage.ts"
import { rememberList } from "#dashboard/list/last-list.ts"
import { type FilterValues, type ListFilter, paramsOf } from "#dashboard/list/list-filter.ts"
import { useSession } from "#session/session.ts"

/**
 * The settings of a list that remain after a visit. Not filters and search: a list that hides rows because of last week's filter
 * would be taken for the whole.
 */
type ListPreferences = { sort: string; limit: string }

/** Stored per user in this browser. */
function useListPreferences(list: string) {
  const key = `list:${useSession().user?._id}:${list}`
  const [preferences, setPreferences] = useState(() => read(key))
  return {
    preferences,
    remember: (changes: Partial<ListPreferences>) => {
      const next = { ...preferences, ...changes }
      browserStorage.set(key, JSON.stringify(next))
      setPreferences(next)
    },
  }
}

/** Storage may contain anything: values of the wrong type are dropped. */
function read(key: string): ListPreferences {
  try {
    const { sort, limit } = JSON.parse(browserStorage.get(key) ?? "{}")
    return { sort: storedText(sort), limit: storedText(limit) }
  } catch {
    return { sort: "", limit: "" }
  }
}

const storedText = (value: unknown) => (typeof value === "string" ? value : "")

export const pageSizes = [10, 50, 100] as const

type QuerySchema = z.ZodMiniObject<z.core.$ZodShape>

type ListPlan<S extends QuerySchema> = {
  /** The name under which the list's preferences are stored. */
  name: string
  /** The query of the call: it decides which values of the URL are meaningful. */
  schema: S
  filters: readonly ListFilter[]
}

export type ListState = Omit<ReturnType<typeof useListState>, "query">

/** A list's page, search, filters, order and page size. They are in the URL: they survive a reload, and links carry them. */
export function useListState<S extends QuerySchema>({ name, schema, filters }: ListPlan<S>) {
  const navigate = useNavigate()
  const location = useLocation()
  const { preferences, remember } = useListPreferences(name)
  const params = new URLSearchParams(location.search)
  // A page of a list has its number only in that order and size.
  const remembered = params.has("page") ? {} : rememberedIn(preferences)
  const values = meaningfulValues(schema, filters, { ...remembered, ...Object.fromEntries(params) })

  // The remembered order and page size go into the URL too, or a link to this list would show others something else.
  const missing = new URLSearchParams(
    only(
      values,
      Object.keys(remembered).filter((param) => !params.has(param)),
    ),
  ).toString()
  useEffect(() => {
    if (!missing) return
    // From the browser's URL, as below.
    const next = new URLSearchParams(window.location.search)
    for (const [param, value] of new URLSearchParams(missing)) if (!next.has(param)) next.set(param, value)
    void navigate(`?${next}`, { replace: true, state: window.history.state?.usr })
  }, [missing, navigate])

  useEffect(() => rememberList(location.pathname, location.search), [location.pathname, location.search])

  /** Replaces the history entry, or each pause in typing would add one. An empty value is removed. */
  function change(changes: FilterValues) {
    // From the browser's URL: React's location may be one navigation behind, for example after opening a dialog.
    const next = new URLSearchParams(window.location.search)
    next.delete("page")
    for (const [param, value] of Object.entries(changes)) setParam(next, param, value)
    return navigate(`?${next}`, { replace: true })
  }
  /** In one render with the new URL: before it, the remembered order would seem to be missing there. */
  const rememberWithUrl = (changes: Partial<ListPreferences>) => startTransition(() => remember(changes))
  const { page: _, limit = "", ...found } = values
  const { sort = "", ...searchAndFilters } = found
  const filterValues = only(
    values,
    filters.flatMap((filter) => paramsOf(filter)),
  )
  return {
    query: values as z.input<S>,
    /** The same rows in a file: without page and order. */
    exportQuery: searchAndFilters,
    /** Not all rows, or not in the usual order. */
    isChanged: Object.keys(found).length > 0,
    search: values.search ?? "",
    onSearch: (text: string) => change({ search: text.trim() }),
    filters,
    filterValues,
    onFilter: change,
    clearFilters: () => change(Object.fromEntries(Object.keys(filterValues).map((param) => [param, ""]))),
    sort,
    onSort: (sort: string) => {
      void change({ sort })
      rememberWithUrl({ sort })
    },
    pageSize: Number(limit) || pageSizes[0],
    onPageSize: (size: string) => {
      const limit = size === String(pageSizes[0]) ? "" : size
      void change({ limit })
      rememberWithUrl({ limit })
    },
    toPage: (page: number) => {
      const next = new URLSearchParams(params)
      for (const [param, value] of new URLSearchParams(missing)) next.set(param, value)
      setParam(next, "page", page > 1 ? String(page) : "")
      return `?${next}`
    },
  }
}

function setParam(params: URLSearchParams, name: string, value: string) {
  if (value) params.set(name, value)
  else params.delete(name)
}

const rememberedIn = ({ sort, limit }: ListPreferences): Record<string, string> => ({
  ...(sort && { sort }),
  ...(limit && { limit }),
})

const only = (values: FilterValues, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))

const commonParams = ["page", "limit", "search", "sort"]

/**
 * Values of the URL that make no sense, for example of an old link, are dropped: they must not hide the whole list. So are
 * parameters of the call that this list has no filter for.
 */
function meaningfulValues(schema: QuerySchema, filters: readonly ListFilter[], given: FilterValues) {
  const known = [...commonParams, ...filters.flatMap((filter) => paramsOf(filter))]
  const values = only(
    given,
    known.filter((name) => Object.hasOwn(schema.shape, name)),
  )
  if (!pageSizes.some((size) => String(size) === values.limit)) delete values.limit
  for (const [name, value] of Object.entries(values)) if (value.trim() === "") delete values[name]
  for (const filter of filters) {
    const { name } = filter
    if (filter.kind === "choice" && !filter.choices.some(([value]) => value === values[name])) delete values[name]
  }
  const { error } = schema.safeParse(values)
  const wrong = new Set(error?.issues.map(({ path }) => String(path[0])))
  return only(
    values,
    Object.keys(values).filter((name) => !wrong.has(name)),
  )
}
