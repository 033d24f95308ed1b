// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop table semantics when `display` changes, as it does on a phone
import type { ReactNode } from "react"
import { classes } from "#ui/class-names.ts"
import { Icon } from "#ui/image/icon.tsx"

export type Column<Row> = {
  key: string
  heading: string
  cell: (row: Row) => ReactNode
  align?: "start" | "end"
  /** Instead of the heading, for example a checkbox; above cards too. */
  head?: ReactNode
  /** Where it is in a card; by default on a line of its own with its heading. */
  inCard?: keyof typeof places
  /** Instead of the heading in a card, where there is less room. */
  shortHeading?: string
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
  const main = columns.findLast(({ inCard }) => inCard === "first")
  return (
    <div className="@container">
      <div className="@3xl:overflow-x-auto @3xl:rounded-card @3xl:border @3xl:border-line @3xl:bg-surface @4xl:overflow-x-clip">
        <table
          role="table"
          aria-busy={busy}
          className={classes("block w-full transition-opacity duration-150 @3xl:table", busy && "opacity-50")}
        >
          <caption className="sr-only">{caption}</caption>
          <thead
            role="rowgroup"
            className="block @3xl:table-header-group @4xl:sticky @4xl:top-(--toolbar-height,0) @4xl:z-10 @3xl:bg-sunken"
          >
            <tr role="row" className="block @3xl:table-row">
              {columns.map((column) => (
                <Heading key={column.key} column={column} sort={sort} />
              ))}
            </tr>
          </thead>
          <tbody
            role="rowgroup"
            className="grid grid-cols-[minmax(0,1fr)] gap-2 @xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] @3xl:table-row-group"
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
  const { heading, head, align } = column
  const field = sort && column.sort?.field
  const isUp = field !== undefined && sort?.value === field
  const isDown = field !== undefined && sort?.value === `-${field}`
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={isUp ? "ascending" : isDown ? "descending" : undefined}
      className={classes(
        head ? "@max-3xl:block" : "@max-3xl:sr-only",
        "relative px-2 py-1.5 align-middle @5xl:whitespace-nowrap font-semibold text-muted text-sm leading-snug @5xl:px-3",
        // Aligned with the buttons' text, not with their edge.
        align === "end" ? "pe-5 text-end @5xl:pe-6" : "text-start",
        field && (isUp || isDown) && "text-ink",
      )}
    >
      {!field && (head ?? heading)}
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
  const { inCard = "line", align, heading, shortHeading = heading } = column
  const place = isLast ? "actions" : isMain ? "main" : inCard
  return (
    <td
      role="cell"
      className={classes(
        "@3xl:table-cell @3xl:h-11.5 @3xl:px-2 @3xl:py-0.5 @3xl:align-middle @5xl:px-3",
        isLast || isMain ? ends[isLast ? "actions" : "main"] : places[inCard],
        column.isEmpty?.(row) && "@max-3xl:sr-only",
        // Digits of one width are for columns of numbers: within a sentence they look like words of their own.
        place !== "line" && "font-sans",
        align === "end" && "@3xl:text-end",
      )}
    >
      {headed.includes(place) && (
        <span
          aria-hidden="true"
          className={classes(
            "text-muted @3xl:hidden",
            place === "wide" ? "block" : "shrink-0",
            place === "switch" ? "text-xs" : "text-sm",
          )}
        >
          {shortHeading}
        </span>
      )}
      <div
        className={classes(
          "min-w-0",
          place === "line" && "text-end @3xl:text-start",
          place === "main" && "grow",
          align === "end" && "@3xl:text-end",
        )}
      >
        {column.cell(row)}
      </div>
    </td>
  )
}

/** Three lines: what it is, what else is known, and what can be done. The pseudo-elements break between them. */
const card =
  "flex flex-wrap items-center rounded-card border border-line bg-surface px-3 py-1 before:order-3 before:basis-full after:order-5 after:basis-full @3xl:before:hidden @3xl:after:hidden"

const places = {
  /** On the first line, without heading; the last of these has the remaining width. */
  first: "order-1 flex min-h-11 items-center pe-2",
  /** Buttons that move the row, at the end of the first line. */
  order: "order-2 -me-2 flex min-h-11 items-center",
  /** On the second line, without heading. */
  brief:
    "brief order-4 max-w-full min-w-0 text-muted text-sm leading-5 @max-3xl:[.brief+&]:flex @max-3xl:[.brief+&]:before:content-['·'] @max-3xl:[.brief+&]:before:px-1.5 @3xl:text-ink",
  /** The same, with the remaining width. */
  text: "brief order-4 min-w-0 grow basis-40 text-muted text-sm leading-5 @3xl:text-ink",
  /** On the last line, without heading. */
  control: "order-6 flex min-h-11 items-center pe-2",
  /** On the last line, with its heading. */
  switch: "order-6 flex min-h-11 items-center gap-1 pe-2",
  wide: "order-4 block basis-full py-1.5",
  line: "order-4 flex basis-full items-center justify-between gap-4 py-1.5",
  none: "hidden",
}
const ends = {
  main: "order-1 flex min-h-11 min-w-1/2 flex-1 items-center",
  actions: "order-7 ms-auto -me-2 flex min-h-11 items-center",
}
const headed: readonly string[] = ["line", "wide", "switch"]
