import type { Column } from "#ui/display/table.tsx"

/** An id is a UUIDv7: its first 48 bits are the milliseconds since 1970. The API filters and sorts by it too. */
export const createdAtOf = (id: string) =>
  new Date(Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16)).toISOString()

/** Documented lists have no column with the day of creation, but can be sorted by it on a phone. */
export const createdOrder = <Row>(heading: string): Column<Row> => ({
  key: "created",
  heading,
  isHidden: true,
  sort: { field: "createdAt", by: "date" },
  cell: () => null,
})
