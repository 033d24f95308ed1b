import { type FormEvent, useEffect, useRef, useState } from "react"
import { Link } from "react-router"
import type { SavedView } from "#dashboard/list-preferences.ts"
import type { ListState } from "#dashboard/list-state.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { listTexts } from "#i18n/screens/list.ts"
import { Button, IconButton } from "#ui/button.tsx"
import { TextField } from "#ui/fields.tsx"
import { Icon } from "#ui/icon.tsx"
import { PopoverButton } from "#ui/popover-button.tsx"
import { ToolLabel, toolClass } from "#ui/tool-button.tsx"

const bookmark = "M7 4.5h10v15l-5-4-5 4z"
const bin = "M5 7h14M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10.5 11v5M13.5 11v5"
const pencil = "M5 19h3.5L19 8.5 15.5 5 5 15.5V19zM13 7.5l3.5 3.5"
const maxNameCharacters = 60
const maxViews = 50

type SavedViewsProps = Pick<ListState, "preferences" | "remember" | "rememberWithUrl" | "viewQuery">

/** Named sets of search, filters, order and columns. */
export function SavedViews({ preferences, remember, rememberWithUrl, viewQuery }: SavedViewsProps) {
  const texts = useTexts(listTexts)
  const { views, columns } = preferences
  const current = views.find(({ query }) => query === viewQuery)
  const setViews = (views: readonly SavedView[]) => remember({ views })
  return (
    <PopoverButton
      title={texts.views}
      align="end"
      trigger={
        <button type="button" className={toolClass()}>
          <ToolLabel shape={bookmark} text={current && viewQuery ? current.name : texts.views} />
        </button>
      }
    >
      {(close) => (
        <div className="grid w-80 max-w-full gap-3">
          <ViewList
            views={views}
            current={viewQuery ? current : undefined}
            onChange={setViews}
            onOpen={({ query, columns }) => {
              rememberWithUrl({ columns, sort: new URLSearchParams(query).get("sort") ?? "" })
              close()
            }}
          />
          <SaveView
            views={views}
            onSave={(name) => {
              setViews([...views, { name, query: viewQuery, columns }])
              close()
            }}
          />
        </div>
      )}
    </PopoverButton>
  )
}

type ViewListProps = {
  views: readonly SavedView[]
  current: SavedView | undefined
  onChange: (views: readonly SavedView[]) => void
  onOpen: (view: SavedView) => void
}

function ViewList({ views, current, onChange, onOpen }: ViewListProps) {
  const texts = useTexts(listTexts)
  const [renamed, setRenamed] = useState<SavedView | null>(null)
  const [deleted, setDeleted] = useState<{ name: string; before: readonly SavedView[] } | null>(null)

  function handleDelete(view: SavedView) {
    setDeleted({ name: view.name, before: views })
    onChange(views.filter((other) => other !== view))
  }
  return (
    <>
      {views.length === 0 && !deleted && <p className="text-muted text-sm">{texts.noViews}</p>}
      <ul className="grid">
        {views.map((view) =>
          view === renamed ? (
            <li key={view.name}>
              <NameForm
                initial={view.name}
                others={views.filter((other) => other !== view)}
                onDone={(name) => {
                  onChange(views.map((other) => (other === view ? { ...view, name } : other)))
                  setRenamed(null)
                }}
              />
            </li>
          ) : (
            <li key={view.name} className="flex items-center">
              <Link
                to={`?${view.query}`}
                replace
                aria-current={view === current || undefined}
                onClick={() => onOpen(view)}
                className="wrap-anywhere inline-flex min-h-11 min-w-0 flex-1 items-center rounded-field px-2 text-ink no-underline hover:bg-sunken aria-[current=true]:font-semibold aria-[current=true]:text-brand"
              >
                {view.name}
              </Link>
              <IconButton label={texts.rename(view.name)} onClick={() => setRenamed(view)}>
                <Icon shape={pencil} />
              </IconButton>
              <IconButton label={texts.deleteView(view.name)} onClick={() => handleDelete(view)}>
                <Icon shape={bin} />
              </IconButton>
            </li>
          ),
        )}
      </ul>
      <div role="status" className="flex flex-wrap items-center justify-between gap-2 text-sm empty:hidden">
        {deleted && (
          <>
            <span className="wrap-anywhere min-w-0">{texts.viewDeleted(deleted.name)}</span>
            <Undo
              key={deleted.name}
              onUndo={() => {
                onChange(deleted.before)
                setDeleted(null)
              }}
            />
          </>
        )}
      </div>
    </>
  )
}

/** Takes the focus of the button that was pressed, which has disappeared with its row. */
function Undo({ onUndo }: { onUndo: () => void }) {
  const texts = useTexts(listTexts)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <button ref={button} type="button" onClick={onUndo} className={toolClass("text-brand")}>
      {texts.undo}
    </button>
  )
}

function SaveView({ views, onSave }: { views: readonly SavedView[]; onSave: (name: string) => void }) {
  const { texts, format } = useTextsAndFormat(listTexts)
  return (
    <section className="grid gap-2 border-line border-t pt-3">
      <h2 className="font-semibold text-base">{texts.saveView}</h2>
      <p className="text-muted text-sm">{texts.viewsText}</p>
      {views.length >= maxViews ? (
        <p className="text-sm">{texts.tooManyViews(format.number(maxViews))}</p>
      ) : (
        <NameForm initial="" others={views} onDone={onSave} />
      )}
    </section>
  )
}

type NameFormProps = { initial: string; others: readonly SavedView[]; onDone: (name: string) => void }

const keyOf = (name: string) => name.normalize("NFC").toLowerCase()

function NameForm({ initial, others, onDone }: NameFormProps) {
  const { texts, format } = useTextsAndFormat(listTexts)
  const [error, setError] = useState("")
  const input = useRef<HTMLInputElement>(null)
  // It replaces the row of the view that is renamed.
  useEffect(() => {
    if (initial) input.current?.focus()
  }, [initial])

  function problemOf(name: string): string {
    if (name === "") return texts.viewNameMissing
    if ([...new Intl.Segmenter().segment(name)].length > maxNameCharacters) {
      return texts.viewNameTooLong(format.number(maxNameCharacters))
    }
    return others.some((other) => keyOf(other.name) === keyOf(name)) ? texts.viewNameTaken : ""
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const name = (input.current?.value ?? "").normalize("NFC").trim()
    const problem = problemOf(name)
    setError(problem)
    if (problem) input.current?.focus()
    else onDone(name)
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-2">
      <TextField
        ref={input}
        name="name"
        label={texts.viewName}
        defaultValue={initial}
        maxLength={500}
        autoComplete="off"
        {...(error && { error })}
      />
      <Button type="submit">{texts.save}</Button>
    </form>
  )
}
