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
