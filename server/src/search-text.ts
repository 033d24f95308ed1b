import { foldForSearch } from "contract"

/** The column that searches look in: SQLite's LOWER and LIKE support only ASCII. */
export const searchText = (...texts: string[]) => texts.map(foldForSearch).join("\n")
