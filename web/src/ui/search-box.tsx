import { useEffect, useRef, useState } from "react"
import { useControlTexts } from "#i18n/controls.ts"
import { IconButton } from "#ui/button.tsx"
import { classes } from "#ui/class-names.ts"
import { Icon } from "#ui/icon.tsx"
import * as shapes from "#ui/icon-shapes.ts"

/** Milliseconds after the last key. */
const delay = 300

type SearchBoxProps = {
  label: string
  value: string
  onSearch: (text: string) => void
  className?: string
}

export function SearchBox({ label, value, onSearch, className }: SearchBoxProps) {
  const texts = useControlTexts()
  const [typed, setTyped] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Searches that were asked for and have not come back as `value`: while one is under way, an older one that arrives must
  // not overwrite what was typed since.
  const awaited = useRef<string[]>([])

  useEffect(() => {
    const place = awaited.current.indexOf(value)
    if (place >= 0) {
      awaited.current.splice(0, place + 1)
      return
    }
    clearTimeout(timer.current)
    awaited.current = []
    setTyped(value)
  }, [value])

  useEffect(() => () => clearTimeout(timer.current), [])

  function search(text: string) {
    clearTimeout(timer.current)
    const wanted = text.normalize("NFC").trim()
    if (wanted === (awaited.current.at(-1) ?? value)) return
    awaited.current.push(wanted)
    onSearch(wanted)
  }

  function type(text: string) {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search(text), delay)
  }

  return (
    <search className={classes("block", className)}>
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault()
          search(typed)
        }}
      >
        <Icon shape={shapes.search} className="pointer-events-none absolute top-3 left-3 text-muted" />
        <input
          ref={input}
          type="search"
          name="search"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          className="block min-h-11 w-full rounded-field border border-line-strong bg-surface py-2 pr-12 pl-10 text-ink placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
        />
        {typed !== "" && (
          <IconButton
            label={texts.clearSearch}
            className="absolute inset-y-0 right-0"
            onClick={() => {
              setTyped("")
              search("")
              input.current?.focus()
            }}
          >
            <Icon shape={shapes.close} />
          </IconButton>
        )}
      </form>
    </search>
  )
}
