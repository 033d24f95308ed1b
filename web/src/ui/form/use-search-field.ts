import { type FormEvent, useEffect, useRef } from "react"

const debounceMs = 300

/** A field that searches, debounced, while the user types. `value` is the current search, from the URL. */
export function useSearchField(value: string, onSearch: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null)
  // The latest callback: its copy of the URL may have changed since the key was pressed.
  const latestOnSearch = useRef(onSearch)
  useEffect(() => {
    latestOnSearch.current = onSearch
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef(value)
  // Searches that have not arrived as `value` yet: an older one must not overwrite newer input.
  const pending = useRef<string[]>([])

  useEffect(() => {
    const index = pending.current.indexOf(value)
    if (index >= 0) {
      pending.current.splice(0, index + 1)
      return
    }
    // On mount the field may already contain text that was typed before hydration.
    if (value === last.current) return
    clearTimeout(timer.current)
    pending.current = []
    last.current = value
    if (input.current) input.current.value = value
  }, [value])

  useEffect(() => () => clearTimeout(timer.current), [])

  function search() {
    clearTimeout(timer.current)
    const text = input.current?.value.normalize("NFC").trim() ?? ""
    if (text === last.current) return
    last.current = text
    pending.current.push(text)
    latestOnSearch.current(text)
  }

  function searchDebounced() {
    clearTimeout(timer.current)
    timer.current = setTimeout(search, debounceMs)
  }

  return {
    input,
    /** Of the input. */
    field: {
      ref: input,
      type: "search",
      defaultValue: value,
      autoComplete: "off",
      enterKeyHint: "search" as const,
      onChange: searchDebounced,
      className:
        "peer block min-h-11 w-full rounded-field border border-line-strong bg-surface py-2 pr-12 pl-10 text-ink placeholder:text-muted [&::-webkit-search-cancel-button]:hidden",
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      search()
    },
    searchDebounced,
    clear: () => {
      if (input.current) input.current.value = ""
      search()
      input.current?.focus()
    },
  }
}
