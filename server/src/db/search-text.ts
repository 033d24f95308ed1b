import { type Expression, type SqlBool, sql } from "kysely"

/** Folded as searches compare: SQLite's own LOWER and LIKE know ASCII only, and Bengali letters have two encodings. */
export function folded(text: string): string {
  return text.normalize("NFC").trim().toLowerCase()
}

export function searchText(...texts: string[]): string {
  return texts.map(folded).join("\n")
}

/** The condition that a column made by `searchText` contains what somebody typed. */
export function contains(column: string, search: string): Expression<SqlBool> {
  const pattern = `%${folded(search).replace(/[\\%_]/g, "\\$&")}%`
  return sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '\\'`
}
