import { describe, expect, test } from "vitest"
import { type Box, nearestSlot, shiftsFor } from "./drag-row.ts"

const box = (left: number, top: number, height = 40): Box => ({ left, top, width: 100, height })

describe("a column of rows of different heights", () => {
  const rows = [box(0, 0), box(0, 50, 80), box(0, 140), box(0, 190)]

  test("a dragged row takes the slot nearest to its centre", () => {
    expect([0, 20, 60, 130, 999].map((y) => nearestSlot(rows, 0, { x: 500, y }))).toEqual([0, 0, 1, 2, 3])
    expect(nearestSlot(rows, 3, { x: 0, y: -999 })).toBe(0)
  })

  test("rows that it passes move by its height, and it stays inside the table", () => {
    const down = shiftsFor(rows, 0, 2, { x: 30, y: 120 })
    expect(down.map(({ y }) => y)).toEqual([120, -50, -50, 0])
    const up = shiftsFor(rows, 3, 1, { x: 0, y: -500 })
    expect(up.map(({ y }) => y)).toEqual([0, 50, 50, -190])
    expect([...down, ...up].map(({ x }) => x)).toEqual(Array(8).fill(0))
  })

  test("a single row stays in place", () => {
    expect(nearestSlot([box(0, 0)], 0, { x: 9, y: 9 })).toBe(0)
    expect(shiftsFor([box(0, 0)], 0, 0, { x: 9, y: 9 })).toEqual([{ x: 0, y: 0 }])
  })
})

test("cards beside each other swap positions", () => {
  const cards = [box(0, 0), box(110, 0), box(0, 50)]
  expect(nearestSlot(cards, 0, { x: 20, y: 45 })).toBe(2)
  expect(shiftsFor(cards, 0, 2, { x: 20, y: 45 })).toEqual([
    { x: 20, y: 45 },
    { x: -110, y: 0 },
    { x: 110, y: -50 },
  ])
})
