import { type FormEvent, useEffect, useRef } from "react"
import { Link, useHref, useNavigate } from "react-router"
import { paths } from "#paths.ts"
import type { CyberDefendersContent } from "#site/en/cyber-defenders.ts"
import { Button } from "#ui/button.tsx"
import { Icon } from "#ui/icon.tsx"
import * as shapes from "#ui/icon-shapes.ts"

/** Milliseconds after the last key. */
const delay = 300

/** What is searched for lives in the address (`?q=`); a plain form takes it there without JavaScript. */
export function SearchForm({ asked, texts }: { asked: string; texts: CyberDefendersContent }) {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef(asked)

  useEffect(() => {
    // Only a step that did not come from here may change what stands in the field.
    if (asked === sent.current) return
    sent.current = asked
    if (input.current) input.current.value = asked
  }, [asked])

  useEffect(() => () => clearTimeout(timer.current), [])

  function search() {
    clearTimeout(timer.current)
    const text = input.current?.value.trim() ?? ""
    if (text === sent.current) return
    sent.current = text
    const address = text ? `${paths.cyberDefenders}?${new URLSearchParams({ q: text })}` : paths.cyberDefenders
    void navigate(address, { replace: true, preventScrollReset: true })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    search()
  }

  return (
    <search className="print:hidden">
      <form action={useHref(paths.cyberDefenders)} onSubmit={submit} className="flex max-w-2xl flex-wrap gap-3">
        <div className="relative min-w-60 flex-1">
          <Icon shape={shapes.search} className="pointer-events-none absolute top-3 left-3 text-muted" />
          <input
            ref={input}
            type="search"
            name="q"
            aria-label={texts.search}
            placeholder={texts.search}
            defaultValue={asked}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            onChange={() => {
              clearTimeout(timer.current)
              timer.current = setTimeout(search, delay)
            }}
            className="peer block min-h-11 w-full rounded-field border border-line-strong bg-surface py-2 pr-12 pl-10 text-ink placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
          />
          <Link
            to={paths.cyberDefenders}
            replace
            preventScrollReset
            aria-label={texts.clear}
            title={texts.clear}
            onClick={() => {
              if (input.current) input.current.value = ""
              sent.current = ""
              clearTimeout(timer.current)
              input.current?.focus()
            }}
            className="absolute inset-y-0 right-0 inline-flex w-11 items-center justify-center rounded-field text-muted hover:text-ink peer-placeholder-shown:hidden"
          >
            <Icon shape={shapes.close} />
          </Link>
        </div>
        <Button type="submit">{texts.submit}</Button>
      </form>
    </search>
  )
}
