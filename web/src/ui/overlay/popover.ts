import { type ToggleEvent, useEffect, useRef, useState } from "react"
import { placeBeside, stayBeside } from "#ui/overlay/place-beside.ts"

/** Long enough to move the pointer from the anchor into the popover. */
const closeDelayMs = 200

/** A popover that shows while its anchor is hovered, focused or pressed, or while the pointer is over the popover. */
export function usePopover<Anchor extends HTMLElement, Box extends HTMLElement>() {
  const anchor = useRef<Anchor>(null)
  const box = useRef<Box>(null)
  const closeTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (isOpen && anchor.current && box.current) return stayBeside(anchor.current, box.current)
  }, [isOpen])

  function show() {
    clearTimeout(closeTimer.current)
    // Browsers older than 2023 have no popover API.
    if (!anchor.current || !box.current?.showPopover || box.current.matches(":popover-open")) return
    box.current.showPopover()
    placeBeside(anchor.current, box.current)
  }
  function hide() {
    clearTimeout(closeTimer.current)
    if (box.current?.matches(":popover-open")) box.current.hidePopover()
  }
  function leave() {
    clearTimeout(closeTimer.current)
    closeTimer.current = setTimeout(() => anchor.current?.matches(":focus-visible") || hide(), closeDelayMs)
  }
  return {
    isOpen,
    anchor: { ref: anchor, onMouseEnter: show, onMouseLeave: leave, onFocus: show, onBlur: hide, onClick: show },
    box: {
      ref: box,
      popover: "auto" as const,
      onMouseEnter: () => clearTimeout(closeTimer.current),
      onMouseLeave: leave,
      onToggle: ({ newState }: ToggleEvent) => setOpen(newState === "open"),
    },
  }
}

export const popoverClass =
  "deep wrap-anywhere fixed inset-auto m-0 max-w-[min(24rem,calc(100vw-1rem))] overflow-y-auto rounded-field border border-line px-3 py-2 text-start text-sm"
