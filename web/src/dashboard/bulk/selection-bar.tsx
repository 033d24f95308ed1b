import { type ReactNode, useRef } from "react"
import type { Selection } from "#dashboard/bulk/selection.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { bulkTexts } from "#i18n/screens/bulk.ts"
import { recordTexts } from "#i18n/screens/records.ts"
import type { Column } from "#ui/display/table.tsx"
import { CheckBox } from "#ui/form/check-box.tsx"

type Row = { _id: string; updatedAt?: string }
type SelectionBarProps<T extends Row> = { selection: Selection<T>; rows: readonly T[]; children: ReactNode }

/** Sticky, so that it stays visible while rows further down are selected. */
export function SelectionBar<T extends Row>({ selection, rows, children }: SelectionBarProps<T>) {
  const { texts, format } = useTextsAndFormat(recordTexts)
  const bulk = useTexts(bulkTexts)
  const { count, total, isEvery } = selection
  const bar = useRef<HTMLDivElement>(null)
  const isFiltered = Object.keys(selection.filter).length > 0
  const countHere = rows.filter(selection.has).length
  const hasMore = !isEvery && countHere === rows.length && total > count
  const selectedText = isEvery
    ? bulk.everySelected(format.number(total), isFiltered)
    : hasMore && count === rows.length
      ? bulk.pageSelected(format.number(count))
      : texts.selected(format.number(count))
  return (
    <div
      ref={bar}
      className={
        count > 0
          ? "top-2 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-brand bg-surface px-3 py-2 sm:sticky"
          : "-my-3 px-3"
      }
    >
      <CheckBox
        checked={countHere === rows.length}
        isMixed={countHere > 0 && countHere < rows.length}
        onChange={(event) => selection.set(rows, event.target.checked)}
      >
        {texts.selectAll}
      </CheckBox>
      <p role="status" className={count > 0 ? "font-semibold" : "sr-only"}>
        {count > 0 && selectedText}
      </p>
      {count > 0 && (
        <>
          <div className="-mx-3 flex flex-wrap">
            {hasMore && (
              <button
                type="button"
                onClick={() => {
                  selection.selectEvery()
                  // The button disappears.
                  bar.current?.querySelector<HTMLElement>("[data-actions] :is(button, select, a)")?.focus()
                }}
                className={textButton}
              >
                {bulk.selectEvery(format.number(total), isFiltered)}
              </button>
            )}
            <button
              type="button"
              onClick={() => {
                selection.clear()
                bar.current?.querySelector("input")?.focus()
              }}
              className={textButton}
            >
              {texts.clearSelection}
            </button>
          </div>
          <div data-actions="" className="-mx-3 flex flex-wrap items-center gap-y-2 sm:ms-auto sm:justify-end">
            {children}
          </div>
        </>
      )}
    </div>
  )
}

const textButton = "min-h-11 rounded-field px-3 font-semibold text-brand text-sm hover:bg-sunken"

export function selectColumn<T extends Row>(
  selection: Selection<T>,
  heading: string,
  nameOf: (row: T) => string,
): Column<T> {
  return {
    key: "select",
    heading,
    lead: true,
    cell: (row) => (
      <CheckBox
        aria-label={`${heading} ${nameOf(row)}`}
        checked={selection.has(row)}
        onChange={(event) => selection.set([row], event.target.checked)}
      />
    ),
  }
}
