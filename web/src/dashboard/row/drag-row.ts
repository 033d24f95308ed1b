import type { PointerEvent as ReactPointerEvent } from "react"
import { moveItem } from "#ui/display/move-item.ts"

export type Box = { left: number; top: number; width: number; height: number }
type Shift = { x: number; y: number }

// Rows in a column differ in height; cards in a grid take over the existing slots.
const isColumn = (boxes: readonly Box[]) => boxes.every(({ left }) => left === boxes[0]?.left)

const middle = (box: Box, by: Shift = { x: 0, y: 0 }) => ({
  x: box.left + box.width / 2 + by.x,
  y: box.top + box.height / 2 + by.y,
})

/** The index of the slot nearest to the centre of a row that was dragged by `by`. */
export function nearestSlot(boxes: readonly Box[], from: number, by: Shift): number {
  const dragged = boxes[from]
  if (!dragged) return from
  const centre = middle(dragged, isColumn(boxes) ? { x: 0, y: by.y } : by)
  const distances = boxes.map((box) => Math.hypot(middle(box).x - centre.x, middle(box).y - centre.y))
  return distances.indexOf(Math.min(...distances))
}

/** How far each row is displaced while one is dragged between two slots. The dragged row follows the pointer. */
export function shiftsFor(boxes: readonly Box[], from: number, to: number, by: Shift): Shift[] {
  const order = moveItem([...boxes.keys()], from, to)
  const shifts: Shift[] = boxes.map(() => ({ x: 0, y: 0 }))
  const gap = (boxes[1]?.top ?? 0) - ((boxes[0]?.top ?? 0) + (boxes[0]?.height ?? 0))
  let top = boxes[0]?.top ?? 0
  for (const [slotIndex, row] of order.entries()) {
    const [box, slot] = [boxes[row], boxes[slotIndex]]
    if (!box || !slot) continue
    shifts[row] = isColumn(boxes) ? { x: 0, y: top - box.top } : { x: slot.left - box.left, y: slot.top - box.top }
    top += box.height + gap
  }
  shifts[from] = isColumn(boxes) ? { x: 0, y: within(boxes, from, by.y) } : by
  return shifts
}

/** Limits `y` so that the dragged row stays inside the table: outside it would be clipped. */
function within(boxes: readonly Box[], from: number, y: number): number {
  const [first, dragged, last] = [boxes[0], boxes[from], boxes.at(-1)]
  if (!first || !dragged || !last) return 0
  const lowest = last.top + last.height - dragged.height
  return Math.min(Math.max(y, first.top - dragged.top), lowest - dragged.top)
}

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
