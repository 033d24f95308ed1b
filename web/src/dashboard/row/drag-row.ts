import type { PointerEvent as ReactPointerEvent } from "react"
import { type Box, nearestSlot, shiftsFor } from "#dashboard/row/row-slots.ts"

/** Autoscroll: within this distance of the window's edge the page scrolls by this many pixels per frame. */
const scrollZonePx = 72
const scrollStepPx = 10

/** Drags a handle's row while the others make room. Sets styles outside React and removes them before `onDrop`. */
export function dragRow(event: ReactPointerEvent<HTMLElement>, onDrop: (index: number) => void) {
  const handle = event.currentTarget
  const row = handle.closest("tr")
  const body = row?.parentElement
  if (event.button !== 0 || !row || !body) return
  event.preventDefault()
  const rows = [...body.children] as HTMLElement[]
  const boxes = rows.map(boxOf)
  const from = rows.indexOf(row)
  const start = { x: event.clientX + scrollX, y: event.clientY + scrollY }
  const pointer = { x: event.clientX, y: event.clientY }
  let frame = requestAnimationFrame(layOut)
  const listeners = new AbortController()
  const { signal } = listeners

  handle.setPointerCapture(event.pointerId)
  row.style.cssText = "position: relative; z-index: 1; outline: 2px solid var(--brand); outline-offset: -2px"
  handle.addEventListener("pointermove", follow, { signal })
  handle.addEventListener("pointerup", drop, { signal })
  handle.addEventListener("pointercancel", () => end(), { signal })
  addEventListener("keydown", ({ key }) => key === "Escape" && end(), { signal })

  function follow({ clientX: x, clientY: y }: PointerEvent) {
    Object.assign(pointer, { x, y })
  }

  const distance = () => ({ x: pointer.x + scrollX - start.x, y: pointer.y + scrollY - start.y })

  function layOut() {
    // After the page is unmounted no pointerup arrives.
    if (!handle.isConnected) return end()
    frame = requestAnimationFrame(layOut)
    if (pointer.y < scrollZonePx) scrollBy(0, -scrollStepPx)
    if (pointer.y > innerHeight - scrollZonePx) scrollBy(0, scrollStepPx)
    const shifts = shiftsFor(boxes, from, nearestSlot(boxes, from, distance()), distance())
    for (const [index, { x, y }] of shifts.entries()) {
      const { style } = rows[index] as HTMLElement
      style.transition = index === from ? "" : "transform 150ms"
      style.transform = x || y ? `translate(${x}px, ${y}px)` : ""
    }
  }

  function drop(event: PointerEvent) {
    follow(event)
    const to = nearestSlot(boxes, from, distance())
    end()
    if (to !== from) onDrop(to)
  }

  function end() {
    listeners.abort()
    cancelAnimationFrame(frame)
    for (const each of rows) each.removeAttribute("style")
  }
}

function boxOf(row: HTMLElement): Box {
  const { left, top, width, height } = row.getBoundingClientRect()
  return { left: left + scrollX, top: top + scrollY, width, height }
}
