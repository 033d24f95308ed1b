import type { Column } from "#ui/table.tsx"

/** The day on which a record was created. Documented lists do not have this column, so it is shown to those who choose it. */
export const createdColumn = <Row extends { _id: string }>(
  heading: string,
  dateOf: (timestamp: string) => string,
): Column<Row> => ({
  key: "created",
  heading,
  isHiddenAtFirst: true,
  sort: { field: "createdAt", by: "date" },
  cell: ({ _id }) => <span className="whitespace-nowrap text-sm">{dateOf(createdAtOf(_id))}</span>,
})

/** An id is a UUIDv7: its first 48 bits are the milliseconds since 1970. The API filters and sorts by it too. */
export const createdAtOf = (id: string) =>
  new Date(Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16)).toISOString()
