import { type FormEvent, useId, useState } from "react"
import { useNavigate } from "react-router"
import { type ListState, pageSizes } from "#dashboard/list/list-state.ts"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { numberIn } from "#i18n/number-in.ts"
import { listTexts } from "#i18n/screens/list.ts"
import { Button } from "#ui/button/button.tsx"
import { CompactSelect, inputClass, options } from "#ui/form/fields.tsx"

type PageSizeProps = Pick<ListState, "pageSize" | "onPageSize">

export function PageSize({ pageSize, onPageSize }: PageSizeProps) {
  const { texts, format } = useTextsAndFormat(listTexts)
  return (
    <div className="flex items-center gap-2">
      <span aria-hidden="true" className="text-muted text-sm">
        {texts.rowsPerPage}
      </span>
      <CompactSelect label={texts.rowsPerPage} value={pageSize} onChange={(event) => onPageSize(event.target.value)}>
        {options(pageSizes.map((size) => [String(size), format.number(size)]))}
      </CompactSelect>
    </div>
  )
}

/** A wrong number stays in the field, with a message. */
export function GoToPage({ pages, to }: { pages: number; to: (page: number) => string }) {
  const { texts, format } = useTextsAndFormat(listTexts)
  const navigate = useNavigate()
  const id = useId()
  const [text, setText] = useState("")
  const [isWrong, setWrong] = useState(false)

  function go(event: FormEvent) {
    event.preventDefault()
    const page = numberIn(text)
    const isPage = page >= 1 && page <= pages
    setWrong(!isPage)
    if (!isPage) return
    setText("")
    void navigate(to(page))
  }
  return (
    <form noValidate onSubmit={go} className="grid gap-1">
      <div className="flex items-center gap-2">
        <label htmlFor={id} className="whitespace-nowrap text-muted text-sm">
          {texts.goToPage}
        </label>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="go"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setWrong(false)
          }}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          className={inputClass(isWrong ? "wrong" : undefined, "max-w-20")}
        />
        <Button type="submit" className="px-3">
          {texts.go}
        </Button>
      </div>
      <p id={`${id}-error`} role="status" className="text-danger text-sm empty:hidden">
        {isWrong && texts.noSuchPage(format.number(pages))}
      </p>
    </form>
  )
}
