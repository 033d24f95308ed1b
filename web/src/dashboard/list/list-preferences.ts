import { useState } from "react"
import { browserStorage } from "#browser-storage.ts"
import { useSession } from "#session/session.ts"

/**
 * The settings of a list that remain after a visit. Not filters and search: a list that hides rows because of last week's filter
 * would be taken for the whole.
 */
export type ListPreferences = { sort: string; limit: string }

/** Stored per user in this browser. */
export function useListPreferences(list: string) {
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
