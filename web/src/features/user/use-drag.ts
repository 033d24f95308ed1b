import { type PointerEvent, useRef } from "react"

type Point = { x: number; y: number }
type Drag = { onMove: (right: number, down: number) => void; onPinch: (factor: number) => void }

/** One finger, or the mouse, moves; two fingers zoom. Moves are told as shares of the element. */
export function useDrag({ onMove, onPinch }: Drag) {
  const points = useRef(new Map<number, Point>())

  function onPointerMove({ pointerId, clientX, clientY, currentTarget }: PointerEvent) {
    const before = points.current.get(pointerId)
    if (!before) return
    const now = { x: clientX, y: clientY }
    const other = [...points.current].find(([id]) => id !== pointerId)?.[1]
    const { width, height } = currentTarget.getBoundingClientRect()
    if (other) onPinch(distance(now, other) / Math.max(1, distance(before, other)))
    else onMove((now.x - before.x) / width, (now.y - before.y) / height)
    points.current.set(pointerId, now)
  }
  const leave = ({ pointerId }: PointerEvent) => points.current.delete(pointerId)
  return {
    onPointerDown: ({ pointerId, clientX, clientY, currentTarget, button }: PointerEvent) => {
      if (button !== 0) return
      currentTarget.setPointerCapture(pointerId)
      points.current.set(pointerId, { x: clientX, y: clientY })
    },
    onPointerMove,
    onPointerUp: leave,
    onPointerCancel: leave,
  }
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
