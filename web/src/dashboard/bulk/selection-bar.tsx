import { type ReactNode, useRef } from "react"
import type { Selection } from "#dashboard/bulk/selection.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { bulkTexts } from "#i18n/screens/bulk.ts"
import { recordTexts } from "#i18n/screens/records.ts"
import type { Column } from "#ui/display/table.tsx"
import { recoverFocus } from "#ui/focus.ts"
import { CheckBox } from "#ui/form/check-box.tsx"

type Row = { _id: string; updatedAt?: string }
type SelectionBarProps<T extends Row> = { selection: Selection<T>; rows: readonly T[]; children: ReactNode }

/** At the bottom of the window: it stays visible while rows further down are selected, and moves none when it appears. */
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
          ? "fixed inset-x-2 bottom-2 z-20 flex max-w-6xl flex-wrap items-center gap-x-4 rounded-card border border-brand bg-surface px-3 py-1 lg:right-6 lg:left-66"
          : "sr-only"
      }
      data-selection-bar={count > 0 ? "" : undefined}
    >
      <p role="status" className="font-semibold">
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
                recoverFocus()
              }}
              className={textButton}
            >
              {texts.clearSelection}
            </button>
          </div>
          <div data-actions="" className="-mx-3 flex flex-wrap items-center sm:ms-auto sm:justify-end">
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
  rows: readonly T[],
  { select: heading, selectAll }: { select: string; selectAll: string },
  nameOf: (row: T) => string,
): Column<T> {
  const countHere = rows.filter(selection.has).length
  return {
    key: "select",
    heading,
    head: (
      <CheckBox
        checked={countHere > 0 && countHere === rows.length}
        isMixed={countHere > 0 && countHere < rows.length}
        onChange={(event) => selection.set(rows, event.target.checked)}
        className="align-middle @3xl:min-h-6"
      >
        <span className="@3xl:sr-only">{selectAll}</span>
      </CheckBox>
    ),
    inCard: "first",
    cell: (row) => (
      <CheckBox
        className="@3xl:min-h-9"
        aria-label={`${heading} ${nameOf(row)}`}
        checked={selection.has(row)}
        onChange={(event) => selection.set([row], event.target.checked)}
      />
    ),
  }
}
