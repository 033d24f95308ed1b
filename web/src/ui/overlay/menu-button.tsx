import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useState } from "react"
import { FloatingPanel } from "#ui/overlay/floating-panel.tsx"

type MenuButtonProps = {
  /** The button's content. */
  label: ReactNode
  className: string
  /** Above the entries. */
  heading: string
  /** The entries: links or buttons with the attributes that `item` returns. */
  children: (item: (run?: () => void) => ItemAttributes) => ReactNode
}

type ItemAttributes = {
  role: "menuitem"
  tabIndex: -1
  onClick: () => void
  onPointerMove: (event: PointerEvent<HTMLElement>) => void
}

const items = "[role=menuitem]"

/** The index of the entry that a key selects. A letter selects the next entry that starts with it. */
function indexAfter(key: string, entries: readonly HTMLElement[], current: number): number {
  const last = entries.length - 1
  const steps: Record<string, number> = { ArrowDown: Math.min(current + 1, last), Home: 0, End: last }
  if (key === "ArrowUp") return current < 0 ? last : Math.max(current - 1, 0)
  const step = steps[key]
  if (step !== undefined || key.length !== 1) return step ?? -1
  const startsWithKey = ({ textContent }: HTMLElement) => textContent.toLowerCase().startsWith(key.toLowerCase())
  const next = entries.findIndex((entry, index) => index > current && startsWithKey(entry))
  return next < 0 ? entries.findIndex(startsWithKey) : next
}

/** A button that opens a menu. The arrow keys, Home, End and letters move the focus in it. */
export function MenuButton({ label, className, heading, children }: MenuButtonProps) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isByKey, setByKey] = useState(false)
  const close = () => setAnchor(null)

  function open(button: HTMLElement, isByKey: boolean) {
    setByKey(isByKey)
    setAnchor(button)
  }
  function handleKey(event: KeyboardEvent<HTMLElement>) {
    // The focus continues at the button, and from there to the next control.
    if (event.key === "Tab") {
      close()
      anchor?.focus()
    }
    const entries = [...event.currentTarget.querySelectorAll<HTMLElement>(items)]
    const current = entries.indexOf(document.activeElement as HTMLElement)
    const next = event.ctrlKey || event.metaKey || event.altKey ? -1 : indexAfter(event.key, entries, current)
    // The space key presses the entry.
    if (next < 0 || event.key === " ") return
    event.preventDefault()
    entries[next]?.focus()
  }
  const item = (run?: () => void): ItemAttributes => ({
    role: "menuitem",
    tabIndex: -1,
    onClick: () => {
      close()
      anchor?.focus()
      run?.()
    },
    onPointerMove: ({ currentTarget }) => currentTarget.focus({ preventScroll: true }),
  })
  return (
    <>
      <button
        id={`${id}-button`}
        type="button"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget, detail }) => (anchor ? close() : open(currentTarget, detail === 0))}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return
          event.preventDefault()
          open(event.currentTarget, true)
        }}
        className={className}
      >
        {label}
      </button>
      {anchor && (
        <FloatingPanel
          id={id}
          role="menu"
          aria-labelledby={`${id}-button`}
          anchor={anchor}
          align="end"
          onClose={close}
          {...(isByKey && { focusable: items })}
          onKeyDown={handleKey}
          className="z-50 min-w-48 max-w-[min(20rem,calc(100vw-1rem))] p-1"
        >
          <div className="truncate px-3 py-2 font-semibold">{heading}</div>
          {children(item)}
        </FloatingPanel>
      )}
    </>
  )
}
