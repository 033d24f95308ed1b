import type { ReactNode } from "react"
import { AddFilterButton, FilterChips } from "#dashboard/list/filter-bar.tsx"
import type { ListState } from "#dashboard/list/list-state.ts"
import { SortSelect } from "#dashboard/list/sort-select.tsx"
import type { Column } from "#ui/display/table.tsx"

type ListToolbarProps<Row> = {
  state: ListState
  columns: readonly Column<Row>[]
  searchBox: ReactNode
}

/** The search, filters and order of a list. */
export function ListToolbar<Row>({ state, columns, searchBox }: ListToolbarProps<Row>) {
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {searchBox}
        <AddFilterButton {...state} />
        <SortSelect columns={columns} value={state.sort} onSort={state.onSort} />
      </div>
      <FilterChips {...state} />
    </div>
  )
}
