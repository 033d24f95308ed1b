import type { OutdatedText } from "contract"
import { useState } from "react"
import { isBengali } from "#i18n/is-latin.ts"
import { moveItem } from "#ui/display/move-item.ts"

/** An item of any list, as its editor treats it. */
export type Item = { en: Readonly<Record<string, string>>; readonly [field: string]: unknown }

export const nameOf = ({ name, title, number, text }: Item) =>
  String(name ?? title ?? (number ? `${number} ${text}` : text))

/** How many English texts of an item are out of date. */
export const outdatedEnglish = (item: Item, outdated: readonly OutdatedText[]) =>
  outdated.filter(({ field, english }) => item.en[field] === english).length

export const missingEnglish = (item: Item) =>
  Object.keys(item.en).filter((field) => isBengali(String(item[field])) && !item.en[field]?.trim()).length

/** The key identifies the item when it moves. */
export type Row = { key: string; item: Item }
export type Removed = { row: Row; index: number }

let created = 0
const newKey = () => `item-${created++}`

export const itemsOf = (value: string): Item[] => JSON.parse(value || "[]")

/** The items that a form holds as JSON, so that drafts and conflicts compare them like a text. */
export function useItems(value: string, onChange: (value: string) => void) {
  const [{ written, rows }, setState] = useState(() => ({ written: value, rows: rowsOf(value, []) }))
  const [removed, setRemoved] = useState<Removed>()
  // A value that was not written here means that the form was filled again.
  if (value !== written) setState({ written: value, rows: rowsOf(value, rows) })

  function write(next: Row[]) {
    const text = JSON.stringify(next.map(({ item }) => item))
    setState({ written: text, rows: next })
    onChange(text)
  }
  return {
    rows,
    removed,
    change: (key: string, item: Item) => write(rows.map((row) => (row.key === key ? { key, item } : row))),
    move: (from: number, to: number) => write(moveItem(rows, from, to)),
    /** Returns the new row. */
    add(item: Item): Row {
      const row = { key: newKey(), item }
      write([...rows, row])
      return row
    },
    remove(row: Row) {
      setRemoved({ row, index: rows.indexOf(row) })
      write(rows.filter(({ key }) => key !== row.key))
    },
    restore({ row, index }: Removed) {
      setRemoved(undefined)
      write(rows.toSpliced(index, 0, row))
    },
    replace(items: readonly Item[]) {
      setRemoved(undefined)
      write(items.map((item) => ({ key: newKey(), item })))
    },
  }
}

/** Items that were saved have the keys that they had, so that what is open stays open. */
function rowsOf(value: string, before: readonly Row[]): Row[] {
  const items = itemsOf(value)
  const isSame = items.length === before.length
  return items.map((item, index) => ({ key: (isSame && before[index]?.key) || newKey(), item }))
}
