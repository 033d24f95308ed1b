import type { User } from "contract"
import { type KeyboardEvent, useEffect, useId, useState } from "react"
import { useNavigate } from "react-router"
import { useControlTexts } from "#i18n/controls.ts"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { shellTexts } from "#i18n/screens/shell.ts"
import { IconButton } from "#ui/button/button.tsx"
import { CloseIcon, SearchIcon, Spinner } from "#ui/image/icon.tsx"
import { DialogFrame } from "#ui/overlay/dialog-frame.tsx"
import type { PaletteResult } from "./palette-result.ts"
import { usePaletteResults } from "./palette-search.ts"

/** A combobox: the arrow keys select in the list, while the focus stays in the field. */
export function PaletteDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const navigate = useNavigate()
  const { texts, format } = useTextsAndFormat(shellTexts)
  const { close } = useControlTexts()
  const id = useId()
  const [typed, setTyped] = useState("")
  const { results, groupOf, isSearching, isFailed } = usePaletteResults(user, typed)
  const [index, setIndex] = useState(0)
  const selected = Math.min(index, results.length - 1)
  const optionId = (index: number) => `${id}-${index}`

  useEffect(() => {
    document.getElementById(`${id}-${selected}`)?.scrollIntoView({ block: "nearest" })
  }, [id, selected])

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: selected + 1, ArrowUp: selected - 1 }
    const next = steps[event.key]
    if (next !== undefined) {
      event.preventDefault()
      if (results.length > 0) setIndex((next + results.length) % results.length)
    }
    const result = results[selected]
    // While an input method composes a word, Enter only ends that word.
    if (event.key === "Enter" && !event.nativeEvent.isComposing && result) {
      event.preventDefault()
      open(result)
    }
  }

  function open({ to, run }: PaletteResult) {
    onClose()
    if (to !== undefined) void navigate(to)
    else run?.()
  }

  return (
    <DialogFrame
      onClose={onClose}
      aria-label={texts.find}
      firstFocus={(panel) => panel.querySelector("input")}
      className="fixed inset-x-2 top-2 z-50 mx-auto flex max-h-[calc(100dvh-1rem)] max-w-xl flex-col overflow-hidden rounded-card border border-line-strong bg-surface outline-none sm:top-[12vh] sm:max-h-[70vh]"
    >
      <div className="flex items-center gap-3 border-line border-b pr-1 pl-4">
        {isSearching ? <Spinner className="text-muted" /> : <SearchIcon className="text-muted" />}
        <input
          role="combobox"
          aria-label={texts.find}
          aria-expanded={results.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={results.length > 0 ? optionId(selected) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={texts.findText}
          value={typed}
          maxLength={200}
          onChange={(event) => {
            setTyped(event.target.value)
            setIndex(0)
          }}
          onKeyDown={onKeyDown}
          className="min-h-14 min-w-0 flex-1 text-ellipsis bg-transparent text-ink outline-none placeholder:text-muted"
        />
        <IconButton label={close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <p role="status" className="sr-only">
        {isSearching ? texts.searching : texts.findCount(format.number(results.length))}
      </p>
      {isFailed && <p className="px-4 pt-3 text-danger text-sm">{texts.findFailed}</p>}
      {results.length === 0 && !isSearching && typed.trim() !== "" && (
        <p className="wrap-anywhere px-4 py-6 text-muted">{texts.findNone(typed.trim())}</p>
      )}
      <div id={`${id}-list`} role="listbox" aria-label={texts.find} className="overflow-y-auto overscroll-contain p-2">
        {results.map((result, index) => (
          <div key={`${result.list} ${result.key}`}>
            {result.list !== results[index - 1]?.list && (
              <p aria-hidden="true" className="px-3 pt-3 pb-1 text-muted text-sm">
                {groupOf(result)}
              </p>
            )}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys */}
            <div
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === selected}
              aria-label={[result.title, result.detail, groupOf(result)].filter(Boolean).join(", ")}
              onPointerMove={() => setIndex(index)}
              onClick={() => open(result)}
              className="flex min-h-11 cursor-pointer items-baseline gap-3 rounded-field px-3 py-2 aria-selected:bg-brand-soft"
            >
              <span className="min-w-0 truncate font-semibold">{result.title}</span>
              <span className="ml-auto min-w-0 max-w-[50%] shrink-0 truncate text-muted text-sm">{result.detail}</span>
            </div>
          </div>
        ))}
      </div>
    </DialogFrame>
  )
}
