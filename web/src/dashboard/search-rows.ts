const normalizeForSearch = (text: string) => text.normalize("NFC").toLowerCase()

/** Returns the rows whose texts contain every word of the search. */
export function searchRows<Row>(rows: readonly Row[], search: string, textsOf: (row: Row) => string[]): Row[] {
  const words = normalizeForSearch(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...rows]
  return rows.filter((row) => {
    const text = normalizeForSearch(textsOf(row).join("\n"))
    return words.every((word) => text.includes(word))
  })
}
