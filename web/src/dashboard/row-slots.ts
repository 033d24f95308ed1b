import { moved } from "#ui/moved.ts"

export type Box = { left: number; top: number; width: number; height: number }
type Shift = { x: number; y: number }

// Rows below each other are of any height; cards beside each other are laid into the places that there are.
const isColumn = (boxes: readonly Box[]) => boxes.every(({ left }) => left === boxes[0]?.left)

const middle = (box: Box, by: Shift = { x: 0, y: 0 }) => ({
  x: box.left + box.width / 2 + by.x,
  y: box.top + box.height / 2 + by.y,
})

/** The place over which the middle of a row stands that was dragged so far. */
export function nearestSlot(boxes: readonly Box[], from: number, by: Shift): number {
  const dragged = boxes[from]
  if (!dragged) return from
  const at = middle(dragged, isColumn(boxes) ? { x: 0, y: by.y } : by)
  const distances = boxes.map((box) => Math.hypot(middle(box).x - at.x, middle(box).y - at.y))
  return distances.indexOf(Math.min(...distances))
}

/** How far each row stands from its own place while one is dragged from a place to another: that one goes with the pointer. */
export function shiftsFor(boxes: readonly Box[], from: number, to: number, by: Shift): Shift[] {
  const order = moved([...boxes.keys()], from, to)
  const shifts: Shift[] = boxes.map(() => ({ x: 0, y: 0 }))
  const gap = (boxes[1]?.top ?? 0) - ((boxes[0]?.top ?? 0) + (boxes[0]?.height ?? 0))
  let top = boxes[0]?.top ?? 0
  for (const [place, each] of order.entries()) {
    const [box, slot] = [boxes[each], boxes[place]]
    if (!box || !slot) continue
    shifts[each] = isColumn(boxes) ? { x: 0, y: top - box.top } : { x: slot.left - box.left, y: slot.top - box.top }
    top += box.height + gap
  }
  shifts[from] = isColumn(boxes) ? { x: 0, y: within(boxes, from, by.y) } : by
  return shifts
}

/** Not out of the table, which would cut it off. */
function within(boxes: readonly Box[], from: number, y: number): number {
  const [first, dragged, last] = [boxes[0], boxes[from], boxes.at(-1)]
  if (!first || !dragged || !last) return 0
  const lowest = last.top + last.height - dragged.height
  return Math.min(Math.max(y, first.top - dragged.top), lowest - dragged.top)
}
