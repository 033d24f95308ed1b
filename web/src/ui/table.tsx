// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's meaning when its display changes, which it does on a phone
import type { ReactNode } from "react"
import { classes } from "#ui/class-names.ts"

export type Column<Row> = {
  key: string
  heading: string
  cell: (row: Row) => ReactNode
  align?: "start" | "end"
  /** Takes the room that is left; on a phone, a whole line under its heading. */
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
 * One markup for both: a table from 768 pixels on, a card for each row below. Every role is said aloud, or the cards would be no
 * table to a screen reader.
 */
export function Table<Row>({ caption, columns, rows, rowKey, busy = false }: TableProps<Row>) {
  return (
    <div className="md:overflow-x-auto md:rounded-card md:border md:border-line md:bg-surface">
      <table
        role="table"
        aria-busy={busy}
        className={classes("block w-full transition-opacity duration-150 md:table", busy && "opacity-50")}
      >
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group md:bg-sunken">
          <tr role="row" className="md:table-row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                className={classes(
                  "px-2.5 py-2.5 align-bottom xl:px-4 font-semibold text-muted text-sm",
                  column.align === "end" ? "text-end" : "text-start",
                  column.wide && "md:w-2/5",
                )}
              >
                {column.heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="grid gap-3 md:table-row-group">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className="block rounded-card border border-line bg-surface px-4 py-2 md:table-row md:border-0 md:border-t"
            >
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  return (
    <td
      role="cell"
      className={classes(
        "py-1.5 md:table-cell md:px-2.5 md:py-2 xl:px-4 md:align-middle",
        column.wide ? "block" : "flex items-center justify-between gap-4",
        column.align === "end" && "md:text-end",
      )}
    >
      <span aria-hidden="true" className={classes("text-muted text-sm md:hidden", column.wide ? "block" : "shrink-0")}>
        {column.heading}
      </span>
      <div className={classes("min-w-0", !column.wide && "text-end", column.align !== "end" && "md:text-start")}>
        {column.cell(row)}
      </div>
    </td>
  )
}
