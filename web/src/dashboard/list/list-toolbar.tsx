import { type ReactNode, useEffect, useRef } from "react"
import { AddFilterButton, FilterChips } from "#dashboard/list/filter-bar.tsx"
import type { ListState } from "#dashboard/list/list-state.ts"
import { useTexts } from "#i18n/language.tsx"
import { listTexts } from "#i18n/screens/list.ts"
import type { Column } from "#ui/display/table.tsx"
import { CompactSelect, options } from "#ui/form/fields.tsx"

type SortSelectProps<Row> = { columns: readonly Column<Row>[]; value: string; onSort: (sort: string) => void }

/** Sorts where the table's headings are hidden: on a phone, where its rows are cards. */
function SortSelect<Row>({ columns, value, onSort }: SortSelectProps<Row>) {
  const texts = useTexts(listTexts)
  const orders = columns.flatMap(({ heading, sort }) =>
    sort
      ? [
          [sort.field, `${heading}: ${texts.ascending[sort.by]}`] as const,
          [`-${sort.field}`, `${heading}: ${texts.descending[sort.by]}`] as const,
        ]
      : [],
  )
  if (orders.length === 0) return null
  return (
    <div className="min-w-0 flex-1 @3xl:hidden">
      <CompactSelect
        label={texts.sort}
        value={value}
        onChange={(event) => onSort(event.target.value)}
        className="text-ellipsis"
      >
        {options([["", texts.defaultOrder], ...orders])}
      </CompactSelect>
    </div>
  )
}

type ListToolbarProps<Row> = {
  state: ListState | undefined
  columns: readonly Column<Row>[]
  searchBox: ReactNode
  children: ReactNode
}

/** Stays at the top of the window while the list scrolls; the head of the table stays below it. */
export function ListToolbar<Row>({ state, columns, searchBox, children }: ListToolbarProps<Row>) {
  const toolbar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [element, list] = [toolbar.current, toolbar.current?.parentElement]
    if (!element || !list || !("ResizeObserver" in window)) return
    // It has a second line if filters are active.
    const observer = new ResizeObserver(() => list.style.setProperty("--toolbar-height", `${element.offsetHeight}px`))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={toolbar} className="@container -my-1 bg-paper py-1 lg:sticky lg:top-0 lg:z-20">
      <div className="flex flex-wrap items-center gap-2">
        {searchBox}
        {state && (
          <>
            <AddFilterButton {...state} />
            <SortSelect columns={columns} value={state.sort} onSort={state.onSort} />
            <FilterChips {...state} />
          </>
        )}
        {children}
      </div>
    </div>
  )
}
