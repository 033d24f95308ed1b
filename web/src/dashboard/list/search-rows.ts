import { matcherOf } from "contract"

/** Returns the rows whose texts contain every word of the search. */
export function searchRows<Row>(rows: readonly Row[], search: string, textsOf: (row: Row) => string[]): Row[] {
  const matches = matcherOf(search)
  return rows.filter((row) => matches(textsOf(row).join("\n")))
}
