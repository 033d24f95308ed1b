import { expect, it } from "vitest"
import { moved } from "./moved.ts"

it("one of several moves to another's place", () => {
  expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"])
  expect(moved(["a", "b", "c"], 2, 1)).toEqual(["a", "c", "b"])
  expect(moved(["a"], 0, 0)).toEqual(["a"])
})
