/** Normalizes a text for search: SQLite's LOWER and LIKE support only ASCII, and Bengali letters have two Unicode encodings. */
export function normalizeForSearch(text: string): string {
  return text.normalize("NFC").trim().toLowerCase()
}

export function searchText(...texts: string[]): string {
  return texts.map(normalizeForSearch).join("\n")
}
