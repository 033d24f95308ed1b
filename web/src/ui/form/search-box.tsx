import { useControlTexts } from "#i18n/controls.ts"
import { IconButton } from "#ui/button/button.tsx"
import { classes } from "#ui/class-names.ts"
import { useSearchField } from "#ui/form/use-search-field.ts"
import { CloseIcon, SearchIcon } from "#ui/image/icon.tsx"

type SearchBoxProps = { label: string; value: string; onSearch: (text: string) => void; className?: string }

export function SearchBox({ label, value, onSearch, className }: SearchBoxProps) {
  const texts = useControlTexts()
  const { field, onSubmit, clear } = useSearchField(value, onSearch)
  return (
    <search className={classes("block", className)}>
      <form className="relative" onSubmit={onSubmit}>
        <SearchIcon className="pointer-events-none absolute top-3 left-3 text-muted" />
        <input {...field} name="search" aria-label={label} placeholder={label} />
        <IconButton
          label={texts.clearSearch}
          className="absolute inset-y-0 right-0 peer-placeholder-shown:hidden"
          onClick={clear}
        >
          <CloseIcon />
        </IconButton>
      </form>
    </search>
  )
}
