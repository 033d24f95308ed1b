import { expect, test } from "vitest"
import { mostZoom, moved, squareOf, wholeMiddle, zoomed } from "./crop-square.ts"

const wide = { width: 1200, height: 600 }
const tall = { width: 300, height: 900 }

test("at first it is the largest square in the middle", () => {
  expect(squareOf(wholeMiddle, wide)).toEqual({ left: 300, top: 0, side: 600 })
  expect(squareOf(wholeMiddle, tall)).toEqual({ left: 0, top: 300, side: 300 })
})

test("it moves by shares of itself, and stops at the edges", () => {
  expect(squareOf(moved(wholeMiddle, wide, 0.25, 0), wide).left).toBeCloseTo(450)
  expect(squareOf(moved(wholeMiddle, wide, 9, 9), wide)).toEqual({ left: 600, top: 0, side: 600 })
  expect(squareOf(moved(wholeMiddle, tall, -9, -9), tall)).toEqual({ left: 0, top: 0, side: 300 })
})

test("zooming keeps the middle, and zooming out at an edge moves it inside again", () => {
  expect(squareOf(zoomed(wholeMiddle, wide, 2), wide)).toEqual({ left: 450, top: 150, side: 300 })
  const atCorner = moved(zoomed(wholeMiddle, wide, 2), wide, 9, 9)
  expect(squareOf(atCorner, wide)).toEqual({ left: 900, top: 300, side: 300 })
  expect(squareOf(zoomed(atCorner, wide, 1), wide)).toEqual({ left: 600, top: 0, side: 600 })
})

test("a small picture cannot be zoomed into a few dots", () => {
  expect(mostZoom(wide)).toBeCloseTo(3.75)
  expect(mostZoom({ width: 4000, height: 3000 })).toBe(4)
  expect(mostZoom({ width: 1, height: 1 })).toBe(1)
  expect(zoomed(wholeMiddle, { width: 40, height: 40 }, 3).zoom).toBe(1)
})
