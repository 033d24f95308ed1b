import { type ReactNode, useState } from "react"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { overviewTexts } from "./texts.ts"

const maxCollapsedRows = 5

type ShowMoreListProps<Row> = { rows: readonly Row[]; rowKey: (row: Row) => string; children: (row: Row) => ReactNode }

/** A list that shows only its first rows until the user expands it. */
export function ShowMoreList<Row>({ rows, rowKey, children }: ShowMoreListProps<Row>) {
  const { texts, format } = useTextsAndFormat(overviewTexts)
  const [isExpanded, setExpanded] = useState(false)
  const shown = isExpanded || rows.length <= maxCollapsedRows + 1 ? rows : rows.slice(0, maxCollapsedRows)
  return (
    <>
      <ul tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] outline-none">
        {shown.map((row) => (
          <li key={rowKey(row)}>{children(row)}</li>
        ))}
      </ul>
      {shown.length < rows.length && (
        <button
          type="button"
          onClick={(event) => {
            // The button disappears, so the focus moves to the list.
            const list = event.currentTarget.previousElementSibling as HTMLElement
            setExpanded(true)
            list.focus()
          }}
          className="-mx-1 min-h-11 justify-self-start rounded-field px-1 font-semibold text-brand text-sm hover:underline lg:min-h-9"
        >
          {texts.all(format.number(rows.length))}
        </button>
      )}
    </>
  )
}
