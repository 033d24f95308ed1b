// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop table semantics when `display` changes, as it does on a phone
import type { ReactNode } from "react"
import { classes } from "#ui/class-names.ts"

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
}

type TableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** New rows are loading: the shown rows are stale and faded. */
  busy?: boolean
}

// One markup for a table and, at narrow widths, for cards. Screen readers see a table only if every role is explicit.
export function Table<Row>({ caption, columns, rows, rowKey, busy = false }: TableProps<Row>) {
  const main = columns.findLast(({ lead }) => lead)
  return (
    <div className="@container">
      <div className="@2xl:overflow-x-auto @2xl:rounded-card @2xl:border @2xl:border-line @2xl:bg-surface">
        <table
          role="table"
          aria-busy={busy}
          className={classes("block w-full transition-opacity duration-150 @2xl:table", busy && "opacity-50")}
        >
          <caption className="sr-only">{caption}</caption>
          <thead role="rowgroup" className="sr-only @2xl:not-sr-only @2xl:table-header-group @2xl:bg-sunken">
            <tr role="row" className="@2xl:table-row">
              {columns.map((column) => (
                <th
                  key={column.key}
                  role="columnheader"
                  scope="col"
                  className={classes(
                    "px-2 py-2.5 align-bottom font-semibold text-muted text-sm @4xl:px-3",
                    // Aligned with the buttons' text, not with their edge.
                    column.align === "end" ? "pe-5 text-end @4xl:pe-6" : "text-start",
                  )}
                >
                  {column.heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody
            role="rowgroup"
            className="grid grid-cols-[minmax(0,1fr)] gap-3 @xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] @2xl:table-row-group"
          >
            {rows.map((row) => (
              <tr key={rowKey(row)} role="row" className={classes(card, "@2xl:table-row @2xl:border-0 @2xl:border-t")}>
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

type CellProps<Row> = { column: Column<Row>; row: Row; isMain: boolean; isLast: boolean }

function Cell<Row>({ column, row, isMain, isLast }: CellProps<Row>) {
  const { lead, wide, align, heading } = column
  return (
    <td
      role="cell"
      className={classes(
        "@2xl:table-cell @2xl:px-2 @2xl:py-2 @2xl:align-middle @2xl:text-sm @4xl:px-3 @4xl:text-base",
        cardClass(column, isMain, isLast),
        column.isEmpty?.(row) && "@max-2xl:sr-only",
        align === "end" && "@2xl:text-end",
      )}
    >
      {!lead && !isLast && (
        <span aria-hidden="true" className={classes("text-muted text-sm @2xl:hidden", wide ? "block" : "shrink-0")}>
          {heading}
        </span>
      )}
      <div
        className={classes(
          "min-w-0",
          !wide && !lead && "text-end",
          align === "end" ? "-me-3 @2xl:me-0" : "@2xl:text-start",
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
