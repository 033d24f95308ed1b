/** Normalizes a text for search: SQLite's LOWER and LIKE support only ASCII, and Bengali letters have two Unicode encodings. */
export const normalizeForSearch = (text: string) => text.normalize("NFC").trim().toLowerCase()

export const searchText = (...texts: string[]) => texts.map(normalizeForSearch).join("\n")
