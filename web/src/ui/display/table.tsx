// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop table semantics when `display` changes, as it does on a phone
import type { ReactNode } from "react"
import { classes } from "#ui/class-names.ts"
import { Icon } from "#ui/image/icon.tsx"

export type Column<Row> = {
  key: string
  heading: string
  cell: (row: Row) => ReactNode
  align?: "start" | "end"
  /** In a card: on the first line, with the other lead columns and without heading. The last one takes the remaining width. */
  lead?: boolean
  /** In a card: the full width, below its heading. */
  wide?: boolean
  /** In a card: empty values have no line. */
  isEmpty?: (row: Row) => boolean
  /** The list can be sorted by this field of the server. */
  sort?: { field: string; by: "text" | "number" | "date" }
  /** Only an order of the list. */
  isHidden?: boolean
}

/** `value` is the field, after a `-` if descending; empty for the default order. */
export type Sort = { value: string; onSort: (value: string) => void; label: (heading: string) => string }

type TableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** New rows are loading: the shown rows are stale and faded. */
  busy?: boolean
  sort?: Sort | undefined
}

// One markup for a table and, at narrow widths, for cards. Screen readers see a table only if every role is explicit.
export function Table<Row>({ caption, columns, rows, rowKey, busy = false, sort }: TableProps<Row>) {
  const main = columns.findLast(({ lead }) => lead)
  return (
    <div className="@container">
      <div className="@3xl:overflow-x-auto @3xl:rounded-card @3xl:border @3xl:border-line @3xl:bg-surface">
        <table
          role="table"
          aria-busy={busy}
          className={classes("block w-full transition-opacity duration-150 @3xl:table", busy && "opacity-50")}
        >
          <caption className="sr-only">{caption}</caption>
          <thead role="rowgroup" className="sr-only @3xl:not-sr-only @3xl:table-header-group @3xl:bg-sunken">
            <tr role="row" className="@3xl:table-row">
              {columns.map((column) => (
                <Heading key={column.key} column={column} sort={sort} />
              ))}
            </tr>
          </thead>
          <tbody
            role="rowgroup"
            className="grid grid-cols-[minmax(0,1fr)] gap-3 @xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] @3xl:table-row-group"
          >
            {rows.map((row) => (
              <tr key={rowKey(row)} role="row" className={classes(card, "@3xl:table-row @3xl:border-0 @3xl:border-t")}>
                {columns.map((column, index) => (
                  <Cell
                    key={column.key}
                    column={column}
                    row={row}
                    isMain={column === main}
                    isLast={column.align === "end" && index === columns.length - 1}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

const unsorted = "M8.5 10L12 6.5l3.5 3.5M8.5 14l3.5 3.5 3.5-3.5"
const upward = "M12 19V5.5M6.5 11L12 5.5l5.5 5.5"
const downward = "M12 5v13.5M6.5 13l5.5 5.5 5.5-5.5"

function Heading<Row>({ column, sort }: { column: Column<Row>; sort: Sort | undefined }) {
  const { heading, align } = column
  const field = sort && column.sort?.field
  const isUp = field !== undefined && sort?.value === field
  const isDown = field !== undefined && sort?.value === `-${field}`
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={isUp ? "ascending" : isDown ? "descending" : undefined}
      className={classes(
        "relative px-2 py-2.5 align-bottom font-semibold text-muted text-sm @4xl:px-3",
        // Aligned with the buttons' text, not with their edge.
        align === "end" ? "pe-5 text-end @4xl:pe-6" : "text-start",
        field && (isUp || isDown) && "text-ink",
      )}
    >
      {!field && heading}
      {field && (
        <>
          {/* A no-break space keeps the icon beside the last word. */}
          <span className="after:content-['\00a0']">{heading}</span>
          <Icon
            shape={isUp ? upward : isDown ? downward : unsorted}
            className={classes("-ms-1 inline size-4 align-[-0.2em]", !(isUp || isDown) && "opacity-60")}
          />
          {/* Covers the heading, which itself stays a text: on a phone the heading is only for screen readers. */}
          <button
            type="button"
            aria-label={sort.label(heading)}
            title={sort.label(heading)}
            onClick={() => sort.onSort(isUp ? `-${field}` : isDown ? "" : field)}
            className="absolute inset-0 hidden rounded-field hover:bg-ink/5 @3xl:block"
          />
        </>
      )}
    </th>
  )
}

type CellProps<Row> = { column: Column<Row>; row: Row; isMain: boolean; isLast: boolean }

function Cell<Row>({ column, row, isMain, isLast }: CellProps<Row>) {
  const { lead, wide, align, heading } = column
  return (
    <td
      role="cell"
      className={classes(
        "@3xl:table-cell @3xl:px-2 @3xl:py-2 @3xl:align-middle @3xl:text-sm @4xl:px-3 @4xl:text-base",
        cardClass(column, isMain, isLast),
        column.isEmpty?.(row) && "@max-3xl:sr-only",
        // Digits of one width are for columns of numbers: within a sentence they look like words of their own.
        (lead || wide) && "font-sans",
        align === "end" && "@3xl:text-end",
      )}
    >
      {!lead && !isLast && (
        <span aria-hidden="true" className={classes("text-muted text-sm @3xl:hidden", wide ? "block" : "shrink-0")}>
          {heading}
        </span>
      )}
      <div
        className={classes(
          "min-w-0",
          !wide && !lead && "text-end",
          align === "end" ? "-me-3 @3xl:me-0" : "@3xl:text-start",
        )}
      >
        {column.cell(row)}
      </div>
    </td>
  )
}

/** Enough grid rows for the columns of any table; the last column is at the bottom, so that cards in a row align. */
const card =
  "grid grid-cols-[auto_auto_minmax(0,1fr)] grid-rows-[repeat(12,min-content)_1fr] rounded-card border border-line bg-surface px-4 py-2"

function cardClass<Row>({ lead, wide }: Column<Row>, isMain: boolean, isLast: boolean) {
  if (isMain) return "col-end-4 min-w-0 self-center py-1.5"
  if (lead) return "self-center pe-3 py-1.5"
  if (isLast) return "row-start-13 col-span-3 mt-1 self-end border-line border-t pt-1"
  return wide ? "col-span-3 block py-1.5" : "col-span-3 flex items-center justify-between gap-4 py-1.5"
}
