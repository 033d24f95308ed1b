import type { PointerEvent as ReactPointerEvent } from "react"
import { type Box, nearestSlot, shiftsFor } from "#dashboard/row-slots.ts"

/** How near the edge of the window the pointer makes it scroll, and how fast, in pixels a frame. */
const edge = 72
const pace = 10

/** Drags a handle's row while the others make room. Styled past React, and reset before it hears of the new place. */
export function dragRow(event: ReactPointerEvent<HTMLElement>, onDrop: (place: number) => void) {
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
  const listening = new AbortController()
  const { signal } = listening

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
    // A page that was left hears nothing of a pointer that is let go.
    if (!handle.isConnected) return end()
    frame = requestAnimationFrame(layOut)
    if (pointer.y < edge) scrollBy(0, -pace)
    if (pointer.y > innerHeight - edge) scrollBy(0, pace)
    const shifts = shiftsFor(boxes, from, nearestSlot(boxes, from, distance()), distance())
    for (const [place, { x, y }] of shifts.entries()) {
      const { style } = rows[place] as HTMLElement
      style.transition = place === from ? "" : "transform 150ms"
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
    listening.abort()
    cancelAnimationFrame(frame)
    for (const each of rows) each.removeAttribute("style")
  }
}

function boxOf(row: HTMLElement): Box {
  const { left, top, width, height } = row.getBoundingClientRect()
  return { left: left + scrollX, top: top + scrollY, width, height }
}
