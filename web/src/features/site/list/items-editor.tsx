import { blankItems, matcherOf, maxItems, type SiteList } from "contract"
import { Fragment, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { useOutdated } from "#dashboard/form/outdated.tsx"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"
import { Button } from "#ui/button/button.tsx"
import { classes } from "#ui/class-names.ts"
import { inputClass } from "#ui/form/fields.tsx"
import { ItemRow, rowButtonId } from "./item-row.tsx"
import { listTexts } from "./list-texts.ts"
import { type Item, missingEnglish, nameOf, outdatedEnglish, type Removed, type Row, useItems } from "./use-items.ts"

type ItemsEditorProps = {
  list: SiteList
  /** The items as JSON. */
  value: string
  onChange: (value: string) => void
  errorOf: (path: string) => string | undefined
  submitCount: number
  /** Other ways to change the list. */
  tools?: (items: readonly Item[], replace: (items: readonly Item[]) => void) => ReactNode
}

/** The items of a list: added, edited in place, moved by buttons, and removed, which can be undone. */
export function ItemsEditor({ list, value, onChange, errorOf, submitCount, tools }: ItemsEditorProps) {
  const { texts, format } = useTextsAndFormat(listTexts)
  const records = useTexts(recordTexts)
  const { rows, removed, ...items } = useItems(value, onChange)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [announcement, announce] = useState("")
  const [search, setSearch] = useState("")
  const root = useRef<HTMLDivElement>(null)
  const undoId = useId()
  const outdated = useOutdated()
  const old = rows.reduce((sum, { item }) => sum + outdatedEnglish(item, outdated), 0)
  const missing = rows.reduce((sum, { item }) => sum + missingEnglish(item), 0)
  const hasError = (row: Row, index: number) =>
    [...Object.keys(row.item), ...Object.keys(row.item.en).map((field) => `en.${field}`)].some((field) =>
      errorOf(`items.${index}.${field}`),
    )

  /** A failed attempt opens the items with errors, and the focus goes to the first one. */
  const showErrors = useEffectEvent(() => {
    const wrong = rows.filter(hasError).map(({ key }) => key)
    if (wrong.length === 0) return
    flushSync(() => setOpen(new Set([...open, ...wrong])))
    root.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
  })
  useEffect(() => {
    // React has to leave its effects before it can render at once.
    if (submitCount > 0) queueMicrotask(() => showErrors())
  }, [submitCount])

  // An item that is being edited stays, whatever it is called by now.
  const isMatch = matcherOf(search)
  const isShown = ({ key, item }: Row) => open.has(key) || isMatch(textOf(item))
  const found = rows.filter(isShown).length
  const isLong = rows.length > searchedFrom

  const toggle = (key: string, isOpen: boolean) =>
    setOpen(new Set(isOpen ? [...open, key] : [...open].filter((each) => each !== key)))

  function move(row: Row, from: number, step: -1 | 1) {
    focusAfter(rowButtonId(row.key, step < 0 ? "up" : "down"), () => items.move(from, from + step))
    announce(
      records.moved(nameOf(row.item) || texts.newItem, format.number(from + step + 1), format.number(rows.length)),
    )
  }

  function add() {
    flushSync(() => {
      const { key } = items.add(blankItems[list] as unknown as Item)
      toggle(key, true)
      setSearch("")
    })
    root.current?.querySelector<HTMLElement>("li:last-of-type :is(input, select)")?.focus()
  }

  const undo = ({ row, index }: Removed) => (
    <li className="flex flex-wrap items-center justify-between gap-3 px-3 py-2">
      <span role="status" className="wrap-anywhere min-w-0 text-muted text-sm">
        {texts.removed(nameOf(row.item) || texts.newItem)}
      </span>
      <Button id={undoId} onClick={() => focusAfter(rowButtonId(row.key, "edit"), () => items.restore({ row, index }))}>
        {records.undo.button}
      </Button>
    </li>
  )
  const max = maxItems[list]
  const listError = errorOf("items")
  return (
    <div ref={root} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-1">
        <p className="flex flex-wrap justify-between gap-x-4 text-sm">
          <span>{texts.count(format.number(rows.length), format.number(max))}</span>
          {old > 0 && <span className="text-warning">{texts.outdated(format.number(old))}</span>}
          {missing > 0 && <span className="text-warning">{texts.missing(format.number(missing))}</span>}
        </p>
        <p className="text-muted text-sm">{rows.length > 0 ? records.tabs.about : texts.none}</p>
      </div>
      {tools?.(
        rows.map(({ item }) => item),
        items.replace,
      )}
      {isLong && (
        <div className="grid gap-1 sm:max-w-md">
          <input
            type="search"
            aria-label={texts.search}
            placeholder={texts.search}
            className={inputClass(undefined)}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            // Enter would save the form.
            onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          />
          <p role="status" className="text-muted text-sm empty:hidden">
            {search.trim() && texts.found(format.number(found), format.number(rows.length))}
          </p>
        </div>
      )}
      {(found > 0 || removed) && (
        <ol
          aria-label={texts.items}
          className={classes(
            "rounded-card border border-line",
            list === "institutions"
              ? "grid grid-cols-[minmax(0,1fr)] *:border-line *:border-b lg:grid-cols-2"
              : "divide-y divide-line",
          )}
        >
          {rows.map((row, index) => (
            <Fragment key={row.key}>
              {removed?.index === index && undo(removed)}
              {isShown(row) && (
                <ItemRow
                  list={list}
                  row={row}
                  index={index}
                  count={rows.length}
                  isOpen={open.has(row.key)}
                  hasError={hasError(row, index)}
                  isOutdated={outdatedEnglish(row.item, outdated) > 0}
                  errorOf={(field) => errorOf(`items.${index}.${field}`)}
                  onToggle={(isOpen) => toggle(row.key, isOpen)}
                  onChange={(item) => items.change(row.key, item)}
                  onMove={(step) => move(row, index, step)}
                  onRemove={() => focusAfter(undoId, () => items.remove(row))}
                />
              )}
            </Fragment>
          ))}
          {removed && removed.index >= rows.length && undo(removed)}
        </ol>
      )}
      {listError && (
        <p role="alert" className="text-danger text-sm">
          {listError}
        </p>
      )}
      <Button onClick={add} disabled={rows.length >= max} className="justify-self-start">
        {rows.length >= max ? texts.full : texts.add}
      </Button>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}

/** Shorter lists are read at a glance. */
const searchedFrom = 12

const textOf = ({ en, image: _, ...item }: Item) => [...Object.values(item), ...Object.values(en)].join(" ")

/** Applies a change immediately, then focuses a control that the change has added or moved. */
function focusAfter(id: string, change: () => void) {
  flushSync(change)
  document.getElementById(id)?.focus()
}
