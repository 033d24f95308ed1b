import { expect, test } from "vitest"
import { moveItem } from "./move-item.ts"

test("an item moves to another index", () => {
  expect(moveItem(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"])
  expect(moveItem(["a", "b", "c"], 2, 1)).toEqual(["a", "c", "b"])
  expect(moveItem(["a"], 0, 0)).toEqual(["a"])
})
