import { type ToggleEvent, useEffect, useRef, useState } from "react"
import { listen } from "#ui/listen.ts"

/** Pixels from it, and from the window's edges. */
const gap = 4
/** Milliseconds: enough to go over from the one to the other with the pointer. */
const grace = 200

/** A popover that shows while its anchor is hovered, focused or pressed; the pointer may go over into it. */
export function usePopover<Anchor extends HTMLElement, Box extends HTMLElement>() {
  const anchor = useRef<Anchor>(null)
  const box = useRef<Box>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (!isOpen) return
    const place = () => anchor.current && box.current && placeBeside(anchor.current, box.current)
    return listen({ scroll: place, resize: place }, { capture: true })
  }, [isOpen])

  function show() {
    clearTimeout(leaving.current)
    // Browsers of before 2023 know no popovers.
    if (!anchor.current || !box.current?.showPopover || box.current.matches(":popover-open")) return
    box.current.showPopover()
    placeBeside(anchor.current, box.current)
  }
  function hide() {
    clearTimeout(leaving.current)
    if (box.current?.matches(":popover-open")) box.current.hidePopover()
  }
  function leave() {
    clearTimeout(leaving.current)
    leaving.current = setTimeout(() => anchor.current?.matches(":focus-visible") || hide(), grace)
  }
  return {
    isOpen,
    anchor: { ref: anchor, onMouseEnter: show, onMouseLeave: leave, onFocus: show, onBlur: hide, onClick: show },
    box: {
      ref: box,
      popover: "auto" as const,
      onMouseEnter: () => clearTimeout(leaving.current),
      onMouseLeave: leave,
      onToggle: ({ newState }: ToggleEvent) => setOpen(newState === "open"),
    },
  }
}

/** Below, or above where there is no room below; never over an edge. */
function placeBeside(anchor: HTMLElement, box: HTMLElement) {
  const { left, top, bottom } = anchor.getBoundingClientRect()
  const above = top - box.offsetHeight - gap
  const lowest = bottom + gap + box.offsetHeight > innerHeight ? above : bottom + gap
  const rightmost = document.documentElement.clientWidth - box.offsetWidth - gap
  box.style.top = `${Math.max(gap, lowest)}px`
  box.style.left = `${Math.max(gap, Math.min(left, rightmost))}px`
}

export const popoverClass =
  "deep wrap-anywhere fixed inset-auto m-0 max-w-[min(24rem,calc(100vw-8px))] rounded-field border border-line px-3 py-2 text-start text-sm"
