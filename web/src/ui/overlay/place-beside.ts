import { listen } from "#ui/listen.ts"

/** The distance from the anchor. */
const gapPx = 4
/** The distance from the window's edges. */
const marginPx = 8

export type Align = "start" | "end"

/** Without the area that an on-screen keyboard covers; zooming in does not make it smaller. */
function visibleHeight() {
  const { clientHeight } = document.documentElement
  const { visualViewport } = window
  return visualViewport ? Math.min(clientHeight, visualViewport.height * visualViewport.scale) : clientHeight
}

/** Places a fixed box below its anchor, or above it if there is more room; always inside the window, where it scrolls if necessary. */
export function placeBeside(anchor: HTMLElement, box: HTMLElement, align: Align = "start") {
  const { left, right, top, bottom } = anchor.getBoundingClientRect()
  const below = visibleHeight() - bottom - gapPx - marginPx
  const above = top - gapPx - marginPx
  // Not the height on the screen, which an earlier call may have limited.
  const wanted = box.scrollHeight + box.offsetHeight - box.clientHeight
  const isAbove = wanted > below && above > below
  const available = Math.max(isAbove ? above : below, 0)
  const rightmost = document.documentElement.clientWidth - box.offsetWidth - marginPx
  const x = Math.max(marginPx, Math.min(align === "start" ? left : right - box.offsetWidth, rightmost))
  const y = Math.max(marginPx, isAbove ? top - gapPx - Math.min(wanted, available) : bottom + gapPx)
  box.style.maxHeight = `${available}px`
  box.style.left = "0"
  box.style.top = "0"
  // Inside a transformed element, such as a dialog, a fixed box starts at that element and not at the window.
  const origin = box.getBoundingClientRect()
  box.style.left = `${x - origin.left}px`
  box.style.top = `${y - origin.top}px`
}

/** Places the box, and again whenever the window, the scroll position or the box's size changes. */
export function stayBeside(anchor: HTMLElement, box: HTMLElement, align?: Align): () => void {
  const place = () => placeBeside(anchor, box, align)
  const resizes = new ResizeObserver(place)
  resizes.observe(box)
  const stopListening = listen({ scroll: place, resize: place }, { capture: true, passive: true })
  window.visualViewport?.addEventListener("resize", place)
  place()
  return () => {
    resizes.disconnect()
    stopListening()
    window.visualViewport?.removeEventListener("resize", place)
  }
}
