import { useEffect, useEffectEvent, useRef, useState } from "react"
import { browserStorage } from "#browser-storage.ts"
import { useTexts } from "#i18n/language.tsx"
import { shortcutTexts } from "#i18n/screens/shortcuts.ts"
import { CheckBox } from "#ui/form/check-box.tsx"
import { listen } from "#ui/listen.ts"
import { Modal, type ModalHandle } from "#ui/overlay/modal.tsx"
import { focusFirstRow } from "./row/row-focus.ts"

const storageKey = "single-key-shortcuts"

/** Shortcuts of a single key, and the dialog that lists all shortcuts. Speech input types letters, so they can be switched off. */
export function Shortcuts() {
  const texts = useTexts(shortcutTexts)
  const dialog = useRef<ModalHandle>(null)
  const [areOn, setAreOn] = useState(() => browserStorage.get(storageKey) !== "off")

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return
    if (leadsToRow(event)) {
      event.preventDefault()
      focusFirstRow()
      return
    }
    if (isTyping(event.target) || document.querySelector("[role=dialog], [role=alertdialog], dialog[open]")) return
    // The help stays, because it has the switch.
    if (event.key !== "?" && !(event.key === "/" && areOn)) return
    event.preventDefault()
    if (event.key === "?") dialog.current?.open()
    else search()
  })
  useEffect(() => listen({ keydown: onKeyDown }), [])

  function change(isOn: boolean) {
    setAreOn(isOn)
    browserStorage.set(storageKey, isOn ? null : "off")
  }
  const rows = [
    ["Ctrl K", texts.palette],
    ["/", texts.search],
    ["↓", texts.firstRow],
    ["Ctrl Z", texts.undo],
    ["Ctrl ↵", texts.save],
    ["Ctrl ⇧ ↵", texts.saveAndAdd],
    ["?", texts.help],
  ] as const
  return (
    <Modal ref={dialog} title={texts.title}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
        {rows.map(([keys, does]) => (
          <div key={keys} className="contents">
            <dt className="flex gap-1">
              {keys.split(/ +/).map((key) => (
                <kbd key={key} className="rounded-tag border border-line-strong px-2 py-0.5 text-sm">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <CheckBox checked={areOn} onChange={({ target }) => change(target.checked)}>
        {texts.singleKeys}
      </CheckBox>
    </Modal>
  )
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest("input:not([type=checkbox]), textarea, select, [contenteditable]") !== null

/** In the search of a list, where the key moves nothing else; but not among the suggestions of an input method. */
const leadsToRow = ({ key, isComposing, target }: KeyboardEvent) =>
  key === "ArrowDown" && !isComposing && target instanceof Element && target.matches("main input[type=search]")

const search = () => document.querySelector<HTMLElement>("main input[type=search]")?.focus()
