import { useHref, useNavigate } from "react-router"
import { useCommonTexts } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { IconButton } from "#ui/button/button.tsx"
import { SearchIcon } from "#ui/image/icon.tsx"

/** Leads to the page of results, without JavaScript too. */
export function SiteSearch({ onSearch }: { onSearch?: () => void }) {
  const { search } = useCommonTexts().header
  const navigate = useNavigate()
  return (
    <search aria-label={search} className="block">
      <form
        action={useHref(paths.search)}
        onSubmit={(event) => {
          event.preventDefault()
          const q = String(new FormData(event.currentTarget).get("q")).trim()
          onSearch?.()
          void navigate(q ? `${paths.search}?${new URLSearchParams({ q })}` : paths.search)
        }}
        className="relative"
      >
        <input
          type="search"
          name="q"
          aria-label={search}
          placeholder={search}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          className="block min-h-11 w-full rounded-field border border-line-strong bg-surface py-2 pr-12 pl-3 text-ink placeholder:text-muted"
        />
        <IconButton label={search} type="submit" className="absolute inset-y-0 right-0">
          <SearchIcon />
        </IconButton>
      </form>
    </search>
  )
}
