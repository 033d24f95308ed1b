import { type FormEvent, useEffect, useRef } from "react"

/** Milliseconds after the last key. */
const delay = 300

/** A field that searches as one types. What was searched for comes back as `value`, from the address. */
export function useSearchField(value: string, onSearch: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null)
  // The newest: what it keeps of the address may have changed since a key was pressed.
  const onNow = useRef(onSearch)
  useEffect(() => {
    onNow.current = onSearch
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef(value)
  // Searches that have not come back as `value` yet: an older one must not overwrite what was typed since.
  const awaited = useRef<string[]>([])

  useEffect(() => {
    const place = awaited.current.indexOf(value)
    if (place >= 0) {
      awaited.current.splice(0, place + 1)
      return
    }
    // At the beginning there may be more in the field already than React knows of.
    if (value === last.current) return
    clearTimeout(timer.current)
    awaited.current = []
    last.current = value
    if (input.current) input.current.value = value
  }, [value])

  useEffect(() => () => clearTimeout(timer.current), [])

  function search() {
    clearTimeout(timer.current)
    const wanted = input.current?.value.normalize("NFC").trim() ?? ""
    if (wanted === last.current) return
    last.current = wanted
    awaited.current.push(wanted)
    onNow.current(wanted)
  }

  return {
    input,
    search,
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      search()
    },
    searchSoon: () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(search, delay)
    },
    clear: () => {
      if (input.current) input.current.value = ""
      search()
      input.current?.focus()
    },
  }
}
