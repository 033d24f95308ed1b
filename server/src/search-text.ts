/** Folded as searches compare: SQLite's own LOWER and LIKE know ASCII only, and Bengali letters have two encodings. */
export function folded(text: string): string {
  return text.normalize("NFC").trim().toLowerCase()
}

export function searchText(...texts: string[]): string {
  return texts.map(folded).join("\n")
}
