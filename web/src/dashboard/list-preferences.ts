import { useState } from "react"
import { browserStorage } from "#browser-storage.ts"
import { useSession } from "#session/session.ts"

/** Shown and hidden columns by key; the others are as the screen declares them. */
export type ColumnChoice = Readonly<Record<string, boolean>>

/** `query` is the search, filters and order, as in the URL. */
export type SavedView = { name: string; query: string; columns: ColumnChoice }

/**
 * The settings of a list that remain after a visit. Not filters and search: a list that hides rows because of last week's filter
 * would be taken for the whole; saved views are for that.
 */
export type ListPreferences = {
  sort: string
  limit: string
  columns: ColumnChoice
  views: readonly SavedView[]
}

const none: ListPreferences = { sort: "", limit: "", columns: {}, views: [] }

/** Stored per user in this browser. */
export function useListPreferences(list: string) {
  const key = `list:${useSession().user?._id}:${list}`
  const [preferences, setPreferences] = useState(() => read(key) ?? none)
  return {
    preferences,
    remember: (changes: Partial<ListPreferences>) => {
      // Another tab may have saved a view meanwhile.
      const next = { ...(read(key) ?? preferences), ...changes }
      browserStorage.set(key, JSON.stringify(next))
      setPreferences(next)
    },
  }
}

/** Storage may contain anything: values of the wrong type are dropped. */
function read(key: string): ListPreferences | null {
  try {
    const stored: unknown = JSON.parse(browserStorage.get(key) ?? "null")
    if (!isObject(stored)) return null
    const views = Array.isArray(stored.views) ? stored.views.filter(isObject) : []
    return {
      sort: textOf(stored.sort),
      limit: textOf(stored.limit),
      columns: choiceOf(stored.columns),
      views: views
        .map(({ name, query, columns }) => ({ name: textOf(name), query: textOf(query), columns: choiceOf(columns) }))
        .filter(({ name }) => name !== ""),
    }
  } catch {
    return null
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null
const textOf = (value: unknown) => (typeof value === "string" ? value : "")
const choiceOf = (value: unknown): ColumnChoice =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, boolean] => typeof entry[1] === "boolean"),
      )
    : {}
