// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's meaning when its display changes, which it does on a phone
import type { ReactNode } from "react"
import { classes } from "#ui/class-names.ts"

export type Column<Row> = {
  key: string
  heading: string
  cell: (row: Row) => ReactNode
  align?: "start" | "end"
  /** On a phone, a whole line under its heading. */
  wide?: boolean
}

type TableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** A newer page is on its way: what is shown is still readable, but old. */
  busy?: boolean
}

/*
 * One markup for both: a table where there is room for one, else a card for each row. Every role is said aloud, or the cards would be no
 * table to a screen reader.
 */
export function Table<Row>({ caption, columns, rows, rowKey, busy = false }: TableProps<Row>) {
  return (
    <div className="@container">
      <div className="@4xl:overflow-x-auto @4xl:rounded-card @4xl:border @4xl:border-line @4xl:bg-surface">
        <table
          role="table"
          aria-busy={busy}
          className={classes("block w-full transition-opacity duration-150 @4xl:table", busy && "opacity-50")}
        >
          <caption className="sr-only">{caption}</caption>
          <thead role="rowgroup" className="sr-only @4xl:not-sr-only @4xl:table-header-group @4xl:bg-sunken">
            <tr role="row" className="@4xl:table-row">
              {columns.map((column) => (
                <th
                  key={column.key}
                  role="columnheader"
                  scope="col"
                  className={classes(
                    "px-3 py-2.5 align-bottom font-semibold text-muted text-sm",
                    // Over the words of the buttons, not over their edge.
                    column.align === "end" ? "pe-6 text-end" : "text-start",
                  )}
                >
                  {column.heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="grid gap-3 @xl:grid-cols-2 @4xl:table-row-group">
            {rows.map((row) => (
              <tr
                key={rowKey(row)}
                role="row"
                className="block rounded-card border border-line bg-surface px-4 py-2 @4xl:table-row @4xl:border-0 @4xl:border-t"
              >
                {columns.map((column) => (
                  <Cell key={column.key} column={column} row={row} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  return (
    <td
      role="cell"
      className={classes(
        "py-1.5 @4xl:table-cell @4xl:px-3 @4xl:py-2 @4xl:align-middle",
        column.wide ? "block" : "flex items-center justify-between gap-4",
        column.align === "end" && "@4xl:text-end",
      )}
    >
      <span
        aria-hidden="true"
        className={classes("text-muted text-sm @4xl:hidden", column.wide ? "block" : "shrink-0")}
      >
        {column.heading}
      </span>
      <div
        className={classes(
          "min-w-0",
          !column.wide && "text-end",
          column.align === "end" ? "-me-3 @4xl:me-0" : "@4xl:text-start",
        )}
      >
        {column.cell(row)}
      </div>
    </td>
  )
}
