import type { User } from "contract"
import { Dialog } from "radix-ui"
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react"
import { useNavigate } from "react-router"
import { useControlTexts } from "#i18n/controls.ts"
import { useWordsAndFormat } from "#i18n/language.tsx"
import { shellWords } from "#i18n/screens/shell.ts"
import { IconButton } from "#ui/button.tsx"
import { CloseIcon, SearchIcon, Spinner } from "#ui/icon.tsx"
import { type Found, usePaletteResults } from "./palette-search.ts"

/** A field with a list below it: the arrows choose, the focus stays where one types. */
export function PaletteDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const opener = useRef(document.activeElement)
  const isLeaving = useRef(false)
  const navigate = useNavigate()
  const { words, format } = useWordsAndFormat(shellWords)
  const { close } = useControlTexts()
  const id = useId()
  const [typed, setTyped] = useState("")
  const { found, groupOf, isSearching, isFailed } = usePaletteResults(user, typed)
  const [at, setAt] = useState(0)
  const chosen = Math.min(at, found.length - 1)
  const option = (place: number) => `${id}-${place}`

  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: "nearest" })
  }, [id, chosen])

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: chosen + 1, ArrowUp: chosen - 1 }
    const next = steps[event.key]
    if (next !== undefined) {
      event.preventDefault()
      if (found.length > 0) setAt((next + found.length) % found.length)
    }
    const choice = found[chosen]
    // Enter also ends a word that an input method is composing.
    if (event.key === "Enter" && !event.nativeEvent.isComposing && choice) {
      event.preventDefault()
      onChoose(choice)
    }
  }

  function onChoose({ to }: Found) {
    isLeaving.current = true
    onClose()
    void navigate(to)
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade-in bg-veil" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // On another page the focus is at its main part already.
            if (!isLeaving.current && opener.current instanceof HTMLElement) opener.current.focus()
          }}
          className="fixed inset-x-2 top-2 z-50 mx-auto flex max-h-[calc(100dvh-1rem)] max-w-xl flex-col overflow-hidden rounded-card border border-line-strong bg-surface outline-none sm:top-[12vh] sm:max-h-[70vh]"
        >
          <Dialog.Title className="sr-only">{words.find}</Dialog.Title>
          <div className="flex items-center gap-3 border-line border-b pr-1 pl-4">
            {isSearching ? <Spinner className="text-muted" /> : <SearchIcon className="text-muted" />}
            <input
              role="combobox"
              aria-label={words.find}
              aria-expanded={found.length > 0}
              aria-controls={`${id}-list`}
              aria-activedescendant={found.length > 0 ? option(chosen) : undefined}
              aria-autocomplete="list"
              autoComplete="off"
              spellCheck={false}
              placeholder={words.findText}
              value={typed}
              maxLength={200}
              onChange={(event) => {
                setTyped(event.target.value)
                setAt(0)
              }}
              onKeyDown={onKeyDown}
              className="min-h-14 min-w-0 flex-1 bg-transparent text-ink shadow-none outline-none placeholder:text-muted"
            />
            <Dialog.Close asChild>
              <IconButton label={close}>
                <CloseIcon />
              </IconButton>
            </Dialog.Close>
          </div>
          <p role="status" className="sr-only">
            {isSearching ? words.searching : words.findCount(format.number(found.length))}
          </p>
          {isFailed && <p className="px-4 pt-3 text-danger text-sm">{words.findFailed}</p>}
          {found.length === 0 && !isSearching && typed.trim() !== "" && (
            <p className="wrap-anywhere px-4 py-6 text-muted">{words.findNone(typed.trim())}</p>
          )}
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label={words.find}
            className="overflow-y-auto overscroll-contain p-2"
          >
            {found.map((one, place) => (
              <div key={`${one.list} ${one.key}`}>
                {one.list !== found[place - 1]?.list && (
                  <p aria-hidden="true" className="px-3 pt-3 pb-1 text-muted text-sm">
                    {groupOf(one)}
                  </p>
                )}
                {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus */}
                <div
                  id={option(place)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={place === chosen}
                  aria-label={[one.title, one.detail, groupOf(one)].filter(Boolean).join(", ")}
                  onPointerMove={() => setAt(place)}
                  onClick={() => onChoose(one)}
                  className="flex min-h-11 cursor-pointer items-baseline gap-3 rounded-field px-3 py-2 aria-selected:bg-brand-soft"
                >
                  <span className="min-w-0 truncate font-semibold">{one.title}</span>
                  <span className="ml-auto min-w-0 max-w-[50%] shrink-0 truncate text-muted text-sm">{one.detail}</span>
                </div>
              </div>
            ))}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
