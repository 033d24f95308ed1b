/** A page or record to open, or a command; `list` is the screen of all records of its kind, and empty for pages. */
export type PaletteResult = {
  key: string
  list: string
  title: string
  detail: string
  /** It is found by these, too: its words in both languages. */
  words?: string
  to?: string
  run?: () => unknown
  isLinkToAll?: boolean
}
