import { useEffect, useEffectEvent } from "react"
import { Link, useHref, useNavigate } from "react-router"
import { Button } from "#ui/button/button.tsx"
import { useSearchField } from "#ui/form/use-search-field.ts"
import { CloseIcon, SearchIcon } from "#ui/image/icon.tsx"

type SearchFormProps = {
  /** The page that searches. */
  path: string
  search: string
  texts: { search: string; example: string; submit: string; clear: string }
}

/** The search is in the URL (`?q=`); a plain form submits it without JavaScript. */
export function SearchForm({ path, search, texts }: SearchFormProps) {
  const navigate = useNavigate()
  const { input, field, onSubmit, searchDebounced, clear } = useSearchField(search, (text) => {
    void navigate(text ? `${path}?${new URLSearchParams({ q: text })}` : path, { replace: true })
  })

  // React receives no events for input from before hydration.
  const searchTyped = useEffectEvent(() => {
    if (input.current?.value !== search) searchDebounced()
  })
  useEffect(() => searchTyped(), [])

  return (
    <search className="print:hidden">
      <form
        action={useHref(path)}
        onSubmit={onSubmit}
        className="grid max-w-2xl grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1.5"
      >
        <label htmlFor="q" className="col-span-2 font-semibold">
          {texts.search}
        </label>
        <div className="relative">
          <SearchIcon className="pointer-events-none absolute top-3 left-3 text-muted" />
          <input {...field} id="q" name="q" placeholder={texts.example} maxLength={200} />
          <Link
            to={path}
            aria-label={texts.clear}
            title={texts.clear}
            data-replay-click=""
            onClick={(event) => {
              event.preventDefault()
              clear()
            }}
            className="absolute inset-y-0 right-0 inline-flex w-11 items-center justify-center rounded-field text-muted hover:text-ink peer-placeholder-shown:hidden"
          >
            <CloseIcon />
          </Link>
        </div>
        <Button type="submit">{texts.submit}</Button>
      </form>
    </search>
  )
}
