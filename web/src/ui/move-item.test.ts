import { expect, it } from "vitest"
import { moveItem } from "./move-item.ts"

it("one of several moves to another's place", () => {
  expect(moveItem(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"])
  expect(moveItem(["a", "b", "c"], 2, 1)).toEqual(["a", "c", "b"])
  expect(moveItem(["a"], 0, 0)).toEqual(["a"])
})
